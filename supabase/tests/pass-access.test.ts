import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sized } from '../../tests/sizes.ts';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { addKind, buyPaid, call, newKey, openEdition, type PaidOrder } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

const buyer = {
  p_name: 'Zohra Quadri',
  p_phone: '+91 97095 31862',
  p_email: 'zohra.quadri@buyers.example',
};
/** Data that no role at the gate may read, in any spelling. */
const secrets = ['Zohra', 'Quadri', '97095', '31862', 'buyers.example'];

let stack: Stack;
let owner: SupabaseClient;
let edition: { id: string; nights: string[] };
let mine: PaidOrder;
let others: PaidOrder;

beforeAll(async () => {
  stack = await createTestStack('pass-access');
  owner = await signInAdmin(stack, 'owner@example.org');
  edition = await openEdition(stack, { nights: 2 });
  mine = await buyPaid(stack, edition, buyer);
  others = await buyPaid(stack, edition);
});
afterAll(() => stack?.stop());

const anon = () => clientOf(stack);
const set = (key: string, value: number) =>
  stack.sql`update private.settings set value = ${value}::text::jsonb where key = ${key}`;

/** Calls find_my_passes in SQL as a visitor from an address. @returns the answers. */
async function find(address: string, guesses: { phone: string; reference: string }[]) {
  return stack.sql.begin(async (tx) => {
    await tx`select set_config('request.headers', ${JSON.stringify({ 'x-forwarded-for': address })}, true)`;
    await tx`set local role anon`;
    return tx<{ found: { id: string; key: string } | null }[]>`
      select public.find_my_passes(g.phone, g.reference) as found
      from jsonb_to_recordset(${JSON.stringify(guesses)}::text::jsonb) g (phone text, reference text)`;
  });
}

const right = () => ({ phone: buyer.p_phone, reference: mine.order.reference });

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const random = (length: number, from: string) =>
  Array.from({ length }, () => from[Math.floor(Math.random() * from.length)]).join('');
/** The rows that one call leaves in the limits. */
const written = async (reference: string) => {
  await stack.sql`truncate private.rate_limits`;
  await find('203.0.113.6', [{ ...right(), reference }]);
  return stack.sql`select bucket, key, hits from private.rate_limits order by 1, 2`;
};

/** Every call that a link is for. */
const calls = (id: string, key: string): [string, Record<string, unknown>][] => [
  ['get_order', { p_id: id, p_key: key }],
  ['claim_payment', { p_id: id, p_key: key, p_utr: '431947905050' }],
  ['cancel_my_order', { p_id: id, p_key: key }],
  ['renew_pass', { p_id: id, p_key: key, p_pass_id: mine.order.passes[0]?.id, p_revision: 1 }],
  [
    'reserve_passes',
    { p_id: id, p_key: key, p_edition_id: edition.id, p_items: [], p_name: '', p_phone: '' },
  ],
];

describe('finding passes by phone number and reference', () => {
  test('finds the order however both are typed, and the link that is made opens it alone', async () => {
    for (const typed of [
      right(),
      { phone: '097095-31862', reference: ` ${mine.order.reference.toLowerCase()} ` },
    ]) {
      const [{ found } = { found: null }] = await find('203.0.113.1', [typed]);
      expect(found?.id).toBe(mine.id);
      const opened = await call(anon(), 'get_order', { p_id: mine.id, p_key: found?.key });
      expect(opened.data?.reference).toBe(mine.order.reference);
      const foreign = await call(anon(), 'get_order', { p_id: others.id, p_key: found?.key });
      expect(foreign.data).toBeNull();
    }
    // The buyer's own link stays valid.
    const own = await call(anon(), 'get_order', { p_id: mine.id, p_key: mine.key });
    expect(own.data?.id).toBe(mine.id);
  });

  test('ten thousand guesses find nothing', async () => {
    await set('pass_finds_per_ip', 1_000_000);
    await set('pass_finds_per_phone', 1_000_000);
    const count = sized(10_000, 50_000);
    const size = 200;
    let tried = 0;
    for (let from = 0; from < count; from += size) {
      const guesses = Array.from({ length: size }, (_, place) => ({
        // A third each: the right number, the right reference, neither.
        phone: place % 3 === 0 ? buyer.p_phone : `9${random(9, '0123456789')}`,
        reference: place % 3 === 1 ? mine.order.reference : random(6, letters),
      }));
      const answers = await find('203.0.113.2', guesses);
      expect(answers.filter(({ found }) => found !== null)).toEqual([]);
      tried += answers.length;
    }
    expect(tried).toBeGreaterThan(count * 0.99);
    expect((await find('203.0.113.2', [right()]))[0]?.found?.id).toBe(mine.id);
    await set('pass_finds_per_ip', 5);
    await set('pass_finds_per_phone', 8);
  });

  test('is limited for a network and for a phone number, whether it finds something or not', async () => {
    await stack.sql`truncate private.rate_limits`;
    const wrong = { ...right(), reference: '000000' };
    for (let n = 0; n < 5; n += 1) await find('203.0.113.3', [n % 2 === 0 ? right() : wrong]);
    await expect(find('203.0.113.3', [right()])).rejects.toMatchObject({ code: 'PT429' });
    await expect(find('203.0.113.3', [wrong])).rejects.toMatchObject({ code: 'PT429' });
    // Eight a day of one network for one number; its buyer, elsewhere, is not locked out.
    for (let n = 0; n < 5; n += 1) await find('203.0.113.4', [wrong]);
    await stack.sql`delete from private.rate_limits where bucket = 'pass_find'`;
    for (let n = 0; n < 3; n += 1) await find('203.0.113.4', [wrong]);
    await expect(find('203.0.113.4', [right()])).rejects.toMatchObject({ code: 'PT429' });
    expect((await find('203.0.113.4', [{ ...wrong, phone: '98350 55555' }]))[0]?.found).toBeNull();
    expect((await find('203.0.113.5', [right()]))[0]?.found).toMatchObject({ id: mine.id });
  });

  test('a miss is counted as a hit is', async () => {
    expect(await written('000000')).toEqual(await written(mine.order.reference));
  });
});

describe('a link', () => {
  test.each([
    ['of another order', () => others.key],
    ['that was never made', () => newKey()],
    ["that is the order's code", () => mine.order.passes[0]?.code ?? ''],
    ['that is empty', () => ''],
  ])('%s opens nothing and changes nothing', async (_what, keyOf) => {
    const before =
      await stack.sql`select to_jsonb(o) as row from public.pass_orders o where id = ${mine.id}`;
    for (const [name, args] of calls(mine.id, keyOf())) {
      const { data, code } = await call(anon(), name, args);
      expect([name, data]).toEqual([name, null]);
      expect([name, code ?? 'null']).toEqual([
        name,
        expect.stringMatching(name === 'get_order' ? /^null$/ : /^PT404$|^PT422$/),
      ]);
    }
    expect(
      await stack.sql`select to_jsonb(o) as row from public.pass_orders o where id = ${mine.id}`,
    ).toEqual(before);
  });

  test('of one order changes no pass of another', async () => {
    const { code, hint } = await call(anon(), 'renew_pass', {
      p_id: others.id,
      p_key: others.key,
      p_pass_id: mine.order.passes[0]?.id,
      p_revision: 1,
    });
    expect([code, hint]).toEqual(['PT409', 'state']);
  });

  test('that was revoked opens nothing', async () => {
    const { data: link } = await call<string>(owner, 'order_link', {
      p_order_id: others.id,
    });
    const args = { p_id: others.id, p_key: link };
    expect((await call(anon(), 'get_order', args)).data?.id).toBe(others.id);
    await stack.sql`update private.pass_links set revoked_at = now() where via = 'staff'`;
    expect((await call(anon(), 'get_order', args)).data).toBeNull();
    expect((await call(anon(), 'cancel_my_order', args)).code).toBe('PT404');
  });

  test('of the waiting list opens its own entry alone', async () => {
    const soldOut = await addKind(stack, edition.id, { capacity: 0 });
    const entry = {
      p_id: randomUUID(),
      p_key: newKey(),
      p_edition_id: edition.id,
      p_item: { kind_id: soldOut, night_ids: [edition.nights[1] ?? ''], quantity: 1 },
      p_name: buyer.p_name,
      p_phone: buyer.p_phone,
    };
    expect((await call(anon(), 'join_waiting', entry)).data).toMatchObject({ state: 'waiting' });
    const foreign = { ...entry, p_key: newKey() };
    expect((await call(anon(), 'join_waiting', foreign)).code).toBe('PT404');
    const { p_id, p_key } = foreign;
    expect((await call(anon(), 'get_waiting', { p_id, p_key })).code).toBe('PT404');
    expect((await call(anon(), 'leave_waiting', { p_id, p_key })).code).toBe('PT404');
    const own = await call<{ state: string }>(anon(), 'get_waiting', { p_id, p_key: entry.p_key });
    expect(own.data?.state).toBe('waiting');
  });
});

test('the code of a pass shows nothing of its buyer', async () => {
  const { data } = await call(anon(), 'get_pass', { p_code: mine.order.passes[0]?.code });
  expect(data).toMatchObject({ state: 'valid' });
  for (const secret of secrets) expect(JSON.stringify(data)).not.toContain(secret);
});
