import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { leaveAdmin, openAdmin, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { paymentsBackend } from '../../../tests/builders/openPayments.ts';
import { orderOf } from './passes.fixture.ts';

beforeAll(async () => import('./admin/TicketsScreen.tsx'), 120_000);
afterEach(leaveAdmin);

const ID = '0d000000-0000-4000-8000-000000000001';

async function openOrder(body: unknown) {
  fakeBackend({
    ...paymentsBackend([], []),
    'POST /rest/v1/rpc/list_orders': { body: [] },
    'POST /rest/v1/rpc/get_pass_order': { body },
  });
  await signedInBefore();
  openAdmin(`/admin/dashboard/tickets?tab=orders&open=${ID}`);
}

it('says that the order of an old link is not there', async () => {
  await openOrder(null);
  expect(await screen.findByText(adminTickets.order.missing)).toBeVisible();
});

it('says what is paid back of an order, and leads to where that is recorded', async () => {
  const refund = {
    order_id: ID,
    why: 'cancelled',
    state: 'due',
    amount_paise: 180_000,
    pass_id: null,
    night_id: null,
    payment_id: null,
    method: 'upi',
    shift_id: null,
    to_vpa: null,
    utr: null,
    note: '',
    done_by: null,
    sent_at: null,
    created_at: '2026-11-14T20:00:00+05:30',
    updated_at: '2026-11-14T20:00:00+05:30',
  };
  const sent = { why: 'double', state: 'sent', amount_paise: 90_000, utr: '431900000081' };
  await openOrder({
    ...orderOf({ id: ID, status: 'cancelled' }),
    note: '',
    blocked: {},
    payments: [],
    refunds: [
      { ...refund, id: 'r1' },
      { ...refund, ...sent, id: 'r2' },
      { ...refund, ...sent, id: 'r3', method: 'cash', amount_paise: 50_000, utr: null },
    ],
    entries: [],
    events: [],
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('₹1,800 · Passes cancelled · To be paid back')).toBeVisible();
  expect(dialog.getByText('₹900 · Paid twice · Sent · 431900000081')).toBeVisible();
  expect(dialog.getByText('₹500 · Paid twice · Sent · in cash')).toBeVisible();
  expect(dialog.getByRole('heading', { name: adminPayments.parts.refunds })).toBeVisible();
  const link = dialog.getByRole('link', { name: adminTickets.nightOff.toRefunds });
  expect(link).toHaveAttribute('href', expect.stringContaining('part=refunds'));
  expect(link).toHaveAttribute('href', expect.not.stringContaining('open='));
});
