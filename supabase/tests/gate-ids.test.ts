import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { addKind, call, codesOf, hashOf, moveToToday, openEdition } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;
let gates: string[];
let give: () => Promise<string[]>;

beforeAll(async () => {
  stack = await createTestStack('gate-ids', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
  const { id: edition, nights } = await openEdition(stack, { nights: 1 });
  await moveToToday(stack, nights);
  const kind = await addKind(stack, edition);
  const [night] = nights;
  gates = [randomUUID(), randomUUID()];
  for (const id of gates)
    await call(owner, 'open_shift', {
      p_id: id,
      p_night_id: night,
      p_kind: 'gate',
      p_gate: 'Gate',
    });
  give = async () => {
    const { data } = await call(owner, 'give_passes', {
      p_id: randomUUID(),
      p_edition_id: edition,
      p_items: [{ kind_id: kind, night_ids: [night], quantity: 3 }],
      p_name: 'Guests',
      p_phone: '',
      p_reason: 'Test',
    });
    return data ? codesOf(data) : [];
  };
});
afterAll(() => stack?.stop());

const unknown = 'Z'.repeat(26);
const checkIn = async (shift: string, id: string, code: string) =>
  call(owner, 'check_in', { p_shift_id: shift, p_scan_id: id, p_code: code });
const ways = {
  check_in: checkIn,
  push_scans: async (shift: string, id: string, code: string) => {
    const at = new Date().toISOString();
    const scan = { id, hash: hashOf(code), people: 1, how: 'camera', at };
    return call(owner, 'push_scans', { p_shift_id: shift, p_scans: [scan] });
  },
  admit_order: async (shift: string, id: string, code: string) => {
    const first = randomUUID();
    await checkIn(shift, first, code);
    return call(owner, 'admit_order', { p_shift_id: shift, p_id: id, p_scan_id: first });
  },
};
const inside = async () => {
  const [row] = await stack.sql`select count(*)::integer as people from public.gate_entries`;
  return row?.['people'] as number;
};

test.each(['check_in', 'push_scans', 'admit_order'] as const)(
  '%s refuses a known id with another code or in another shift, in words',
  async (name) => {
    const [gate1 = '', gate2 = ''] = gates;
    const [mine, others, family] = [await give(), await give(), await give()];
    const [[code = '', mate = ''], [foreign = '', third = '']] = [mine, others];
    const ask = ways[name];
    const [id, refused, group] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await ask(gate1, id, code)).toMatchObject({ code: null });
    await checkIn(gate1, refused, unknown);
    expect(await ways.admit_order(gate1, group, family[0] ?? '')).toMatchObject({ code: null });
    const before = await inside();
    const scanned: [string, string, string][] = [
      [gate1, id, mate],
      [gate1, id, code.slice(0, 8)],
      [gate1, id, unknown],
      [gate1, refused, 'Y'.repeat(26)],
      [gate1, group, third],
      [gate2, id, code],
    ];
    const asked: [string, string, string][] = [
      [gate1, id, foreign],
      [gate1, refused, third],
      [gate2, id, others[2] ?? ''],
    ];
    for (const [shift, known, of] of name === 'admit_order' ? asked : [...scanned, ...asked])
      expect(await ask(shift, known, of)).toMatchObject({ code: 'PT409', hint: 'scan_known' });
    // With the order's call, three passes were scanned first.
    expect(await inside()).toBe(before + (name === 'admit_order' ? asked.length : 0));
    expect(name === 'admit_order' || (await ask(gate1, id, code)).code === null).toBe(true);
  },
);
