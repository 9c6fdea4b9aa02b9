import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep, sized } from '../../tests/sizes.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import {
  asCaller,
  doneOrWaiting,
  claimsOf,
  nameOf,
  openCrowd,
  outcomeOf,
  say,
  tally,
  withFault,
} from './support/crowd.ts';
import {
  addKind,
  call,
  codesOf,
  hashOf,
  moveToToday,
  openEdition,
  type Order,
} from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

const PASSES = sized(100, 1000);
const TIMEOUT = sized(60_000, 900_000);

interface Verdict {
  result: string;
  reason?: string;
  left: number;
  admitted: number;
  gate?: string;
  since?: string;
  nights?: string[];
}

let stack: Stack;
let crowd: postgres.Sql;
let owner: SupabaseClient;
let claims: Record<string, unknown>;
let edition: { id: string; nights: string[] };
let single: string;
let group: string;
let gate1: string;
let gate2: string;

beforeAll(async () => {
  stack = await createTestStack('pass-gate', { outboxEvery: 0 });
  crowd = openCrowd(stack);
  owner = await signInAdmin(stack, 'owner@example.org');
  claims = await claimsOf(owner);
  edition = await openEdition(stack, { nights: 4, capacity: null });
  await moveToToday(stack, edition.nights);
  single = await addKind(stack, edition.id);
  group = await addKind(stack, edition.id, { name: 'Group of six', people: 6 });
  gate1 = await openShift('Gate 1');
  gate2 = await openShift('Gate 2');
});
afterAll(async () => {
  await crowd?.end({ timeout: 2 });
  await stack?.stop();
});

const night = (place: number) => edition.nights[place] ?? '';

async function must<T>(name: string, args: Record<string, unknown>): Promise<T> {
  const { data, code, hint } = await call<T>(owner, name, args);
  if (code !== null) throw new Error(`${name}: ${code} ${hint}`);
  return data as T;
}

async function openShift(gate: string, place = 0, kind = 'gate'): Promise<string> {
  const id = randomUUID();
  await must('open_shift', { p_id: id, p_night_id: night(place), p_kind: kind, p_gate: gate });
  return id;
}

/** Passes that the owner gives away: valid at once. */
async function give(quantity = 1, { kind = single, place = 0, of = edition } = {}): Promise<Order> {
  return must<Order>('give_passes', {
    p_id: randomUUID(),
    p_edition_id: of.id,
    p_items: [{ kind_id: kind, night_ids: [of.nights[place]], quantity }],
    p_name: 'Guest',
    p_phone: '',
    p_reason: 'Sponsor',
  });
}

async function giveOne(more: Parameters<typeof give>[1] = {}) {
  const order = await give(1, more);
  return { order, id: order.passes[0]?.id ?? '', code: codesOf(order)[0] };
}

const scan = (shift: string, code: string, people = 1, id = randomUUID()) =>
  must<Verdict>('check_in', { p_shift_id: shift, p_scan_id: id, p_code: code, p_people: people });

/** A scan that a phone made without a connection. */
const offline = (code: string, at = new Date(), id = randomUUID()) => ({
  id,
  hash: hashOf(code),
  people: 1,
  how: 'camera',
  at: at.toISOString(),
});
const push = async (shift: string, scans: unknown) =>
  (await must<{ answers: Verdict[] }>('push_scans', { p_shift_id: shift, p_scans: scans })).answers;

test(
  `${PASSES} passes at two gates at once are let in ${PASSES} times, and each refusal names the other gate and the time`,
  async () => {
    const codes: string[] = [];
    while (codes.length < PASSES) codes.push(...codesOf(await give(100)));
    const answers: Verdict[][] = [];
    // No gate has more phones than this scanning at the same time.
    for (let place = 0; place < codes.length; place += 10) {
      const some = codes.slice(place, place + 10);
      answers.push(
        ...(await Promise.all(
          some.map((code) => Promise.all([scan(gate1, code), scan(gate2, code)])),
        )),
      );
    }
    const counts = tally(answers.flat().map(({ result, reason }) => reason ?? result));
    say(`two gates: ${JSON.stringify(counts)}`);
    expect(counts).toEqual({ admitted: codes.length, inside: codes.length });
    const wrong = answers.filter(([first, second]) => {
      const refused = first?.result === 'refused' ? first : second;
      const other = first === refused ? 'Gate 2' : 'Gate 1';
      return refused?.gate !== other || !refused.since;
    });
    expect(wrong).toEqual([]);
  },
  TIMEOUT,
);

/** Two gates scan one pass, the second during the first's transaction. @returns the result of each, or its error code. */
async function scanTwice(): Promise<string[]> {
  const { code } = await giveOne();
  const ask = (tx: postgres.ISql, shift: string) => tx<{ verdict: Verdict }[]>`
    select public.check_in(${shift}, ${randomUUID()}, ${code}) as verdict`;
  let second: ReturnType<typeof outcomeOf<postgres.RowList<{ verdict: Verdict }[]>>> | undefined;
  const first = await asCaller(crowd, claims, async (tx) => {
    const rows = await ask(tx, gate1);
    second = outcomeOf(asCaller(crowd, claims, (own) => ask(own, gate2)));
    await doneOrWaiting(stack, second);
    return rows;
  });
  const other = (await second) ?? {};
  return [first[0]?.verdict.result ?? '', other.value?.[0]?.verdict.result ?? nameOf(other)];
}

test.runIf(isDeep)(
  'control: without the lock of the pass the index refuses, and without both a pass lets in two',
  async () => {
    const lock = 'where p.id = v_code.pass_id for update of p;';
    const scanUnlocked = () =>
      withFault(stack, 'private.admit', [[lock, lock.replace(' for update of p', '')]], scanTwice);
    expect(await scanTwice()).toEqual(['admitted', 'refused']);
    expect(await scanUnlocked()).toEqual(['admitted', '23505']);
    const [index] = await stack.sql<{ def: string }[]>`
    select pg_get_indexdef('public.gate_entries_pass_id_night_id_slot_key'::regclass) as def`;
    if (!index) throw new Error('There is no such index.');
    await stack.sql`drop index public.gate_entries_pass_id_night_id_slot_key`;
    try {
      expect(await scanUnlocked()).toEqual(['admitted', 'admitted']);
    } finally {
      await stack.sql`delete from public.gate_entries`;
      await stack.sql.unsafe(index.def);
    }
  },
);

test('a group is let in one by one, or some now and the rest later; an undone scan is free again', async () => {
  const { code } = await giveOne({ kind: group });
  const results: (string | undefined)[] = [];
  for (let person = 1; person <= 10; person += 1) {
    const { result, reason } = await scan(person % 2 ? gate1 : gate2, code);
    results.push(reason ?? result);
  }
  expect(tally(results.map(String))).toEqual({ admitted: 6, inside: 4 });

  const other = await giveOne({ kind: group });
  expect(await scan(gate1, other.code, 4)).toMatchObject({
    result: 'admitted',
    admitted: 4,
    left: 2,
  });
  expect(await scan(gate2, other.code, 3)).toMatchObject({ reason: 'too_many', left: 2 });
  const last = randomUUID();
  expect(await scan(gate2, other.code, 2, last)).toMatchObject({ result: 'admitted', left: 0 });
  await must('undo_scan', { p_shift_id: gate2, p_scan_id: last });
  expect(await scan(gate1, other.code, 2)).toMatchObject({ result: 'admitted', left: 0 });
});

test.each(['first', 'second'])(
  'two gates offline: one admission and one conflict when the %s is heard first',
  async (heard) => {
    const { code } = await giveOne();
    const order = heard === 'first' ? [gate1, gate2] : [gate2, gate1];
    const results: string[] = [];
    for (const shift of order) {
      const [answer] = await push(shift, [offline(code)]);
      results.push(answer?.result ?? '');
    }
    expect(results).toEqual(['admitted', 'conflict']);
  },
);

test('a scan whose answer was lost is no conflict when it is sent again; control: with a new id it is', async () => {
  const { code } = await giveOne();
  const id = randomUUID();
  await scan(gate1, code, 1, id);
  expect(await push(gate1, [offline(code, new Date(), id)])).toMatchObject([
    { result: 'admitted' },
  ]);
  expect(await push(gate1, [offline(code)])).toMatchObject([{ result: 'conflict' }]);
});

test('two phones that push the same passes in opposite order at once meet no deadlock', async () => {
  const codes = codesOf(await give(40));
  const base = Date.now();
  const scansOf = (list: string[]) =>
    list.map((code, place) => offline(code, new Date(base + place)));
  const answers = await Promise.all([
    push(gate1, scansOf(codes)),
    push(gate2, scansOf(codes.toReversed())),
  ]);
  expect(tally(answers.flat().map(({ result }) => result))).toEqual({ admitted: 40, conflict: 40 });
});

test('a phone whose clock is two hours wrong scans within its shift', async () => {
  const opened = Date.now();
  const shift = await openShift('Wrong clock');
  const [first, second = ''] = codesOf(await give(2));
  const [early, late] = [-2, 2].map((hours) => new Date(Date.now() + hours * 3_600_000));
  await push(shift, [offline(first, early), offline(second, late)]);
  const rows = await stack.sql<{ scanned_at: Date; result: string }[]>`
    select scanned_at, result from public.gate_scans where shift_id = ${shift}`;
  expect(rows.map(({ result }) => result)).toEqual(['admitted', 'admitted']);
  for (const { scanned_at } of rows) {
    expect(scanned_at.getTime()).toBeGreaterThanOrEqual(opened - 1000);
    expect(scanned_at.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  }
});
