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
  render(<BoxOffice shift="s1" night="n1" now={now} isOnline={isOnline} onChange={onChange} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: /^One night/ }));
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
  const sent = () => calls.filter(({ route }) => route === SELL).map(({ body }) => Object(body));
  return { person, press, sent, change, onChange };
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
    expect(screen.getByText(words.takings(2, '₹300', '₹900'))).toBeVisible();
  });
});

it('nothing is sold without a connection', async () => {
  await openCounter({}, false);
  expect(screen.getByRole('alert')).toHaveTextContent(words.offline);
  for (const name of [words.cash('₹850'), words.upi('₹850')])
    expect(screen.getByRole('button', { name })).toBeDisabled();
});
