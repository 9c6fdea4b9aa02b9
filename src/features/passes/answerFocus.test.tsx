import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orderText } from '@/content/en/passes.ts';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import type { Order } from './data/answers.ts';
import { orderOf, passIn } from './passes.fixture.ts';
import { OrderView } from './public/OrderView.tsx';

const access = { id: '11111111-1111-4111-8111-111111111111', key: 'k'.repeat(32) };
const held = orderOf({ held_until: '2099-06-01T12:10:00Z' });
const { utr: text } = orderText;

/** An order's page, opened by its address or by a step within the site. */
function open({ claimed, at = '/passes' }: { claimed?: Partial<Order>; at?: string } = {}) {
  fakeBackend({
    'POST /rest/v1/rpc/get_order': { body: held },
    'POST /rest/v1/rpc/claim_payment': claimed
      ? { body: orderOf(claimed) }
      : { status: 409, body: { code: 'PT409', hint: 'limit', message: 'Please call us.' } },
  });
  render(
    <SitePage at={at}>
      <Routes>
        <Route path="/" element={<Link to="/passes">Open</Link>} />
        <Route path="/passes" element={<OrderView access={access} />} />
      </Routes>
    </SitePage>,
  );
  return userEvent.setup();
}
async function pay(person: ReturnType<typeof userEvent.setup>, number: string) {
  await person.click(await screen.findByLabelText(new RegExp(text.label.slice(0, 9))));
  await person.paste(number);
  await person.click(screen.getByRole('button', { name: text.send }));
}
const focused = () => document.activeElement;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('what becomes of a payment has the focus once it is sent', async () => {
  const person = open({ claimed: { status: 'claimed', claimed_utr: '431900000081' } });
  await pay(person, '431900000081');
  const heading = await screen.findByRole('heading', { name: orderText.heading.claimed });
  await waitFor(() => expect(heading.closest('[tabindex]')).toHaveFocus());
});

it.each(['4319', '431900000081'])('the field has it where %s is refused', async (number) => {
  const person = open();
  await pay(person, number);
  await waitFor(() => expect(focused()).toBeInvalid());
});

it('an order that was just made has it, not one that is opened by its address', async () => {
  const person = open({ at: '/' });
  await person.click(screen.getByText('Open'));
  const heading = await screen.findByRole('heading', { level: 1, name: /^Pay by/ });
  expect(heading.closest('[tabindex]')).toHaveFocus();
});

it('a page that is opened leaves the focus where it is', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: /^Pay by/ });
  expect(focused()).toBe(document.body);
});

it.each([true, false])('on a computer (%s) the QR to pay stands open', async (matches) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
  open();
  const qr = await screen.findByAltText(/^QR code to pay ₹850/);
  expect(qr.closest('details')?.open).toBe(matches);
});

it('what is asked once more gives the focus back, or leads it to what became of the order', async () => {
  fakeBackend({
    'POST /rest/v1/rpc/get_order': { body: held },
    'POST /rest/v1/rpc/cancel_my_order': { body: orderOf({ status: 'cancelled' }) },
  });
  render(
    <SitePage at="/passes">
      <OrderView access={access} />
    </SitePage>,
  );
  const person = userEvent.setup();
  const { actions, heading } = orderText;
  await person.click(await screen.findByRole('button', { name: actions.cancel }));
  await person.click(screen.getByRole('button', { name: actions.no }));
  expect(screen.getByRole('button', { name: actions.cancel })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: actions.cancel }));
  await person.click(screen.getByRole('button', { name: actions.yes }));
  const title = await screen.findByRole('heading', { level: 1, name: heading.cancelled });
  await waitFor(() => expect(title.closest('[tabindex]')).toHaveFocus());
});

it('a pass that was taken back has the focus where it is given again', async () => {
  const night = { doors_at: null, starts_at: '19:00:00', ends_at: '23:00:00', headline: '' };
  const nights = [{ id: 'n1', date: '2099-10-07', ...night, cancelled_at: null }];
  const paidFor = (holder: string) =>
    orderOf({ status: 'paid', nights, passes: [passIn({ holder })] });
  fakeBackend({
    'POST /rest/v1/rpc/get_order': { body: paidFor('Neha') },
    'POST /rest/v1/rpc/renew_pass': { body: paidFor('') },
  });
  render(
    <SitePage at="/passes">
      <OrderView access={access} />
    </SitePage>,
  );
  const person = userEvent.setup();
  const { pass } = orderText;
  await person.click(await screen.findByRole('button', { name: pass.takeBack }));
  await person.click(screen.getByRole('button', { name: pass.takeBackYes }));
  await waitFor(() => expect(screen.getByRole('button', { name: pass.forward })).toHaveFocus());
});
