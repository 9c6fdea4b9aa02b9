import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPass, readRows } from '@/features/gate/admin/data/gateList.ts';
import { stageOf } from '@/features/passes/data/order.ts';
import type { Order, PassView } from '@/features/passes/data/answers.ts';
import { passOf, passState } from '@/features/passes/data/passState.ts';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { call, codesOf, moveToToday } from './support/passes.ts';
import { openOffice } from './support/passOffice.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;
beforeAll(async () => {
  stack = await createTestStack('pass-states', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

async function must<T = unknown>(name: string, args: Record<string, unknown>, client = owner) {
  const { data, code, hint } = await call<T>(client, name, args);
  if (code !== null) throw new Error(`${name}: ${code} ${hint}`);
  return data as T;
}

/** An order of one pass for two people, sold tonight at the counter, with its link. */
async function open(nights: number[], isSeason = false) {
  const office = await openOffice(stack, owner);
  const { edition, season, single } = office;
  const ids = nights.map((place) => edition.nights[place] ?? '');
  const { id, passes } = await office.sell(1, isSeason ? season : single, isSeason ? [] : ids);
  await moveToToday(stack, edition.nights);
  const access = { p_id: id, p_key: await must<string>('order_link', { p_order_id: id }) };
  const look = async () => must<Order>('get_order', access, clientOf(stack));
  const own = async <T>(name: string, more = {}) =>
    must<T>(name, { ...access, ...more }, clientOf(stack));
  const reversePayment = async () => {
    const { payments } = await must<{ payments: { id: string }[] }>('get_pass_order', {
      p_order_id: id,
    });
    await must('reverse_payment', { p_payment_id: payments[0]?.id });
  };
  const versioned = async (name: string, more = {}) =>
    must(name, { p_order_id: id, p_version: (await look()).version, ...more });
  const scan = async (people: number) =>
    must<{ result: string; reason?: string; nights?: string[] }>('check_in', {
      p_shift_id: office.shift,
      p_scan_id: randomUUID(),
      p_code: code,
      p_people: people,
    });
  const pass = passes[0]?.id ?? '';
  const [code] = codesOf({ passes } as Parameters<typeof codesOf>[0]);
  return { office, id, pass, code, look, own, reversePayment, versioned, scan };
}
type World = Awaited<ReturnType<typeof open>>;

const toYesterday = async ({ office }: World) =>
  stack.sql`update public.garba_nights set date = private.today() - 2
    where id = ${office.edition.nights[2] ?? ''}`;
const lapse = async ({ id }: World) =>
  stack.sql`update public.pass_orders set held_until = now() - interval '1 second' where id = ${id}`;
const cancelPass = async ({ id, pass }: World) =>
  must('cancel_passes', { p_order_id: id, p_passes: [pass], p_refund_paise: 50_000 });

/** What the order's page, its pass, the gate tonight and a phone without a connection say. */
type Row = [
  name: string,
  nights: number[],
  change: (world: World) => Promise<unknown>,
  stage: string,
  pass: string,
  gate: string,
  list: string,
];
const table: Row[] = [
  ['paid', [0], async () => {}, 'paid', 'valid', 'admitted', 'valid'],
  ['for another night', [1], async () => {}, 'paid', 'valid', 'wrong_night', 'wrong_night'],
  ['half of its people in', [0], (w) => w.scan(1), 'paid', 'valid', 'admitted', 'valid'],
  ['all of its people in', [0], (w) => w.scan(2), 'used', 'used', 'inside', 'valid'],
  ['of yesterday', [2], toYesterday, 'over', 'over', 'wrong_night', 'wrong_night'],
  ['called off', [0], (w) => w.office.cancel(), 'off', 'off', 'night_off', 'night_off'],
  [
    'moved to another night',
    [0],
    (w) => w.office.cancel(w.office.second),
    'paid',
    'valid',
    'night_off',
    'night_off',
  ],
  [
    'of a season, partly off',
    [],
    (w) => w.office.cancel(),
    'paid',
    'valid',
    'night_off',
    'night_off',
  ],
  [
    'blocked',
    [0],
    (w) => must('block_pass', { p_pass_id: w.pass, p_why: 'Stolen' }),
    'blocked',
    'blocked',
    'blocked',
    'blocked',
  ],
  ['cancelled, and its order', [0], cancelPass, 'cancelled', 'cancelled', 'cancelled', 'cancelled'],
  [
    'cancelled order',
    [0],
    (w) => w.versioned('cancel_order'),
    'cancelled',
    'cancelled',
    'cancelled',
    'cancelled',
  ],
  ['reversed', [0], (w) => w.reversePayment(), 'reversed', 'unpaid', 'unpaid', 'unpaid'],
  [
    'reversed, and refused',
    [0],
    async (w) => {
      await w.reversePayment();
      await w.versioned('refuse_claim');
    },
    'held',
    'unpaid',
    'unpaid',
    'unpaid',
  ],
  [
    'reversed, and its day over',
    [0],
    async (w) => {
      await w.reversePayment();
      await w.versioned('refuse_claim');
      await lapse(w);
    },
    'expired',
    'unpaid',
    'unpaid',
    'unpaid',
  ],
  [
    'reversed, and cancelled by its buyer',
    [0],
    async (w) => {
      await w.reversePayment();
      await w.own('cancel_my_order');
    },
    'cancelled',
    'cancelled',
    'cancelled',
    'cancelled',
  ],
  [
    'reversed, late, and paid back',
    [0],
    async (w) => {
      await w.reversePayment();
      const part = { order_id: w.id, utr: '431900000082', amount_paise: 20_000 };
      await must('verify_payments', { p_rows: [part] });
      await stack.sql`update public.pass_orders set status = 'late', held_until = null where id = ${w.id}`;
      await w.versioned('resolve_late', { p_issue: false });
    },
    'cancelled',
    'cancelled',
    'cancelled',
    'cancelled',
  ],
  [
    'asked back, and answered by cancelling',
    [0],
    async (w) => {
      await w.own('cancel_my_order');
      await cancelPass(w);
    },
    'cancelled',
    'cancelled',
    'cancelled',
    'cancelled',
  ],
];

const listed = async ({ office, code }: World) => {
  const answer = await must<{ rows: string; check: string; count: number; kinds: string[] }>(
    'gate_list',
    { p_shift_id: office.shift },
  );
  const rows = await readRows(office.shift, answer);
  if (!rows) throw new Error('The list is not whole.');
  const list = { rows, kinds: answer.kinds, horizon: 0, at: 0 };
  return (await findPass(list, office.shift, code))?.state;
};

test.each(table)(
  'a pass (%s) is the same for its buyer, its holder and the gate',
  async (_name, nights, change, ...expected) => {
    const world = await open(nights, nights.length === 0);
    await change(world);
    const now = Date.now();
    const order = await world.look();
    const view = await must<PassView>('get_pass', { p_code: world.code }, clientOf(stack));
    const [pass] = order.passes;
    if (!pass) throw new Error('The order has no pass.');
    const ofOrder = passOf(order, pass);
    const list = await listed(world);
    const { result, reason } = await world.scan(1);
    expect([stageOf(order, now), passState(ofOrder, now), reason ?? result, list]).toEqual(
      expected,
    );
    // Both pages know the same.
    const { now: _now, short: _short, ...rest } = view;
    expect(ofOrder).toMatchObject({ ...rest, edition: rest.edition });
    expect(passState({ ...view, code: world.code }, now)).toBe(passState(ofOrder, now));
  },
);

test('a code that was replaced is so on its page, at the gate and in the list', async () => {
  const world = await open([0]);
  await world.own('renew_pass', { p_pass_id: world.pass, p_revision: 1, p_holder: 'Asha' });
  const view = await must<PassView>('get_pass', { p_code: world.code }, clientOf(stack));
  const { reason } = await world.scan(1);
  expect([view.state, reason, await listed(world)]).toEqual(Array(3).fill('taken_back'));
});

test('the gate names only nights that a pass still holds for', async () => {
  const world = await open([], true);
  await toYesterday(world);
  await stack.sql`update public.pass_nights set cancelled_at = now() where night_id = ${world.office.first}`;
  const { reason, nights } = await world.scan(1);
  const [second] = await stack.sql<{ day: string }[]>`select (private.today() + 1)::text as day`;
  expect([reason, nights]).toEqual(['wrong_night', [second?.day]]);
});

test('money that was asked back is not recorded as sent while its passes are valid', async () => {
  const world = await open([0]);
  const { refunds } = await world.own<Order>('cancel_my_order');
  const { hint } = await call(owner, 'record_refund', {
    p_refund_id: refunds[0]?.id,
    p_state: 'sent',
    p_utr: '431900000081',
  });
  expect([hint, (await world.look()).refunds[0]?.state]).toEqual(['state', 'asked']);
});
