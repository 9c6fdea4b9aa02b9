import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { addKind, call, codesOf, hashOf, moveToToday, openEdition } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

type Verdict = { result: string; reason?: string; admitted: number; left: number };

let stack: Stack;
let owner: SupabaseClient;
let edition: { id: string; nights: string[] };
let group: string;
let gates: [string, string];

beforeAll(async () => {
  stack = await createTestStack('pass-offline', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
  edition = await openEdition(stack, { nights: 2 });
  await moveToToday(stack, edition.nights);
  group = await addKind(stack, edition.id, { name: 'Group of four', people: 4 });
  gates = [await openShift(), await openShift()];
});
afterAll(() => stack?.stop());

async function must<T>(name: string, args: Record<string, unknown>): Promise<T> {
  const { data, code, hint } = await call<T>(owner, name, args);
  if (code !== null) throw new Error(`${name}: ${code} ${hint}`);
  return data as T;
}
async function openShift(): Promise<string> {
  const p_id = randomUUID();
  const gate = { p_id, p_night_id: edition.nights[0], p_kind: 'gate', p_gate: 'Gate' };
  await must('open_shift', gate);
  return p_id;
}
async function give(nights = edition.nights.slice(0, 1)) {
  const order = await must<Parameters<typeof codesOf>[0] & { id: string; version: number }>(
    'give_passes',
    {
      p_id: randomUUID(),
      p_edition_id: edition.id,
      p_items: [{ kind_id: group, night_ids: nights, quantity: 1 }],
      p_name: 'Guest',
      p_phone: '',
      p_reason: 'Sponsor',
    },
  );
  return { ...order, code: codesOf(order)[0] ?? '' };
}
const scanOf = (code: string, people: number, more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  hash: hashOf(code),
  people,
  how: 'camera',
  at: new Date().toISOString(),
  ...more,
});
async function push(shift: string, ...scans: unknown[]): Promise<Verdict[]> {
  const args = { p_shift_id: shift, p_scans: scans };
  return (await must<{ answers: Verdict[] }>('push_scans', args)).answers;
}
const inside = async (order: string) => {
  const [row] = await stack.sql<{ people: number }[]>`
    select count(*)::integer as people from public.gate_entries e join public.passes p on p.id = e.pass_id
    where p.order_id = ${order} and e.undone_at is null`;
  return row?.people;
};

test('a group that two phones let in without a connection fills its pass: nobody comes in for the rest', async () => {
  const { id, code } = await give();
  const [first, second] = gates;
  expect(await push(first, scanOf(code, 2))).toMatchObject([{ result: 'admitted', left: 2 }]);
  const scan = scanOf(code, 3);
  const answer = { result: 'conflict', reason: 'too_many', admitted: 2, left: 0 };
  expect(await push(second, scan)).toMatchObject([answer]);
  expect(await push(second, scan)).toMatchObject([answer]);
  expect(await inside(id)).toBe(4);
  const late = { p_shift_id: first, p_scan_id: randomUUID(), p_code: code, p_people: 1 };
  expect(await must('check_in', late)).toMatchObject({ result: 'refused', reason: 'inside' });
  // Taken back: the owner still reads of it.
  await must('undo_scan', { p_shift_id: second, p_scan_id: scan.id });
  expect(await inside(id)).toBe(2);
  const [row] = await stack.sql`select result from public.gate_scans where id = ${scan.id}`;
  expect(row).toEqual({ result: 'conflict' });
});

test('whoever a phone let in though the pass was not valid is none of those who were sent away', async () => {
  const sheet = async () =>
    must<{ refused: number }>('report_evening', { p_night_id: edition.nights[0] });
  const today = async () =>
    must<{ conflicts: number }>('passes_today', { p_edition_id: edition.id });
  const { refused } = await sheet();
  const { conflicts } = await today();
  const { id, version, code } = await give();
  await must('cancel_order', { p_order_id: id, p_version: version });
  const other = await give(edition.nights.slice(1));
  const answers = [
    ...(await push(gates[0], scanOf(code, 1))),
    ...(await push(gates[0], scanOf(other.code, 1))),
  ];
  expect(answers).toMatchObject([
    { result: 'conflict', reason: 'cancelled', admitted: 0 },
    { result: 'conflict', reason: 'wrong_night', admitted: 0 },
  ]);
  expect(await sheet()).toMatchObject({ refused });
  expect(await today()).toMatchObject({ conflicts: conflicts + 2 });
});

test('a phone that did not hear of a refusal has let them in', async () => {
  const { id, code } = await give();
  const [first, second] = gates;
  await push(first, scanOf(code, 3));
  const p_scan_id = randomUUID();
  const lost = { p_shift_id: second, p_scan_id, p_code: code, p_people: 2 };
  expect(await must('check_in', lost)).toMatchObject({ result: 'refused', reason: 'too_many' });
  await must('dispute_scan', { p_shift_id: second, p_scan_id, p_reason: 'They insist' });
  const sent = scanOf(code, 2, { id: p_scan_id });
  const answer = { result: 'conflict', reason: 'too_many', admitted: 1, left: 0 };
  expect(await push(second, sent)).toMatchObject([answer]);
  expect(await push(second, sent)).toMatchObject([answer]);
  expect(await inside(id)).toBe(4);
  const [row] = await stack.sql`select dispute from public.gate_scans where id = ${p_scan_id}`;
  expect(row).toEqual({ dispute: 'They insist' });
});

test('numbers and times that no phone sends let in nobody twice and nobody for nothing', async () => {
  for (const people of [0, -1, null, 1e9]) {
    const { id, code } = await give();
    const [answer] = await push(gates[0], scanOf(code, 4, { people }));
    expect([people, answer?.admitted, await inside(id)]).toEqual(
      people === 1e9 ? [people, 4, 4] : [people, 1, 1],
    );
  }
  const { code } = await give();
  for (const people of [1.5, 1e10, '1;drop', [1]])
    expect(
      await call(owner, 'push_scans', {
        p_shift_id: gates[0],
        p_scans: [scanOf(code, 1, { people })],
      }),
    ).toMatchObject({ code: 'PT422', hint: 'scans' });
  const times = ['infinity', '-infinity', '1970-01-01', '9999-12-31'];
  await push(gates[0], ...times.map((at) => scanOf(code, 1, { at })));
  const rows = await stack.sql<{ is_within: boolean }[]>`
    select c.scanned_at between s.opened_at and now() as is_within
    from public.gate_scans c join public.gate_shifts s on s.id = c.shift_id where c.night_id = ${edition.nights[0] ?? ''}`;
  expect(rows.every(({ is_within: isWithin }) => isWithin)).toBe(true);
});

test('scans of another shift are neither undone nor answered, and too many at once are refused', async () => {
  const { id, code } = await give();
  const [first, second] = gates;
  const scan = scanOf(code, 1);
  await push(first, scan);
  const undo = { p_shift_id: second, p_scan_id: scan.id };
  expect(await call(owner, 'undo_scan', undo)).toMatchObject({ code: 'PT422', hint: 'scan' });
  const args = { p_shift_id: second, p_scans: [scan] };
  expect(await call(owner, 'push_scans', args)).toMatchObject({ hint: 'scan_known' });
  const many = Array.from({ length: 10_000 }, () => scanOf(code, 1));
  const flood = { p_shift_id: first, p_scans: many };
  expect(await call(owner, 'push_scans', flood)).toMatchObject({ code: 'PT422', hint: 'scans' });
  expect(await inside(id)).toBe(1);
});
