import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { orderText } from '@/content/en/passes.ts';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import type { Order } from './data/answers.ts';
import { answersOf, coming, late, later, off, paid, routesOf } from './passWorld.fixture.ts';
import { OrderView } from './public/OrderView.tsx';

const { actions: text } = orderText;
const refund = { id: 'r', why: 'night', state: 'due', amount_paise: 85_000 } as const;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

async function open(
  order: Partial<Order>,
  state: 'valid' | 'cancelled' = 'valid',
  nights = [off, later],
) {
  fakeBackend(routesOf(answersOf({ order: { ...paid, ...order }, state, nights })));
  render(
    <SitePage at="/passes">
      <OrderView access={{ id: 'o', key: 'k' }} />
    </SitePage>,
  );
  await screen.findByText(orderText.lines.title);
  return screen.queryByRole('button', { name: text.askRefund });
}

it.each([
  ['nothing is listed', [], '₹1,700'],
  ['a part is due', [refund], '₹850'],
  ['a part was sent', [{ ...refund, state: 'sent' }], '₹850'],
  ['a part could not be sent', [{ ...refund, state: 'failed' }], '₹850'],
  ['a part was declined', [{ ...refund, state: 'declined' }], '₹1,700'],
] as const)('where %s the buyer can ask for the rest', async (_what, refunds, amount) => {
  const ask = await open({ refunds: [...refunds] });
  if (!ask) throw new Error('It cannot be asked for.');
  await userEvent.click(ask);
  expect(screen.getByText(text.askSure(amount, 1))).toBeVisible();
});

it.each([
  ['all is due', { refunds: [{ ...refund, amount_paise: 170_000 }] }],
  ['it was asked for', { refunds: [refund, { ...refund, id: 'a', why: 'asked', state: 'asked' }] }],
  ['it was declined', { refunds: [{ ...refund, why: 'asked', state: 'declined' }] }],
  ['nothing was paid', { received_paise: 0, total_paise: 0 }],
] as const)('where %s there is nothing to ask for', async (_what, order) => {
  expect(
    await open({ ...order, refunds: 'refunds' in order ? [...order.refunds] : [] }),
  ).toBeNull();
});

it('a late order without money is not asked back, as that would give it up', async () => {
  expect(await open({ ...late, received_paise: 0, paid_at: null }, 'valid', [coming])).toBeNull();
});
