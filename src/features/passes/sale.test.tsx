import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import { orderOf, saleOf } from './passes.fixture.ts';
import { PassSale } from './public/PassSale.tsx';
import { orderInWords } from './public/saleWords.ts';

const RESERVE = 'POST /rest/v1/rpc/reserve_passes';
const conflict = (hint: string, details: unknown) => ({
  status: 409,
  body: { code: 'PT409', hint, details: JSON.stringify(details), message: 'No.' },
});
const busy = { status: 503, body: { code: 'PT503', message: 'Busy' } };

function Address() {
  const { pathname, hash } = useLocation();
  return <output aria-label="address">{pathname + hash}</output>;
}

function openSale() {
  const page = render(
    <SitePage at="/raas-garba">
      <Address />
      <PassSale sale={saleOf()} place="Lawn, Patna" />
    </SitePage>,
  );
  return { page, person: userEvent.setup() };
}

/** Chooses a pass for the first night and gives a name and a number. */
async function orderOne(answers: Answers) {
  const { calls } = fakeBackend(answers);
  const { page, person } = openSale();
  await person.click(screen.getByRole('button', { name: 'One pass more: One night' }));
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await person.click(screen.getByLabelText('Your name'));
  await person.paste('Ritu Kumari');
  await person.click(screen.getByLabelText(/^Phone/));
  await person.paste('98350 12345');
  await person.click(screen.getByLabelText(/^I accept the rules/));
  const hold = async () => person.click(screen.getByRole('button', { name: /^Go to payment/ }));
  const sent = (name: string) => calls.map(({ body }) => Reflect.get(Object(body), name));
  return { page, person, hold, sent };
}
const toPayPage = async () =>
  expect
    .poll(() => screen.getByLabelText('address').textContent)
    .toMatch(/^\/passes#[\da-f-]{36}\./);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('an order that is not taken', () => {
  it('for a price that has changed shows it beside the old one, and one tap accepts it', async () => {
    const answers = [conflict('price', { total_paise: 95_000 }), { body: orderOf() }];
    const { person, hold, sent } = await orderOne({ [RESERVE]: () => answers.shift() ?? busy });
    await hold();
    expect(await screen.findByText('The price is now ₹950 instead of ₹850.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Order for ₹950' }));
    await toPayPage();
    expect(sent('p_expected_paise')).toEqual([85_000, 95_000]);
  });

  it('for the lower price of a promo code is ordered for it by one tap', async () => {
    const answers = [conflict('price', { total_paise: 68_000 }), { body: orderOf() }];
    const { person, hold, sent } = await orderOne({ [RESERVE]: () => answers.shift() ?? busy });
    await person.click(screen.getByRole('button', { name: 'I have a promo code' }));
    await person.click(screen.getByLabelText(/^Promo code/));
    await person.paste('GARBA20');
    await hold();
    expect(await screen.findByText('With your code: ₹680 instead of ₹850.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Order for ₹680' }));
    await toPayPage();
    expect(sent('p_promo')).toEqual(['GARBA20', 'GARBA20']);
    expect(sent('p_expected_paise')).toEqual([85_000, 68_000]);
  });

  it('for passes that were sold meanwhile offers other nights and the waiting list', async () => {
    const { person, hold } = await orderOne({
      [RESERVE]: conflict('sold_out', { full: ['n1'], open_nights: ['n2'] }),
    });
    await hold();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('These passes were sold a moment ago.');
    await person.click(within(alert).getByRole('button', { name: 'Waiting list: One night' }));
    expect(await screen.findByRole('dialog', { name: 'Waiting list' })).toBeVisible();
    await person.keyboard('{Escape}');
    await person.click(within(alert).getByRole('button', { name: 'Fri, 8 Oct' }));
    expect(screen.getByRole('radio', { name: /^Fri, 8 Oct/ })).toBeChecked();
  });

  it('by a busy database, or whose answer is lost, is tried again under the same id', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(-0.49);
    const answers = [busy, 'offline', { body: orderOf() }] as const;
    let tries = 0;
    const { hold, sent } = await orderOne({ [RESERVE]: () => answers[tries++] ?? busy });
    await hold();
    expect(await screen.findByText(/^Many people are buying\. We try again/)).toBeVisible();
    await toPayPage();
    expect(sent('p_id')).toHaveLength(3);
    expect(new Set(sent('p_id')).size).toBe(1);
    expect(new Set(sent('p_key')).size).toBe(1);
  });

  const work = conflict('work', { challenge: '7.ab', bits: 4, iterations: 2 });

  it('for want of work in a crowd does the work and goes again, without a word', async () => {
    const answers = [work, { body: orderOf() }];
    const { hold, sent } = await orderOne({ [RESERVE]: () => answers.shift() ?? busy });
    await hold();
    await toPayPage();
    expect(sent('p_work')).toEqual(['', expect.stringMatching(/^7\.ab:\d+$/)]);
    expect(new Set(sent('p_id')).size).toBe(1);
  });

  it('for work that is refused again and again says so, and can be sent again', async () => {
    const { hold, sent } = await orderOne({
      [RESERVE]: { ...work, body: { ...work.body, message: 'Please try again.' } },
    });
    await hold();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
    expect(sent('p_work')).toHaveLength(5);
    expect(screen.getByRole('button', { name: /^Go to payment/ })).toBeEnabled();
  });
});

it('the form names the kinds and nights before the money, as the message does', async () => {
  const { person } = await orderOne({});
  await person.click(screen.getByRole('button', { name: 'One pass more: Season' }));
  const [form] = screen.getAllByText('₹5,570').map((sum) => sum.closest('[data-total]'));
  expect(form).toHaveTextContent('1 × One night · Thu, 7 Oct · Gates 6:00 pm');
  expect(form).toHaveTextContent('1 × Season · Thu, 7 Oct and Fri, 8 Oct · Gates 6:00 pm');
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '#passes');
  expect(orderInWords(saleOf(), [{ kind_id: 'k1', night_ids: ['n1'], quantity: 2 }])).toBe(
    '2 × One night (Thu, 7 Oct · Gates 6:00 pm)',
  );
});

it('a wrong promo code is told once, at its field', async () => {
  const message = 'This code is not valid.';
  const { person, hold } = await orderOne({
    [RESERVE]: { status: 409, body: { code: 'PT409', hint: 'promo', message } },
  });
  await person.click(screen.getByRole('button', { name: 'I have a promo code' }));
  await person.click(screen.getByLabelText(/^Promo code/));
  await person.paste('WRONG');
  await hold();
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(screen.getByLabelText(/^Promo code/)).toBeInvalid();
});

it('what was chosen and typed is there again in the next page', async () => {
  const { page } = await orderOne({});
  page.unmount();
  openSale();
  expect(await screen.findByLabelText('Your name')).toHaveValue('Ritu Kumari');
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('98350 12345');
  expect(screen.getByLabelText(/^I accept the rules/)).not.toBeChecked();
  expect(screen.getByRole('status', { name: 'One night' })).toHaveTextContent('1');
});
