import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { leaveAdmin } from '../../../tests/builders/adminArea.tsx';
import { callsOf, EDITION, open, paymentsBackend } from '../../../tests/builders/openPayments.ts';
import type { Shift } from './admin/data/answers.ts';
import { shiftOf } from './shifts.fixture.ts';

const { refunds: words } = adminPayments;

beforeAll(async () => import('./admin/TicketsScreen.tsx'), 120_000);
afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

const shift = shiftOf();
const payment = { method: 'cash', shift_id: 's1' };
const refund = {
  id: 'refund-1',
  order_id: 'order-1',
  why: 'cancelled',
  amount_paise: 85_000,
  state: 'due',
  method: 'upi',
  shift_id: null,
  to_vpa: null,
  utr: null,
  note: '',
  sent_at: null,
  created_at: '2026-10-10T14:00:00Z',
  pass_orders: {
    edition_id: EDITION,
    reference: 'K7P2M1',
    name: '',
    phone: '',
    pass_payments: [payment],
  },
};

async function openRefund(more: object, shifts: Shift[]) {
  const { backend, person } = await open(
    {
      ...paymentsBackend([]),
      'GET /rest/v1/pass_refunds': { body: [{ ...refund, ...more }] },
      'POST /rest/v1/rpc/list_shifts': { body: shifts },
      'POST /rest/v1/rpc/record_refund': { status: 204 },
    },
    'refunds',
  );
  await person.click(await screen.findByRole('button', { name: /^(Record|Look at) the refund/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const way = await dialog.findByRole('combobox', { name: words.way });
  const send = async () => {
    await person.click(dialog.getByRole('button', { name: words.send }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return callsOf(backend.calls, 'record_refund').at(-1)?.body;
  };
  return { dialog, way, person, send };
}

const drawer = words.ways.drawer('East, Priya, Sat, 10 Oct 2026');
const sent = { p_refund_id: 'refund-1', p_state: 'sent', p_method: 'cash' };

it('what was sold for cash is paid back in cash from its drawer, without a number', async () => {
  const gate = shiftOf({ id: 's2', kind: 'gate', gate: 'Main gate' });
  const { dialog, way, person, send } = await openRefund({}, [gate, shift]);
  expect(way).toHaveDisplayValue(drawer);
  expect(within(way).getAllByRole('option')).toHaveLength(3);
  expect(dialog.queryByLabelText(words.utr)).toBeNull();
  await person.selectOptions(way, words.ways.upi);
  expect(dialog.getByLabelText(words.utr)).toBeVisible();
  await person.selectOptions(way, drawer);
  expect(await send()).toMatchObject({ ...sent, p_shift_id: 's1' });
});

it.each([
  ['is counted already', { closed_at: '2026-10-10T18:00:00Z' }],
  ['was shut out', { revoked_at: '2026-10-10T18:00:00Z' }],
])('a drawer that %s is not proposed', async (_how, ended) => {
  const closed = shiftOf(ended);
  const { way, send } = await openRefund({}, [closed]);
  expect(way).toHaveDisplayValue(words.ways.cash);
  expect(await send()).not.toHaveProperty('p_shift_id');
});

it('a refund that was sent says how', async () => {
  const done = { state: 'sent', sent_at: '2026-10-10T15:00:00Z', method: 'cash', shift_id: 's1' };
  const { way } = await openRefund(done, [shift]);
  expect(way).toHaveDisplayValue(drawer);
  expect(screen.getByText(new RegExp(`^${words.inCash} · `))).toBeInTheDocument();
});
