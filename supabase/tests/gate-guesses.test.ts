import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { tally } from './support/crowd.ts';
import { addKind, call, moveToToday, openEdition } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;
let codes: string[];
let shifts: string[];

beforeAll(async () => {
  stack = await createTestStack('gate-guesses', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
  const edition = await openEdition(stack, { nights: 1, capacity: null });
  await moveToToday(stack, edition.nights);
  const kind = await addKind(stack, edition.id);
  const { data } = await call(owner, 'give_passes', {
    p_id: randomUUID(),
    p_edition_id: edition.id,
    p_items: [{ kind_id: kind, night_ids: edition.nights, quantity: 3 }],
    p_name: 'Guest',
    p_phone: '',
    p_reason: 'Sponsor',
  });
  codes = (data?.passes ?? []).map(({ code }) => code ?? '');
  shifts = [randomUUID(), randomUUID()];
  for (const p_id of shifts)
    await call(owner, 'open_shift', {
      p_id,
      p_night_id: edition.nights[0],
      p_kind: 'gate',
      p_gate: 'Gate',
    });
});
afterAll(async () => stack?.stop());

const scan = (shift: number, code = '', how = 'camera', p_scan_id = randomUUID()) =>
  call<{ result: string }>(owner, 'check_in', {
    p_shift_id: shifts[shift],
    p_scan_id,
    p_code: code,
    p_how: how,
  });

test('the id of a scan answers again for its own pass and shift, and for no other', async () => {
  const id = randomUUID();
  expect((await scan(0, codes[0], 'camera', id)).data?.result).toBe('admitted');
  expect((await scan(0, codes[0], 'camera', id)).data?.result).toBe('admitted');
  expect(await scan(0, codes[1], 'camera', id)).toMatchObject({ hint: 'scan_known' });
  expect(await scan(1, codes[0], 'camera', id)).toMatchObject({ hint: 'scan_known' });
  expect((await scan(1, codes[1])).data?.result).toBe('admitted');
});

test('a shift guesses thirty codes a minute, and goes on scanning', async () => {
  const names: string[] = [];
  for (let typed = 0; typed < 35; typed += 1)
    names.push((await scan(0, `ZZZZ${String(typed).padStart(4, '0')}`, 'typed')).code ?? 'asked');
  expect(tally(names)).toEqual({ asked: 30, PT429: 5 });
  expect((await scan(1, codes[2], 'typed')).data?.result).toBe('admitted');
  expect((await scan(0, codes[2])).data?.result).toBe('refused');
});
