import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { call } from './support/passes.ts';
import { openOffice } from './support/passOffice.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('pass-drawer', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

/** A counter that sold one pass for ₹500 in cash, whose order is cancelled, and a second counter. */
async function openCancelled() {
  const office = await openOffice(stack, owner);
  const { id } = await office.sell(1);
  const { version } = await office.orderOf(id);
  await call(owner, 'cancel_order', { p_order_id: id, p_version: version });
  const [refund] = await stack.sql<{ id: string }[]>`
    select id from public.pass_refunds where order_id = ${id}`;
  const later = randomUUID();
  const open = (p_id: string, p_kind: string) =>
    call(owner, 'open_shift', { p_id, p_night_id: office.first, p_kind, p_gate: 'Later' });
  await open(later, 'counter');
  const record = async (p_state: string, more: object = {}) =>
    call(owner, 'record_refund', { p_refund_id: refund?.id, p_state, ...more });
  /** What the counters took in cash, less what was paid back from each: the first, the later one. */
  const cash = async () => {
    const found = [];
    for (const p_shift_id of [office.shift, later]) {
      type Taken = { cash_paise: number; paid_back_paise: number };
      const { data } = await call<Taken>(owner, 'gate_count', { p_shift_id });
      found.push((data?.cash_paise ?? 0) - (data?.paid_back_paise ?? 0));
    }
    return found;
  };
  return { ...office, refund: refund?.id ?? '', later, open, record, cash };
}

test('a shift is listed with whose account has it, its device as people name it, and its drawer', async () => {
  const { edition, first, later } = await openCancelled();
  const phone =
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  const named = { p_id: randomUUID(), p_night_id: first, p_kind: 'gate', p_gate: 'Main' };
  await owner.rpc('open_shift', named).setHeader('user-agent', phone).throwOnError();
  type Row = { id: string; device: string; staff: string; cash_paise: number };
  const { data } = await call<Row[]>(owner, 'list_shifts', { p_edition_id: edition.id });
  const shown = (of: string) => data?.find(({ id }) => id === of);
  const staff = 'owner@example.org';
  expect(shown(named.p_id)).toMatchObject({ staff, device: 'Chrome on Android', cash_paise: 0 });
  // What is not known is not guessed.
  expect(shown(later)).toMatchObject({ staff, device: '' });
});

describe('cash that is paid back', () => {
  test('lowers the drawer of the shift that it came from', async () => {
    const { record, cash, shift } = await openCancelled();
    expect(await cash()).toEqual([50_000, 0]);
    const fromDrawer = { p_method: 'cash', p_shift_id: shift };
    await record('sent', fromDrawer);
    expect(await cash()).toEqual([0, 0]);
    // Again the same; and it did not happen after all.
    expect((await record('sent', fromDrawer)).code).toBeNull();
    await record('failed', fromDrawer);
    expect(await cash()).toEqual([50_000, 0]);
    const { data } = await call<object>(owner, 'close_shift', { p_id: shift });
    expect(data).toMatchObject({ cash_paise: 50_000, paid_back_paise: 0 });
  });

  test('lowers the drawer of a later shift, if it is paid from that', async () => {
    const { record, cash, shift, later } = await openCancelled();
    await call(owner, 'close_shift', { p_id: shift, p_counted_paise: 50_000 });
    await record('sent', { p_method: 'cash', p_shift_id: later });
    expect(await cash()).toEqual([50_000, -50_000]);
  });

  test('lowers no drawer if it is paid by UPI, or by hand', async () => {
    const upi = await openCancelled();
    await upi.record('sent', { p_utr: '431947905011' });
    expect(await upi.cash()).toEqual([50_000, 0]);
    const byHand = await openCancelled();
    expect((await byHand.record('sent', { p_method: 'cash' })).code).toBeNull();
    expect(await byHand.cash()).toEqual([50_000, 0]);
  });

  test('is recorded once by two at the same moment, whatever their ways', async () => {
    const { record, refund, shift } = await openCancelled();
    const ways = [
      { p_method: 'cash', p_shift_id: shift },
      { p_method: 'upi', p_utr: '431947905013' },
    ];
    const answers = await stack.sql.begin(async (tx) => {
      await tx`select from public.pass_refunds where id = ${refund} for update`;
      const calls = ways.map(async (way) => record('sent', way));
      for (let waiting = 0; waiting < 2;) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        waiting = (
          await stack.sql`select from pg_stat_activity
          where wait_event_type = 'Lock' and query ~ 'record_refund'`
        ).length;
      }
      return { calls };
    });
    const hints = (await Promise.all(answers.calls)).map(({ hint }) => hint ?? 'sent');
    expect(hints.toSorted()).toEqual(['sent', 'state']);
  });

  test('is refused from what is no drawer of the edition, and in a second way', async () => {
    const { record, open, shift, later } = await openCancelled();
    const gate = randomUUID();
    await open(gate, 'gate');
    const { shift: elsewhere } = await openCancelled();
    for (const p_shift_id of [gate, elsewhere, randomUUID()])
      expect((await record('sent', { p_method: 'cash', p_shift_id })).hint).toBe('shift_id');
    const byUpi = { p_method: 'upi', p_utr: '431947905012' };
    expect((await record('sent', { ...byUpi, p_shift_id: shift })).hint).toBe('shift_id');
    expect((await record('sent', { p_method: 'card', p_utr: '1' })).hint).toBe('method');
    expect((await record('sent', { p_method: 'cash', p_shift_id: shift })).code).toBeNull();
    for (const other of [byUpi, { p_method: 'cash', p_shift_id: later }, { p_method: 'cash' }])
      expect((await record('sent', other)).hint).toBe('state');
  });
});
