import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminCounter as words } from '@/content/en/adminCounter.ts';
import { type Answers, fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { BoxOffice } from './admin/counter/BoxOffice.tsx';
import type { CounterShift } from './admin/counter/data/counter.ts';
import { orderOf, saleOf } from './passes.fixture.ts';

const SELL = 'POST /rest/v1/rpc/sell_passes';
const [kind] = saleOf().kinds;
const now: CounterShift = {
  kinds: kind ? [kind] : [],
  left: 6,
  sold: 2,
  cash_paise: 30_000,
  paid_back_paise: 0,
  upi_paise: 90_000,
  upi: { vpa: 'garba@bank', name: 'Mandap', is_merchant: false, mcc: null },
};
const sold = (admitted: number) => ({
  body: { ...orderOf({ total_paise: 90_000 }), admitted, not_admitted: null },
});
const conflict = (hint: string, details: unknown) => ({
  status: 409,
  body: { code: 'PT409', hint, details: JSON.stringify(details), message: 'No.' },
});

/** The counter with one pass for tonight chosen. */
async function openCounter(answers: Answers, isOnline = true) {
  const { calls, change } = fakeBackend(answers);
  const onChange = vi.fn<() => void>();
  const onUndecided = vi.fn<(amount: number | null) => void>();
  const { unmount } = render(
    <BoxOffice
      shift="s1"
      night="n1"
      now={now}
      isOnline={isOnline}
      end={null}
      onChange={onChange}
      onUndecided={onUndecided}
    />,
  );
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: /^One night/ }));
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
  const sent = () => calls.filter(({ route }) => route === SELL).map(({ body }) => Object(body));
  return { person, press, sent, change, onChange, onUndecided, unmount };
}

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('a sale at the counter', () => {
  it('by UPI needs the 12 digits of its number, or none', async () => {
    const { person, press, sent } = await openCounter({ [SELL]: sold(1) });
    await person.type(screen.getByLabelText(words.utr), '4123');
    await press(words.upi('₹850'));
    expect(screen.getByLabelText(words.utr)).toHaveAccessibleDescription(
      expect.stringContaining(words.utrWrong),
    );
    expect(sent()).toEqual([]);
    await person.type(screen.getByLabelText(words.utr), ' 4567 8901');
    await press(words.upi('₹850'));
    expect(await screen.findByRole('heading', { name: words.sold.admitted(1) })).toBeVisible();
    expect(sent()).toMatchObject([
      { p_method: 'upi', p_utr: '412345678901', p_expected_paise: 85_000, p_is_admitted: true },
    ]);
  });

  it('for later says so, and shows the passes', async () => {
    const { person, press, sent } = await openCounter({ [SELL]: sold(0) });
    await person.click(screen.getByLabelText(words.inNow));
    await press(words.cash('₹850'));
    expect(await screen.findByText(words.sold.notAdmitted)).toBeVisible();
    expect(sent()).toMatchObject([{ p_method: 'cash', p_utr: '', p_is_admitted: false }]);
  });

  it('says what became dearer, and sells for the new price at the next tap', async () => {
    const answers = [conflict('price', { total_paise: 90_000 }), sold(1)];
    const { press, sent, onChange } = await openCounter({ [SELL]: () => answers.shift() ?? {} });
    await press(words.upi('₹850'));
    expect(await screen.findByText(words.trouble.price('₹850', '₹900'))).toBeVisible();
    expect(onChange).toHaveBeenCalledTimes(1);
    await press(words.upi('₹900'));
    expect(await screen.findByRole('heading', { name: words.sold.admitted(1) })).toBeVisible();
    expect(sent().map((one) => one.p_expected_paise)).toEqual([85_000, 90_000]);
  });

  it.each([
    ['the night', ['n1'], words.trouble.soldOutNight],
    ['a kind', ['k1'], words.trouble.soldOut('One night')],
    ['another night', ['n2'], words.trouble.soldOutOther],
  ])('says that %s is sold out', async (_, full, text) => {
    const { press } = await openCounter({
      [SELL]: conflict('sold_out', { full, open_nights: [] }),
    });
    await press(words.cash('₹850'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: words.cash('₹850') })).toBeEnabled();
  });

  it('without an answer asks again under the same id, before anything else is sold', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(-0.49);
    const { press, sent, change } = await openCounter({ [SELL]: 'offline' });
    await press(words.cash('₹850'));
    expect(await screen.findByText(words.unsure.text)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.cash('₹850') })).toBeNull();
    expect(screen.getByRole('button', { name: /^One night/ })).toBeDisabled();
    change({ [SELL]: sold(1) });
    await press(words.unsure.ask);
    expect(await screen.findByRole('heading', { name: words.sold.admitted(1) })).toBeVisible();
    expect(sent().length).toBeGreaterThan(1);
    expect(new Set(sent().map((one) => one.p_id)).size).toBe(1);
    await press(words.sold.next);
    expect(screen.getByRole('heading', { name: words.heading })).toHaveFocus();
    expect(screen.getByText(words.takings(2, '₹300', '₹900'))).toBeVisible();
  });
});

it('a sale that is being sent may be sold: so says the page that is loaded again meanwhile', async () => {
  const { press, onUndecided, unmount } = await openCounter({ [SELL]: 'silent' });
  expect(onUndecided).toHaveBeenLastCalledWith(null);
  await press(words.cash('₹850'));
  expect(onUndecided).toHaveBeenLastCalledWith(85_000);
  unmount();
  const again = await openCounter({ [SELL]: sold(1) });
  expect(screen.getByText(words.unsure.text)).toBeVisible();
  expect(again.onUndecided).toHaveBeenLastCalledWith(85_000);
  await again.press(words.unsure.ask);
  expect(await screen.findByRole('heading', { name: words.sold.admitted(1) })).toBeVisible();
  expect(again.onUndecided).toHaveBeenLastCalledWith(null);
});

it('the UPI code is behind a button, and gone with the connection', async () => {
  const { press, unmount } = await openCounter({});
  const alt = words.upiCode.alt('₹850', 'garba@bank');
  expect(screen.queryByAltText(alt)).toBeNull();
  await press(words.upiCode.show('₹850'));
  expect(screen.getByAltText(alt)).toBeVisible();
  await press(words.upiCode.hide);
  expect(screen.queryByAltText(alt)).toBeNull();
  unmount();
  await openCounter({}, false);
  expect(screen.queryByRole('button', { name: words.upiCode.show('₹850') })).toBeNull();
});

it('prints a slip of each pass, with its nights, code, order, total and place', async () => {
  const passes = ['K7P2M4XA0Q1ZVWTS93HGFEDCB6', 'M4XAK7P20Q1ZVWTS93HGFEDCB6'].map(
    (code, index) => ({
      id: `p${index}`,
      item_id: 'i1',
      night_ids: ['n1'],
      people: 1,
      holder: '',
      code,
      revision: 1,
      cancelled_at: null,
      forwarded_at: null,
    }),
  );
  const body = { ...orderOf({ passes }), admitted: 2, not_admitted: null };
  const { press } = await openCounter({ [SELL]: { body } });
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await press(words.cash('₹850'));
  await press(words.sold.print);
  expect(print).toHaveBeenCalledOnce();
  const slips = [...(document.querySelector('[data-slip]')?.children ?? [])];
  expect(slips.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /Raas Garba 2027Lawn, PatnaOne night.*Thu, 7 Oct · Gates 6:00 pmK7P2-M4XA.*K7P2M4.*₹850 in cash.*1 of 2/,
    ),
    expect.stringMatching(/M4XA-K7P2.*2 of 2/),
  ]);
  expect(slips.map((slip) => slip.querySelector('img')?.alt)).toEqual([
    words.sold.qr('K7P2-M4XA', 'One night', 1),
    words.sold.qr('M4XA-K7P2', 'One night', 1),
  ]);
});

it('without a connection it says what it cannot do, also before the kinds are known', () => {
  render(
    <BoxOffice
      shift="s1"
      night="n1"
      now={undefined}
      isOnline={false}
      end={null}
      onChange={() => {}}
      onUndecided={() => {}}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(words.offline);
});

it('nothing is sold without a connection', async () => {
  await openCounter({}, false);
  expect(screen.getByRole('alert')).toHaveTextContent(words.offline);
  for (const name of [words.cash('₹850'), words.upi('₹850')])
    expect(screen.getByRole('button', { name })).toBeDisabled();
});
