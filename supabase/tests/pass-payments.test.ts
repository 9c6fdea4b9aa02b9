import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import {
  claimsSchema,
  type LineRow,
  matchesOf,
} from '../../src/features/passes/admin/data/matches.ts';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { addKind, type Answer, call, openEdition, reserve, takenOf } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;
let partner: SupabaseClient;
let edition: { id: string; nights: string[] };
let single: string;

const PRICE = 50_000;

beforeAll(async () => {
  stack = await createTestStack('pass-payments');
  owner = await signInAdmin(stack, 'owner@example.org');
  partner = await signInAdmin(stack, 'partner@example.org');
  edition = await openEdition(stack, { nights: 2, capacity: 2000 });
  single = await addKind(stack, edition.id);
});
afterAll(() => stack?.stop());

type Verified = { order_id: string; result: string; due_paise: number };
type Row = { order_id?: string; line_id?: string; utr?: string; amount_paise?: number };
type Refund = { why: string; state: string; amount_paise: number; to_vpa: string | null };
type ClaimRow = Record<string, unknown> & { id: string; status: string; is_absent: boolean };

let utrs = 200_000_000_000;
const newUtr = () => String((utrs += 1));
const night = (place: number) => edition.nights[place] ?? '';
const today = (shift = 0) =>
  new Date(Date.now() + 5.5 * 3_600_000 + shift * 86_400_000).toISOString().slice(0, 10);

/** An order whose buyer entered a number. */
async function claim(more: Record<string, unknown> = {}, kind = single, nightId = night(0)) {
  const utr = newUtr();
  const items = [{ kind_id: kind, night_ids: [nightId], quantity: 1 }];
  const { id, key, code } = await reserve(stack, edition.id, items, more);
  expect(code).toBeNull();
  await claimAgain({ id, key }, utr);
  return { id, key, utr };
}
const claimAgain = ({ id, key }: { id: string; key: string }, utr = newUtr()) =>
  call(clientOf(stack), 'claim_payment', { p_id: id, p_key: key, p_utr: utr });

type Line = Record<string, unknown> & { utr?: string | null; narration?: string };
const lineOf = (more: Line = {}) => ({
  booked_on: today(),
  amount_paise: PRICE,
  utr: null,
  narration: '',
  payer: 'RITU KUMARI',
  payer_vpa: 'ritu@okhdfcbank',
  ordinal: 1,
  ...more,
});
const importLines = (lines: readonly Line[], more: Record<string, unknown> = {}) =>
  call<{ added: number; known: number }>(owner, 'import_lines', {
    p_id: randomUUID(),
    p_source: 'hdfc',
    p_from: today(-1),
    p_to: today(),
    p_lines: lines,
    ...more,
  });
async function storeLine(more: Line = {}): Promise<string> {
  const line = lineOf({ utr: newUtr(), ...more });
  expect((await importLines([line])).data).toEqual({ added: 1, known: 0 });
  const [row] = await stack.sql<{ id: string }[]>`
    select id from public.bank_lines where utr = ${line.utr ?? ''} order by created_at desc limit 1`;
  return row?.id ?? '';
}
const verify = (rows: readonly Row[], client = owner) =>
  call<Verified[]>(client, 'verify_payments', { p_rows: rows });
const resultsOf = ({ data }: Answer<Verified[]>) => (data ?? []).map(({ result }) => result);

async function orderOf(id: string) {
  const { data } = await call<{
    status: string;
    version: number;
    passes: { cancelled_at: string | null }[];
    payments: { id: string; amount_paise: number; reversed_at: string | null }[];
    refunds: Refund[];
  }>(owner, 'get_pass_order', { p_order_id: id });
  if (data === null) throw new Error('no such order');
  return data;
}
const listClaims = async () =>
  (await call<ClaimRow[]>(owner, 'list_claims', { p_edition_id: edition.id })).data ?? [];
const claimOf = async (id: string) => (await listClaims()).find((one) => one.id === id);

const known = (p_lines: readonly Line[]) => call<number[]>(owner, 'known_lines', { p_lines });

/** An order whose places went to another before its number was entered. */
async function lateOrder() {
  const kind = await addKind(stack, edition.id, { name: `Last ${randomUUID()}`, capacity: 1 });
  const items = [{ kind_id: kind, night_ids: [night(1)], quantity: 1 }];
  const late = await reserve(stack, edition.id, items);
  await stack.sql`update public.pass_orders set held_until = clock_timestamp() - interval '1 second' where id = ${late.id}`;
  await stack.sql`update private.pass_seats set held_until = clock_timestamp() - interval '1 second' where order_id = ${late.id}`;
  const other = await claim({}, kind, night(1));
  const utr = newUtr();
  const claimed = await claimAgain(late, utr);
  expect(claimed.data?.status).toBe('late');
  const resolve = async (issue: boolean) =>
    call<string>(owner, 'resolve_late', {
      p_order_id: late.id,
      p_version: (await orderOf(late.id)).version,
      p_issue: issue,
    });
  return { id: late.id, other: other.id, utr, resolve };
}

describe('verifying', () => {
  test('two owners verify one line at once, 20 times: one payment each', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id, utr } = await claim();
      const line_id = await storeLine({ utr });
      const rows = [{ order_id: id, line_id, amount_paise: PRICE }];
      const both = await Promise.all([verify(rows, owner), verify(rows, partner)]);
      expect(both.flatMap(resultsOf).toSorted()).toEqual(['already', 'paid']);
      expect((await orderOf(id)).payments).toHaveLength(1);
    }
  });

  test('two owners give one line to two orders at once, 20 times: one gets it', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [first, second] = [await claim(), await claim()];
      const line_id = await storeLine();
      const both = await Promise.all([
        verify([{ order_id: first.id, line_id, amount_paise: PRICE }], owner),
        verify([{ order_id: second.id, line_id, amount_paise: PRICE }], partner),
      ]);
      expect(both.flatMap(resultsOf).toSorted()).toEqual(['conflict', 'paid']);
    }
  });

  test('without a line, one number pays one order', async () => {
    const [first, second] = [await claim(), await claim()];
    const row = { utr: first.utr, amount_paise: PRICE };
    const both = await Promise.all([
      verify([{ order_id: first.id, ...row }], owner),
      verify([{ order_id: second.id, ...row }], partner),
    ]);
    expect(both.flatMap(resultsOf).toSorted()).toEqual(['conflict', 'paid']);
  });

  test('one line pays two orders if it is enough for both', async () => {
    const [first, second, third] = [await claim(), await claim(), await claim()];
    const line_id = await storeLine({ amount_paise: 2 * PRICE });
    const rows = [first, second, third].map(({ id }) => ({
      order_id: id,
      line_id,
      amount_paise: PRICE,
    }));
    expect(resultsOf(await verify(rows))).toEqual(['paid', 'paid', 'conflict']);
  });

  test('too little is not paid until the rest comes', async () => {
    const { id, utr } = await claim();
    const line_id = await storeLine({ utr, amount_paise: 30_000 });
    const short = await verify([{ order_id: id, line_id, amount_paise: 30_000 }]);
    expect(short.data).toEqual([{ order_id: id, result: 'short', due_paise: 20_000 }]);
    expect(await orderOf(id)).toMatchObject({ status: 'claimed', passes: [] });
    const rest = await storeLine({ amount_paise: 20_000 });
    expect(
      resultsOf(await verify([{ order_id: id, line_id: rest, amount_paise: 20_000 }])),
    ).toEqual(['paid']);
    expect((await orderOf(id)).passes).toHaveLength(1);
  });

  test('what is too much, and a second payment, are listed to be paid back to who paid', async () => {
    const { id, utr } = await claim();
    const line_id = await storeLine({ utr, amount_paise: 60_000 });
    expect(resultsOf(await verify([{ order_id: id, line_id, amount_paise: 60_000 }]))).toEqual([
      'paid',
    ]);
    const again = await storeLine({ payer_vpa: 'second@oksbi' });
    const double = { order_id: id, line_id: again, amount_paise: PRICE };
    expect(resultsOf(await verify([double]))).toEqual(['double']);
    expect(resultsOf(await verify([double]))).toEqual(['already']);
    const order = await orderOf(id);
    expect(order.passes).toHaveLength(1);
    expect(
      order.refunds.map(({ why, state, amount_paise, to_vpa }) => [
        why,
        state,
        amount_paise,
        to_vpa,
      ]),
    ).toEqual([
      ['over', 'due', 10_000, 'ritu@okhdfcbank'],
      ['double', 'due', PRICE, 'second@oksbi'],
    ]);
  });

  test('a row that fails stops no other', async () => {
    const [first, second, off] = [await claim(), await claim(), await claim()];
    const { version } = await orderOf(off.id);
    await call(owner, 'cancel_order', { p_order_id: off.id, p_version: version });
    const rows: Row[] = [
      { order_id: randomUUID(), utr: newUtr(), amount_paise: PRICE },
      { order_id: first.id, utr: '123', amount_paise: PRICE },
      { order_id: first.id, line_id: randomUUID(), amount_paise: PRICE },
      { order_id: first.id, utr: first.utr, amount_paise: -1 },
      { order_id: first.id, utr: first.utr, amount_paise: PRICE },
      { order_id: off.id, utr: off.utr, amount_paise: PRICE },
      { order_id: second.id, utr: first.utr, amount_paise: PRICE },
      { order_id: second.id, utr: second.utr, amount_paise: PRICE },
    ];
    expect(resultsOf(await verify(rows))).toEqual([
      'missing',
      'invalid',
      'invalid',
      'invalid',
      'paid',
      'cancelled',
      'conflict',
      'paid',
    ]);
    expect((await orderOf(off.id)).refunds).toMatchObject([{ why: 'late', amount_paise: PRICE }]);
    const all = Array.from({ length: 101 }, () => rows[0]);
    expect((await verify(all as Row[])).hint).toBe('rows');
  });
});

describe('money that came late', () => {
  test('passes are issued as soon as places are free, and not before', async () => {
    const { id, other, utr, resolve } = await lateOrder();
    expect((await resolve(true)).code).toBe('PT422');
    expect(resultsOf(await verify([{ order_id: id, utr, amount_paise: PRICE }]))).toEqual(['late']);
    expect((await resolve(true)).data).toBe('late');
    expect((await orderOf(id)).passes).toEqual([]);
    const { version } = await orderOf(other);
    await call(owner, 'cancel_order', { p_order_id: other, p_version: version });
    expect((await resolve(true)).data).toBe('paid');
    expect(await orderOf(id)).toMatchObject({ status: 'paid', refunds: [] });
    expect((await resolve(true)).hint).toBe('state');
  });

  test('or all of it is paid back', async () => {
    const { id, utr, resolve } = await lateOrder();
    const line_id = await storeLine({ utr });
    await verify([{ order_id: id, line_id, amount_paise: PRICE }]);
    expect((await resolve(false)).data).toBe('refund');
    expect(await orderOf(id)).toMatchObject({
      status: 'cancelled',
      refunds: [{ why: 'late', state: 'due', amount_paise: PRICE, to_vpa: 'ritu@okhdfcbank' }],
    });
  });
});

describe('taking back', () => {
  test('a payment that is taken back frees its line, and the order waits for another', async () => {
    const { id, utr } = await claim();
    const line_id = await storeLine({ utr });
    await verify([{ order_id: id, line_id, amount_paise: PRICE }]);
    const payment = (await orderOf(id)).payments[0]?.id;
    const taken = await takenOf(stack, night(0));
    const both = await Promise.all([
      call(owner, 'reverse_payment', { p_payment_id: payment }),
      call(partner, 'reverse_payment', { p_payment_id: payment }),
    ]);
    expect(both.map(({ code }) => code)).toEqual([null, null]);
    expect((await orderOf(id)).status).toBe('claimed');
    expect(await takenOf(stack, night(0))).toBe(taken);
    const { id: right } = await claim();
    expect(
      resultsOf(
        await verify([
          { order_id: right, line_id, amount_paise: PRICE },
          { order_id: id, utr: newUtr(), amount_paise: PRICE },
        ]),
      ),
    ).toEqual(['paid', 'paid']);
    expect((await orderOf(id)).passes).toHaveLength(1);
  });

  test('a second payment is no longer second once the first is taken back', async () => {
    const { id, utr } = await claim();
    await verify([{ order_id: id, utr, amount_paise: PRICE }]);
    await verify([{ order_id: id, utr: newUtr(), amount_paise: PRICE }]);
    const { payments, refunds } = await orderOf(id);
    expect(refunds).toMatchObject([{ why: 'double' }]);
    await call(owner, 'reverse_payment', { p_payment_id: payments[0]?.id });
    expect(await orderOf(id)).toMatchObject({ status: 'paid', refunds: [] });
  });

  test('a claim is refused three times, then its places are free', async () => {
    const order = await claim();
    const taken = await takenOf(stack, night(0));
    for (const place of [1, 2, 3]) {
      const { version } = await orderOf(order.id);
      const refuse = (p_version: number) =>
        call(owner, 'refuse_claim', {
          p_order_id: order.id,
          p_version,
          p_reason: 'No such payment.',
        });
      expect((await refuse(version - 1)).hint).toBe('state');
      expect((await refuse(version)).code).toBeNull();
      expect((await refuse(version + 1)).hint).toBe('state');
      expect((await claimOf(order.id))?.status).toBe(place < 3 ? 'held' : 'expired');
      expect(await takenOf(stack, night(0))).toBe(place < 3 ? taken : taken - 1);
      if (place < 3) await claimAgain(order);
    }
  });

  test('a refund is recorded as sent once, with its number', async () => {
    const { id, utr } = await claim();
    await verify([{ order_id: id, utr, amount_paise: PRICE + 100 }]);
    const [refund] = await stack.sql<{ id: string }[]>`
      select id from public.pass_refunds where order_id = ${id}`;
    const record = (p_state: string, p_utr = '', client = owner) =>
      call(client, 'record_refund', { p_refund_id: refund?.id, p_state, p_utr });
    expect((await record('sent')).hint).toBe('utr');
    expect((await record('failed')).code).toBeNull();
    expect((await record('sent', '512345678901')).code).toBeNull();
    expect((await record('sent', '512345678901')).code).toBeNull();
    expect((await record('sent', '599999999999', partner)).hint).toBe('state');
    expect((await orderOf(id)).refunds).toMatchObject([{ state: 'sent', utr: '512345678901' }]);
  });
});

describe('statements', () => {
  const lines = Array.from({ length: 120 }, (_, place) =>
    lineOf({
      utr: place % 3 === 0 ? null : newUtr(),
      narration: `NEFT CR SBIN0001 RITU KUMARI ${place % 7}`,
      ordinal: 1 + Math.floor(place / 21),
      booked_on: today(-1),
    }),
  );

  test('a second import adds nothing, however its texts are wrapped, and says which lines are known', async () => {
    expect((await known(lines)).data).toEqual([]);
    const first = await importLines(lines);
    expect(first.data?.known).toBe(0);
    expect(first.data?.added).toBe(120);
    const wrapped = lines.map((line) => ({
      ...line,
      narration: line.narration.replace('RITU KUMARI', 'RITU KUM ARI'),
    }));
    const both = await Promise.all([importLines(wrapped), importLines(lines)]);
    expect(both.map(({ data }) => data)).toEqual([
      { added: 0, known: 120 },
      { added: 0, known: 120 },
    ]);
    const more = [lineOf({ utr: newUtr() }), ...wrapped.slice(0, 2), lineOf({ utr: newUtr() })];
    expect((await known(more)).data).toEqual([1, 2]);
  });

  test('nothing becomes paid by it', async () => {
    const { id, utr } = await claim();
    await storeLine({ utr });
    expect(await orderOf(id)).toMatchObject({ status: 'claimed', payments: [] });
  });

  test('a line that cannot be stored stops its chunk', async () => {
    const bad = [lineOf({ utr: newUtr() }), lineOf({ utr: newUtr(), amount_paise: 0 })];
    await expect(importLines(bad)).rejects.toThrow('23514');
    const [row] = await stack.sql`select 1 from public.bank_lines where utr = ${bad[0]?.utr ?? ''}`;
    expect(row).toBeUndefined();
  });

  test('200 made-up numbers are absent once a statement of their day is read in whole', async () => {
    const made = await stack.sql<{ id: string }[]>`
      insert into public.pass_orders (id, edition_id, reference, source, status, name, total_paise, held_until, claimed_utr, claimed_at, claims)
      select gen_random_uuid(), ${edition.id}, 'ZZZ' || n, 'site', 'claimed', 'Ritu', ${PRICE}, now() + interval '1 day', (900000000000 + n)::text, now(), 1
      from generate_series(100, 299) n returning id`;
    const real = await claim();
    const areAbsent = async () => {
      const all = new Map((await listClaims()).map((one) => [one.id, one.is_absent]));
      return [made.filter(({ id }) => all.get(id) === true).length, all.get(real.id)];
    };
    expect(await areAbsent()).toEqual([0, false]);
    const id = randomUUID();
    const part = (line: Line, isLast: boolean) =>
      importLines([line], { p_id: id, p_to: today(1), p_is_last: isLast });
    await part(lineOf({ utr: newUtr() }), false);
    expect(await areAbsent()).toEqual([0, false]);
    await part(lineOf({ utr: real.utr }), true);
    expect(await areAbsent()).toEqual([200, false]);
  });

  test('of 50 ambiguous claims none is ticked', async () => {
    await stack.sql`update public.pass_orders set status = 'cancelled' where status in ('claimed', 'held')`;
    await stack.sql`update public.bank_lines set state = 'ignored' where state = 'new'`;
    const shared = newUtr();
    for (let place = 0; place < 50; place += 1) {
      const order = await claim({ p_name: 'Aarav Kumar' });
      if (place % 2 === 0) await claimAgain(order, shared);
    }
    await importLines(
      Array.from({ length: 50 }, (_, place) =>
        lineOf({
          utr: place === 0 ? shared : null,
          narration: `NEFT AARAV KUMAR ${place}`,
          payer: 'AARAV KUMAR',
        }),
      ),
    );
    const certain = await claim();
    await importLines([lineOf({ utr: certain.utr })]);
    const found = await stack.sql`
      select id, booked_on::text, amount_paise::integer, utr, narration, payer, payer_vpa from public.bank_lines where state = 'new'`;
    const all = v.parse(claimsSchema, await listClaims());
    const { proposals, unclear } = matchesOf(all, found as unknown as LineRow[], Date.now());
    expect(unclear.map(({ match }) => match?.reason)).toEqual(Array(50).fill('conflict'));
    expect(proposals.map(({ claims, ticked }) => [claims[0]?.orderId, ticked])).toEqual([
      [certain.id, true],
    ]);
  });
});
