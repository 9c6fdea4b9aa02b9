import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDeep } from '../../tests/sizes.ts';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import {
  nameOf,
  newOrder,
  openCrowd,
  reserveUntilHeard,
  say,
  tally,
  withFault,
} from './support/crowd.ts';
import {
  addKind,
  call,
  newKey,
  newPhone,
  openEdition,
  reserve,
  takenOf,
} from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let crowd: postgres.Sql;
let owner: SupabaseClient;
let edition: { id: string; nights: string[] };
let single: string;

beforeAll(async () => {
  stack = await createTestStack('pass-input', { outboxEvery: 0 });
  crowd = openCrowd(stack);
  owner = await signInAdmin(stack, 'owner@example.org');
  edition = await openEdition(stack);
  single = await addKind(stack, edition.id);
});
afterAll(async () => {
  await crowd?.end({ timeout: 2 });
  await stack?.stop();
});

const night = (place = 0) => edition.nights[place] ?? '';
const line = (more: Record<string, unknown> = {}) => ({
  kind_id: single,
  night_ids: [night()],
  quantity: 1,
  ...more,
});

/** One order sent 100 times at once. */
async function sendOften(place: number) {
  const order = newOrder();
  const items = [{ kind_id: single, night_ids: [night(place)], quantity: 2 }];
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, () => reserveUntilHeard(crowd, edition.id, items, order)),
  );
  const answers = outcomes.map(({ value, error }) =>
    JSON.stringify(value ? { ...value, now: null } : error?.code),
  );
  const taken = await takenOf(stack, night(place));
  return { different: new Set(answers).size, taken, counts: tally(outcomes.map(nameOf)) };
}

test('one order sent 100 times at once is one order with 100 equal answers', async () => {
  expect(await sendOften(1)).toEqual({ different: 1, taken: 2, counts: { ok: 100 } });
});

test.runIf(isDeep)('control: without the lock of the id not all answers are equal', async () => {
  const unlocked: [string, string][] = [
    [`perform private.lock_key('pass-order:' || p_id::text);`, ''],
  ];
  const { different, counts } = await withFault(stack, 'private.reserve_passes', unlocked, () =>
    sendOften(2),
  );
  say(`control, no lock of the id: ${JSON.stringify(counts)}`);
  expect(different).toBeGreaterThan(1);
});

describe('what nobody asks for', () => {
  test('an id or a key of another order opens nothing', async () => {
    const { id, key } = await reserve(stack, edition.id, [line()]);
    expect(await reserve(stack, edition.id, [line()], { p_id: id })).toMatchObject({
      code: 'PT404',
    });
    expect(await reserve(stack, edition.id, [line()], { p_key: key })).toMatchObject({
      code: 'PT422',
      hint: 'id',
    });
    const args = { p_id: id, p_key: newKey() };
    expect(await call(clientOf(stack), 'cancel_my_order', args)).toMatchObject({ code: 'PT404' });
    expect((await call(clientOf(stack), 'get_order', args)).data).toBeNull();
  });

  test('odd lines of an order are refused with a field or a state', async () => {
    const foreign = await openEdition(stack, { nights: 1, year: 2094 });
    const removed = await addKind(stack, edition.id);
    await stack.sql`update public.pass_kinds set deleted_at = now() where id = ${removed}`;
    const odd: [string, unknown][] = [
      ['no lines', []],
      ['null', null],
      ['no list', {}],
      ['a number', [1]],
      ['a list in the list', [[]]],
      ['null in the list', [null]],
      ['21 lines', Array.from({ length: 21 }, () => line())],
      ['0 passes', [line({ quantity: 0 })]],
      ['-1 pass', [line({ quantity: -1 })]],
      ['1e9 passes', [line({ quantity: 1e9 })]],
      ['half a pass', [line({ quantity: 1.5 })]],
      ['more than allowed', [line({ quantity: 11 })]],
      ['a quantity that is a list', [line({ quantity: [1] })]],
      ['a night twice for one', [line({ night_ids: [] })]],
      ['two nights for one', [line({ night_ids: [night(0), night(1)] })]],
      ['nights that are text', [line({ night_ids: night() })]],
      ['nights that are numbers', [line({ night_ids: [1, 2] })]],
      ['36 dashes', [line({ kind_id: '-'.repeat(36) })]],
      ['36 dashes as a night', [line({ night_ids: ['-'.repeat(36)] })]],
      ['an unknown kind', [line({ kind_id: randomUUID() })]],
      ['a kind removed meanwhile', [line({ kind_id: removed })]],
      ['a night of another edition', [line({ night_ids: [foreign.nights[0]] })]],
      ['an unknown night', [line({ night_ids: [randomUUID()] })]],
    ];
    const answers: [string, string | null][] = [];
    for (const [what, items] of odd) {
      const args = {
        p_id: randomUUID(),
        p_key: newKey(),
        p_edition_id: edition.id,
        p_items: items,
        p_name: 'Ritu',
        p_phone: newPhone(),
      };
      const { error } = await clientOf(stack).rpc('reserve_passes', args);
      answers.push([what, error?.message ? error.code : null]);
    }
    expect(answers.filter(([, code]) => code !== 'PT422' && code !== 'PT409')).toEqual([]);
  });

  test('a night named twice is one night, 20 lines are one order, and a name may have any letters', async () => {
    const kind_id = await addKind(stack, edition.id, { max_per_order: 20 });
    const many = Array.from({ length: 20 }, () => line({ kind_id, night_ids: [night(), night()] }));
    const { data, code, hint } = await reserve(stack, edition.id, many, {
      p_name: '\u0930\u093f\u0924\u0941 \ud83d\udc83',
    });
    expect({ code, hint }).toEqual({ code: null, hint: null });
    expect(data).toMatchObject({
      total_paise: 1_000_000,
      name: '\u0930\u093f\u0924\u0941 \ud83d\udc83',
    });
  });

  test('a UTR with spaces is taken, one of eleven digits is not', async () => {
    const { id, key } = await reserve(stack, edition.id, [line()]);
    const claim = (p_utr: string) =>
      call(clientOf(stack), 'claim_payment', { p_id: id, p_key: key, p_utr });
    expect(await claim('41234567890')).toMatchObject({ code: 'PT422', hint: 'utr' });
    expect((await claim(' 4123 4567 8901 ')).data).toMatchObject({
      status: 'claimed',
      claimed_utr: '412345678901',
    });
  });

  test('scans of wrong types are refused as scans', async () => {
    const shift = randomUUID();
    await call(owner, 'open_shift', {
      p_id: shift,
      p_night_id: night(),
      p_kind: 'gate',
      p_gate: 'Gate 1',
    });
    const good = {
      id: randomUUID(),
      hash: 'a1'.repeat(32),
      people: 1,
      how: 'typed',
      at: new Date().toISOString(),
    };
    for (const scans of [
      null,
      [],
      [1],
      [{ ...good, id: 'x' }],
      [{ ...good, people: 'two' }],
      [{ ...good, at: 'noon' }],
      [{ ...good, at: null }],
      [{ ...good, how: 'eyes' }],
      [{ ...good, hash: 'ABCDEFGH' }],
      [{ ...good, hash: 'a1' }],
      [{ ...good, hash: null }],
    ])
      expect(await call(owner, 'push_scans', { p_shift_id: shift, p_scans: scans })).toMatchObject({
        code: 'PT422',
        hint: 'scans',
      });
    const sent = { p_shift_id: shift, p_scans: [good] };
    expect(await call(owner, 'push_scans', sent)).toMatchObject({
      data: { answers: [{ result: 'conflict', reason: 'unknown' }] },
    });
  });
});
