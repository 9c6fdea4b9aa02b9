import { createHash, randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { openCrowd, say } from './support/crowd.ts';
import { addKind, call, moveToToday, type Order, openEdition } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

const ROW = 19;
const STATES = [
  'valid',
  'cancelled',
  'unpaid',
  'taken_back',
  'blocked',
  'wrong_night',
  'night_off',
];

interface List {
  rows: string;
  check: string;
  count: number;
  horizon: number;
}

let stack: Stack;
let crowd: postgres.Sql;
let owner: SupabaseClient;
let edition: { id: string; nights: string[] };
let other: { id: string; nights: string[] };
let kinds: { single: string; group: string; other: string };

beforeAll(async () => {
  stack = await createTestStack('pass-reasons', { outboxEvery: 0 });
  crowd = openCrowd(stack);
  owner = await signInAdmin(stack, 'owner@example.org');
  edition = await openEdition(stack, { nights: 4, capacity: null });
  other = await openEdition(stack, { nights: 1, capacity: null, year: 2094 });
  await moveToToday(stack, edition.nights);
  await moveToToday(stack, other.nights);
  kinds = {
    single: await addKind(stack, edition.id),
    group: await addKind(stack, edition.id, { name: 'Group of three', people: 3 }),
    other: await addKind(stack, other.id),
  };
});
afterAll(async () => {
  await crowd?.end({ timeout: 2 });
  await stack?.stop();
});

async function must<T>(name: string, args: Record<string, unknown>): Promise<T> {
  const { data, code, hint } = await call<T>(owner, name, args);
  if (code !== null) throw new Error(`${name}: ${code} ${hint}`);
  return data as T;
}

async function openShift(place = 0, kind = 'gate'): Promise<string> {
  const id = randomUUID();
  await must('open_shift', {
    p_id: id,
    p_night_id: edition.nights[place],
    p_kind: kind,
    p_gate: 'Gate 1',
  });
  return id;
}

async function give({ kind = kinds.single, place = 0, of = edition, quantity = 1 } = {}) {
  const order = await must<Order>('give_passes', {
    p_id: randomUUID(),
    p_edition_id: of.id,
    p_items: [{ kind_id: kind, night_ids: [of.nights[place]], quantity }],
    p_name: 'Guest',
    p_phone: '',
    p_reason: 'Sponsor',
  });
  const [pass] = order.passes;
  return { order, id: pass?.id ?? '', code: pass?.code ?? '' };
}

/** A code and the shift it is scanned in, for each reason to refuse it. */
async function badCodes(): Promise<
  Record<string, { code: string; shift: string; people?: number; listed: string }>
> {
  const shift = await openShift();
  const scan = (code: string) =>
    must('check_in', { p_shift_id: shift, p_scan_id: randomUUID(), p_code: code });
  const inside = await give();
  await scan(inside.code);
  const cancelled = await give();
  await must('cancel_passes', { p_order_id: cancelled.order.id, p_passes: [cancelled.id] });
  const counter = await openShift(0, 'counter');
  const unpaid = await must<Order>('sell_passes', {
    p_id: randomUUID(),
    p_shift_id: counter,
    p_items: [{ kind_id: kinds.single, night_ids: [edition.nights[0]], quantity: 1 }],
    p_method: 'cash',
  });
  const [payment] = await stack.sql<
    { id: string }[]
  >`select id from public.pass_payments where order_id = ${unpaid.id}`;
  await must('reverse_payment', { p_payment_id: payment?.id });
  const takenBack = await give();
  const key = await must<string>('order_link', { p_order_id: takenBack.order.id });
  await must('renew_pass', {
    p_id: takenBack.order.id,
    p_key: key,
    p_pass_id: takenBack.id,
    p_revision: 1,
  });
  const blocked = await give();
  await stack.sql`update public.passes set blocked_why = 'Reported as stolen' where id = ${blocked.id}`;
  const off = await give({ place: 2 });
  const offShift = await openShift(2);
  await must('cancel_night', { p_night_id: edition.nights[2] });
  const closed = await openShift();
  await must('close_shift', { p_id: closed });
  return {
    inside: { code: inside.code, shift, listed: 'inside' },
    wrong_night: { code: (await give({ place: 1 })).code, shift, listed: 'wrong_night' },
    cancelled: { code: cancelled.code, shift, listed: 'cancelled' },
    unpaid: { code: unpaid.passes[0]?.code ?? '', shift, listed: 'unpaid' },
    taken_back: { code: takenBack.code, shift, listed: 'taken_back' },
    other_edition: {
      code: (await give({ kind: kinds.other, of: other })).code,
      shift,
      listed: 'unknown',
    },
    unknown: { code: 'ABCDEFGHJKMNPQRSTVWXYZ0123', shift, listed: 'unknown' },
    blocked: { code: blocked.code, shift, listed: 'blocked' },
    night_off: { code: off.code, shift: offShift, listed: 'night_off' },
    too_early: {
      code: (await give({ place: 3 })).code,
      shift: await openShift(3),
      listed: 'valid',
    },
    shift_over: { code: (await give()).code, shift: closed, listed: 'over' },
    too_many: { code: (await give({ kind: kinds.group })).code, shift, people: 4, listed: 'valid' },
  };
}

/** Verdict of an offline phone on a code: gate.sql describes the layout of the rows. */
function verdictOf(list: List | { over: true }, code: string): string {
  if ('over' in list) return 'over';
  const rows = Buffer.from(list.rows, 'base64');
  const hash = createHash('sha256').update(code).digest();
  for (let at = 0; at < rows.length; at += ROW)
    if (rows.subarray(at, at + 10).equals(hash.subarray(0, 10))) {
      const [state = 0, people = 0, entered = 0] = rows.subarray(at + 15, at + 18);
      return state === 0 && entered >= people ? 'inside' : (STATES[state] ?? '');
    }
  return 'unknown';
}

const getList = (shift: string, since: number | null = null) =>
  must<List>('gate_list', { p_shift_id: shift, p_since: since });

test('twelve kinds of bad codes are refused for twelve reasons, and the list knows those it can', async () => {
  const codes = await badCodes();
  expect(Object.keys(codes)).toHaveLength(12);
  const reasons: Record<string, string> = {};
  const listed: Record<string, string> = {};
  for (const [reason, { code, shift, people = 1 }] of Object.entries(codes)) {
    listed[reason] = verdictOf(await getList(shift), code);
    const args = { p_shift_id: shift, p_scan_id: randomUUID(), p_code: code, p_people: people };
    const verdict = await must<{ result: string; reason: string }>('check_in', args);
    reasons[reason] = `${verdict.result} ${verdict.reason}`;
  }
  expect(reasons).toEqual(
    Object.fromEntries(Object.keys(codes).map((reason) => [reason, `refused ${reason}`])),
  );
  expect(listed).toEqual(
    Object.fromEntries(Object.entries(codes).map(([reason, code]) => [reason, code.listed])),
  );
});

/** The check of a list as the phone makes it. */
const checkOf = (id: string, bytes: Buffer) =>
  createHash('sha256')
    .update(Buffer.from(id.replaceAll('-', ''), 'hex'))
    .update(bytes)
    .digest('hex');

test('a list with one byte changed, or of another shift, fails its check', async () => {
  await give();
  const shift = await openShift();
  const list = await getList(shift);
  const rows = Buffer.from(list.rows, 'base64');
  expect(rows).toHaveLength(list.count * ROW);
  expect(checkOf(shift, rows)).toBe(list.check);
  expect(checkOf(await openShift(), rows)).not.toBe(list.check);
  rows.writeUInt8(rows.readUInt8(15) ^ 1, 15);
  expect(checkOf(shift, rows)).not.toBe(list.check);
});

test('50 changes whose commits overtake each other are all in the deltas; control: the greatest change seen loses some', async () => {
  const shift = await openShift();
  const { order } = await give({ quantity: 50 });
  let { horizon } = await getList(shift);
  const [first] = await stack.sql<{ top: string }[]>`select max(changed) as top from public.passes`;
  let top = first?.top ?? '0';
  const seen = new Set<string>();
  const seenByTop = new Set<string>();
  const poll = async () => {
    const list = await getList(shift, horizon);
    ({ horizon } = list);
    for (const { id, code } of order.passes)
      if (verdictOf(list, code ?? '') === 'blocked') seen.add(id);
    const rows = await stack.sql<{ id: string; changed: string }[]>`
      select id, changed from public.passes where changed > ${top} and blocked_why is not null order by changed`;
    for (const { id, changed } of rows) {
      seenByTop.add(id);
      top = changed;
    }
  };
  for (let place = 0; place < 50; place += 10) {
    const gates: (() => void)[] = [];
    const changes: Promise<unknown>[] = [];
    for (const { id } of order.passes.slice(place, place + 10)) {
      const changed = new Promise<void>((resolve) => {
        const change = crowd.begin(async (tx) => {
          await tx`update public.passes set blocked_why = 'Stolen' where id = ${id}`;
          resolve();
          await new Promise<void>((open) => gates.push(open));
        });
        changes.push(change);
      });
      await changed;
    }
    // The last one to begin commits first.
    for (const [turn, open] of gates.toReversed().entries()) {
      open();
      await changes[9 - turn];
      await poll();
    }
  }
  say(`deltas of 50 changes: the horizon saw ${seen.size}, the greatest change ${seenByTop.size}`);
  expect(seen.size).toBe(50);
  expect(seenByTop.size).toBeLessThan(50);
});
