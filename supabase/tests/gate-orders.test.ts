import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { addKind, call, hashOf, moveToToday, type Order, openEdition } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

interface Verdict {
  result: string;
  reason?: string;
  others?: { passes: number; people: number };
  count: { inside: number; expected: number };
}
interface Group {
  passes: number;
  admitted: number;
  reason: string | null;
  count: { inside: number; expected: number };
}
type Sale = Order & { admitted: number; not_admitted: string | null };

let stack: Stack;
let owner: SupabaseClient;
let counter: SupabaseClient;
let edition: { id: string; nights: string[] };
let single: string;
let couple: string;
let shift: string;

beforeAll(async () => {
  stack = await createTestStack('gate-orders', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
  counter = await signInAdmin(stack, 'counter@example.org', 'counter');
  edition = await openEdition(stack, { nights: 2, capacity: 40 });
  await moveToToday(stack, edition.nights);
  single = await addKind(stack, edition.id);
  couple = await addKind(stack, edition.id, { name: 'Couple', people: 2 });
  shift = await openShift(counter);
});
afterAll(() => stack?.stop());

const night = (place = 0) => edition.nights[place] ?? '';

async function must<T>(
  client: SupabaseClient,
  name: string,
  args: Record<string, unknown>,
): Promise<T> {
  const { data, code, hint } = await call<T>(client, name, args);
  if (code !== null) throw new Error(`${name}: ${code} ${hint}`);
  return data as T;
}

async function openShift(client: SupabaseClient, kind = 'counter', place = 0): Promise<string> {
  const id = randomUUID();
  const args = { p_id: id, p_night_id: night(place), p_kind: kind, p_gate: 'Counter' };
  await must(client, 'open_shift', args);
  return id;
}

/** Three single passes and a couple's for tonight, and one for tomorrow. */
const family = () =>
  must<Order>(owner, 'give_passes', {
    p_id: randomUUID(),
    p_edition_id: edition.id,
    p_items: [
      { kind_id: single, night_ids: [night()], quantity: 3 },
      { kind_id: couple, night_ids: [night()], quantity: 1 },
      { kind_id: single, night_ids: [night(1)], quantity: 1 },
    ],
    p_name: 'Family',
    p_phone: '',
    p_reason: 'Guests',
  });
const scan = (code: string, id = randomUUID(), people = 1) =>
  must<Verdict>(counter, 'check_in', {
    p_shift_id: shift,
    p_scan_id: id,
    p_code: code,
    p_people: people,
  });
const admitOrder = (id: string, of: string, client = counter) =>
  call<Group>(client, 'admit_order', { p_shift_id: shift, p_id: id, p_scan_id: of });
const insideOf = async (order: string): Promise<number> => {
  const [row] = await stack.sql<{ inside: number }[]>`
    select count(*)::integer as inside from public.gate_entries e join public.passes p on p.id = e.pass_id
    where p.order_id = ${order} and e.undone_at is null`;
  return row?.inside ?? 0;
};

describe('everybody of an order', () => {
  test('is let in by one call; again it changes nothing, and one call takes it back', async () => {
    const order = await family();
    const first = randomUUID();
    const before = await scan(order.passes[0]?.code ?? '', first);
    expect(before.others).toEqual({ passes: 3, people: 4 });
    const id = randomUUID();
    const { data } = await admitOrder(id, first);
    expect(data).toMatchObject({ passes: 3, admitted: 4, reason: null });
    expect(data?.count).toEqual({ ...before.count, inside: before.count.inside + 4 });
    expect((await admitOrder(id, first)).data).toMatchObject({ passes: 3, admitted: 4 });
    expect(await insideOf(order.id)).toBe(5);
    expect(await scan(order.passes[1]?.code ?? '')).toMatchObject({ reason: 'inside' });
    const scans = await stack.sql`select how from public.gate_scans where group_id = ${id}`;
    expect(scans.map(({ how }) => how)).toEqual(['order', 'order', 'order']);

    await must(counter, 'undo_scan', { p_shift_id: shift, p_scan_id: id });
    // A repeated call admits nobody again.
    expect((await admitOrder(id, first)).data).toMatchObject({ passes: 3, admitted: 4 });
    expect(await insideOf(order.id)).toBe(1);
    expect(await scan(order.passes[1]?.code ?? '')).toMatchObject({
      result: 'admitted',
      others: { passes: 2, people: 3 },
    });
  });

  test('leaves out what is cancelled, blocked, inside, or for another night', async () => {
    const order = await family();
    const [own, blocked, cancelled] = order.passes;
    await stack.sql`update public.passes set blocked_why = 'Lost' where id = ${blocked?.id ?? ''}`;
    await must(owner, 'cancel_passes', {
      p_order_id: order.id,
      p_passes: [cancelled?.id],
      p_refund_paise: 0,
      p_reason: 'Ill',
    });
    const pair = order.passes.find(({ people }) => people === 2);
    await scan(pair?.code ?? '');
    const first = randomUUID();
    expect((await scan(own?.code ?? '', first)).others).toEqual({ passes: 1, people: 1 });
    expect((await admitOrder(randomUUID(), first)).data).toMatchObject({ passes: 1, admitted: 1 });
    expect(await insideOf(order.id)).toBe(3);
  });

  test('is counted once when two gates press at the same time', async () => {
    const order = await family();
    const first = randomUUID();
    await scan(order.passes[0]?.code ?? '', first);
    const answers = await Promise.all(
      [0, 1, 2, 3].map(() => admitOrder(randomUUID(), first).then(({ data }) => data?.admitted)),
    );
    expect(answers.reduce<number>((sum, admitted) => sum + (admitted ?? 0), 0)).toBe(4);
    expect(await insideOf(order.id)).toBe(5);
  });

  test('needs an admission of the own shift', async () => {
    const order = await family();
    const id = randomUUID();
    expect(await admitOrder(randomUUID(), id)).toMatchObject({ code: 'PT422', hint: 'scan' });
    await scan(order.passes[0]?.code ?? '', id);
    expect((await admitOrder(randomUUID(), id, owner)).code).toBe('PT404');
    await must(counter, 'undo_scan', { p_shift_id: shift, p_scan_id: id });
    expect(await admitOrder(randomUUID(), id)).toMatchObject({ code: 'PT422', hint: 'scan' });
    expect(await insideOf(order.id)).toBe(0);
  });
});

const sell = (more: Record<string, unknown> = {}, of = shift) =>
  call<Sale>(counter, 'sell_passes', {
    p_id: randomUUID(),
    p_shift_id: of,
    p_items: [{ kind_id: couple, night_ids: [night()], quantity: 2 }],
    p_method: 'cash',
    p_expected_paise: 100_000,
    p_is_admitted: true,
    ...more,
  });

describe('a sale at the counter', () => {
  test('lets in at once, once for an id, and is counted in its shift', async () => {
    const p_id = randomUUID();
    const [one, other] = await Promise.all([sell({ p_id }), sell({ p_id })]);
    expect(one.data).toMatchObject({ status: 'paid', admitted: 4, not_admitted: null });
    expect(other.data?.passes).toEqual(one.data?.passes);
    expect(await insideOf(p_id)).toBe(4);
    const upi = { p_method: 'upi', p_utr: '412345678999', p_is_admitted: false };
    expect((await sell(upi)).data).toMatchObject({ admitted: 0, not_admitted: null });
    expect(await must(counter, 'gate_count', { p_shift_id: shift })).toMatchObject({
      cash_paise: 100_000,
      upi_paise: 100_000,
      sold: 4,
    });
    expect(await sell(upi)).toMatchObject({ code: 'PT422', hint: 'utr' });
  });

  test('of another price than the seller saw is refused with the new one', async () => {
    const { code, hint, detail } = await sell({ p_expected_paise: 90_000 });
    expect([code, hint, detail]).toEqual([
      'PT409',
      'price',
      { code: 'price_changed', total_paise: 100_000 },
    ]);
  });

  test('for a night whose gate is not open sells, and says why nobody is in', async () => {
    const tomorrow = await openShift(counter, 'counter', 1);
    const items = [{ kind_id: couple, night_ids: [night(1)], quantity: 1 }];
    const { data } = await sell({ p_items: items, p_expected_paise: 50_000 }, tomorrow);
    expect(data).toMatchObject({ status: 'paid', admitted: 0, not_admitted: 'too_early' });
  });
});

const dispute = (id: string, p_reason: string, client = counter) =>
  call<null>(client, 'dispute_scan', { p_shift_id: shift, p_scan_id: id, p_reason });

test('a refusal is noted as disputed, an admission or another’s scan is not', async () => {
  const code = (await family()).passes[0]?.code ?? '';
  const [first, second] = [randomUUID(), randomUUID()];
  await scan(code, first);
  await scan(code, second);
  expect((await dispute(second, '  shows the\tpayment ')).code).toBeNull();
  expect(await dispute(second, ' ')).toMatchObject({ code: 'PT422', hint: 'reason' });
  expect(await dispute(first, 'shows the payment')).toMatchObject({ code: 'PT422', hint: 'scan' });
  expect((await dispute(second, 'mine', owner)).code).toBe('PT404');
  const { data } = await owner.from('gate_scans').select('dispute').eq('id', second).single();
  expect(data?.dispute).toBe('shows the payment');
});

test('people expected are those of the passes, also after a cancellation', async () => {
  const [row] = await stack.sql<{ expected: number; people: number }[]>`
    select (private.night_count(${night()}) ->> 'expected')::integer as expected,
      (select sum(p.people)::integer from public.pass_nights w join public.passes p on p.id = w.pass_id join public.pass_orders o on o.id = p.order_id
        where w.night_id = ${night()} and w.cancelled_at is null and p.cancelled_at is null and o.status = 'paid') as people`;
  expect(row?.people).toBeGreaterThan(20);
  expect(row?.expected).toBe(row?.people);
});

test('scans made before a shift ended are taken later, those of after it and of a revoked one are refused', async () => {
  const { passes } = await family();
  const codes = passes.map(({ code }) => code ?? '');
  const late = await openShift(counter, 'gate');
  const made = new Date();
  const push = async (place: number, at: Date) => {
    const one = { id: randomUUID(), hash: hashOf(codes[place] ?? ''), people: 1 };
    const scans = [{ ...one, how: 'camera', at: at.toISOString() }];
    const args = { p_shift_id: late, p_scans: scans };
    return (await must<{ answers: Verdict[] }>(counter, 'push_scans', args)).answers[0];
  };
  await stack.sql`update public.gate_shifts set opened_at = opened_at - interval '1 hour' where id = ${late}`;
  await must(counter, 'close_shift', { p_id: late });
  expect(await push(0, new Date(made.getTime() - 60_000))).toMatchObject({ result: 'admitted' });
  expect(await push(1, new Date(made.getTime() + 60_000))).toMatchObject({ reason: 'shift_over' });
  await must(owner, 'revoke_shift', { p_id: late });
  // Refused as a whole, so that the phone keeps them and tells their number.
  await expect(push(2, new Date(made.getTime() - 60_000))).rejects.toThrow('PT409 revoked');
});
