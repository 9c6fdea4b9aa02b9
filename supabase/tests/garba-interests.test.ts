import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { inDays } from './support/enquiry.ts';
import { addKind, buyPaid, openEdition, reserve } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
const edition = randomUUID();
const other = randomUUID();

beforeAll(async () => {
  stack = await createTestStack('garba-interests');
  await stack.sql`insert into public.garba_editions (id, year, status, title)
    values (${edition}, 2098, 'announced', 'Garba'), (${other}, 2099, 'announced', 'The next')`;
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql`truncate private.rate_limits`;
  await stack.sql`delete from public.garba_interests`;
  await stack.sql`update public.garba_editions set status = 'announced', passes_from = null`;
  await limit('ip', 20);
  await limit('phone', 3);
});

const limit = (of: 'ip' | 'phone', count: number) =>
  stack.sql`update private.settings set value = ${count}::text::jsonb where key = ${`garba_interest_limit_per_${of}`}`;

const person = () => ({
  p_id: randomUUID(),
  p_edition_id: edition,
  p_name: 'Ritu Kumari',
  p_phone: '98350 12345',
});
type Person = Partial<ReturnType<typeof person>> & { p_website?: string };

async function register(more: Person = {}, client = clientOf(stack)) {
  const { data, error, status } = await client.rpc('register_garba_interest', {
    ...person(),
    ...more,
  });
  return { data, status, code: error?.code ?? null, hint: error?.hint ?? null };
}

const change = (edited: { passes_from?: string | null; year?: number }) =>
  stack.sql`update public.garba_editions set ${stack.sql(edited)} where id = ${edition}`;

/** Number of interests left after a change of their edition. */
async function keptAfter(edited: Parameters<typeof change>[0]): Promise<number> {
  await stack.sql`delete from public.garba_interests`;
  await register();
  await change(edited);
  await stack.sql`select private.tidy()`;
  await change({ year: 2098, passes_from: null });
  return (await kept()).length;
}

const ACCEPTED = { data: null, status: 204, code: null, hint: null };

const kept = () =>
  stack.sql<{ name: string; phone: string; phone_e164: string; is_suspicious: boolean }[]>`
    select name, phone, phone_e164, is_suspicious from public.garba_interests order by created_at`;

describe('an interest in passes', () => {
  test('is stored with a name and a number, as typed and normalized', async () => {
    expect(await register()).toEqual(ACCEPTED);
    expect([...(await kept())]).toEqual([
      {
        name: 'Ritu Kumari',
        phone: '98350 12345',
        phone_e164: '+919835012345',
        is_suspicious: false,
      },
    ]);
  });

  test('updates the name for a known number in another format, with the same response', async () => {
    expect(await register({ p_phone: '098350-12345' })).toEqual(ACCEPTED);
    expect(await register({ p_phone: '+91 98350 12345', p_name: 'Ritu Devi' })).toEqual(ACCEPTED);
    expect((await kept()).map(({ name, phone }) => [name, phone])).toEqual([
      ['Ritu Devi', '098350-12345'],
    ]);
  });

  test('is one row for any number of concurrent retries', async () => {
    await limit('ip', 1);
    const same = person();
    const answers = await Promise.all(Array.from({ length: 30 }, () => register(same)));
    expect(answers).toEqual(answers.map(() => ACCEPTED));
    expect(await kept()).toHaveLength(1);
  });

  test('is one row for thirty concurrent requests with one number', async () => {
    await limit('ip', 1000);
    const answers = await Promise.all(Array.from({ length: 30 }, () => register()));
    expect(answers).toEqual(answers.map(() => ACCEPTED));
    expect(await kept()).toHaveLength(1);
  });

  test('may be registered for two editions', async () => {
    await register();
    await register({ p_edition_id: other });
    expect(await kept()).toHaveLength(2);
  });

  test('is stored and marked if the honeypot is filled in', async () => {
    expect(await register({ p_website: 'https://spam.example' })).toEqual(ACCEPTED);
    expect((await kept())[0]?.is_suspicious).toBe(true);
  });
});

describe('rejected input takes no slot, and names its field', () => {
  test.each([
    ['a name of one letter', { p_name: 'R' }, 'name'],
    ['a broken name', { p_name: 'Ritu \ufffd' }, 'name'],
    ['letters for a number', { p_phone: 'call me maybe' }, 'phone'],
    ['a number without its area', { p_phone: '2234567' }, 'phone'],
    ['an unknown edition', { p_edition_id: randomUUID() }, 'edition'],
  ])('%s', async (_what, more, hint) => {
    await limit('ip', 1);
    expect(await register(more)).toMatchObject({ status: 422, code: 'PT422', hint });
    expect(await kept()).toHaveLength(0);
    expect(await register()).toEqual(ACCEPTED);
  });

  test.each(['draft', 'on_sale', 'sold_out', 'ended'])(
    'an edition with status %s',
    async (status) => {
      await stack.sql`update public.garba_editions set status = ${status} where id = ${edition}`;
      expect(await register()).toMatchObject({ code: 'PT422', hint: 'edition' });
    },
  );

  test('an edition on sale, unless each kind of its passes is sold from a later time', async () => {
    await stack.sql`update public.garba_editions set status = 'on_sale' where id = ${edition}`;
    const later = { sale_from: inDays(1) };
    await addKind(stack, edition, later);
    await addKind(stack, edition, { counter_only: true });
    expect(await register()).toEqual(ACCEPTED);
    await change({ passes_from: inDays(-31) });
    await stack.sql`select private.tidy()`;
    expect(await kept()).toHaveLength(1);
    await addKind(stack, edition);
    expect(await register({ p_phone: '98350 12346' })).toMatchObject({ hint: 'edition' });
    await stack.sql`delete from public.pass_kinds where edition_id = ${edition}`;
  });

  test('an edition whose sale begins today in Asia/Kolkata', async () => {
    await change({ passes_from: inDays(1) });
    expect(await register()).toEqual(ACCEPTED);
    await change({ passes_from: inDays(0) });
    expect(await register()).toMatchObject({ code: 'PT422', hint: 'edition' });
  });
});

describe('quotas', () => {
  test('limit the numbers of one address with PT429', async () => {
    await limit('ip', 2);
    const numbers = ['98350 10001', '98350 10002', '98350 10003'];
    const answers = [];
    for (const p_phone of numbers) answers.push((await register({ p_phone })).status);
    expect(answers).toEqual([204, 204, 429]);
    expect(await kept()).toHaveLength(2);
  });

  test('limit the changes of a name per day without revealing it', async () => {
    await limit('phone', 1);
    await register();
    expect(await register({ p_name: 'First change' })).toEqual(ACCEPTED);
    expect(await register({ p_name: 'Second change' })).toEqual(ACCEPTED);
    expect((await kept()).map(({ name }) => name)).toEqual(['First change']);
  });
});

test('only admins read, mark and delete interests', async () => {
  const admin = await signInAdmin(stack, 'waiting@example.org');
  await register();
  expect((await clientOf(stack).from('garba_interests').select()).error?.code).toBe('42501');
  const [row] = (await admin.from('garba_interests').select()).data ?? [];
  expect(row).toMatchObject({ name: 'Ritu Kumari', contacted_at: null });
  const contacted = { contacted_at: new Date().toISOString() };
  const ticked = await admin.from('garba_interests').update(contacted).eq('id', row?.['id']);
  expect(ticked.error).toBeNull();
  const facts = async () => (await admin.rpc('interest_facts')).data;
  const toldBy = { [row?.['id']]: { has_bought: false, told_by: 'waiting@example.org' } };
  expect(await facts()).toEqual(toldBy);
  const untick = { contacted_at: null };
  await admin.from('garba_interests').update(untick).eq('id', row?.['id']);
  expect(await facts()).toEqual({});
  await admin.from('garba_interests').delete().eq('id', row?.['id']);
  expect(await kept()).toHaveLength(0);
});

test('who of them has bought passes is known, by the number and only for that edition', async () => {
  const admin = await signInAdmin(stack, 'sellers@example.org', 'manager');
  const sale = await openEdition(stack, { year: 2094 });
  await stack.sql`delete from public.garba_interests`;
  const p_phone = '+919835012345';
  const add = async (of: string, phone: string) => {
    const id = randomUUID();
    await stack.sql`insert into public.garba_interests (id, edition_id, name, phone, phone_e164)
      values (${id}, ${of}, 'Ritu Kumari', ${phone}, ${phone})`;
    return id;
  };
  const bought = await add(sale.id, p_phone);
  await add(sale.id, '+919835012346');
  await add(edition, p_phone);
  const facts = async () => (await admin.rpc('interest_facts')).data;
  const kind = await addKind(stack, sale.id);
  const night_ids = [sale.nights[0] ?? ''];
  const held = await reserve(stack, sale.id, [{ kind_id: kind, quantity: 1, night_ids }], {
    p_phone,
  });
  expect(held.code).toBeNull();
  expect(await facts()).toEqual({});
  await buyPaid(stack, sale, { p_phone: '098350-12345' });
  expect(await facts()).toEqual({ [bought]: { has_bought: true, told_by: null } });
});

test('interests are deleted thirty days after the start of the sale, and after the year ends', async () => {
  expect(await keptAfter({ passes_from: inDays(-30) })).toBe(1);
  expect(await keptAfter({ passes_from: inDays(-31) })).toBe(0);
  expect(await keptAfter({ passes_from: null })).toBe(1);
  expect(await keptAfter({ year: 2025 })).toBe(0);
});
