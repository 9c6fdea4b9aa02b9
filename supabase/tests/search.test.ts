import type { SupabaseClient } from '@supabase/supabase-js';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sameTexts } from '../../tests/builders/sameTexts.ts';
import numbers from '../../tests/fixtures/phones/search.json';
import { sized } from '../../tests/sizes.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';

/** Enough that the trigram index is by far the cheapest (160 to 439); with 2,000 rows it is 160 to 184, too close. */
const MANY = sized(5000, 20_000);

let stack: Stack;
let admin: SupabaseClient;

const people = [
  { name: 'Asha 100% Devi', phone: '+91 98350 12345', location: 'Patna', status: 'new' },
  { name: 'Ravi_Kumar', phone: '0612-555-0142', location: 'Gaya', status: 'quoted' },
  { name: 'आशा देवी', phone: '9835012346', location: 'पटना', status: 'new' },
  { name: 'Back\\slash', phone: '9835012347', location: 'Ranchi', status: 'lost' },
];

beforeAll(async () => {
  stack = await createTestStack('search', { outboxEvery: 0 });
  admin = await signInAdmin(stack, 'owner@example.org');
  for (const [index, person] of people.entries()) {
    await stack.sql`insert into public.booking_forms (form_type, email, name, phone, location, status, created_at)
      values ('Wedding', 'visitor@example.org', ${person.name}, ${person.phone}, ${person.location}, ${person.status},
        now() - ${index} * interval '1 hour')`;
  }
});
afterAll(() => stack?.stop());

interface Found {
  name: string;
  total_count: number;
}

async function search(options: object): Promise<Found[]> {
  const { data, error } = await admin.rpc('search_bookings', options);
  if (error) throw error;
  return data;
}
const names = async (options: object) => (await search(options)).map((row) => row.name);
const all = people.map((person) => person.name);

describe('the search for enquiries', () => {
  test.each<[string, string[]]>([
    ['', all],
    ['asha', ['Asha 100% Devi']],
    ['  PATNA   asha ', ['Asha 100% Devi']],
    ['देवी', ['आशा देवी']],
    ['98350-12345', ['Asha 100% Devi']],
    ['+919835012345', ['Asha 100% Devi']],
    ['098350 12345', ['Asha 100% Devi']],
    ['+91 (0)98350 12345', ['Asha 100% Devi']],
    ['0091 98350–12345', ['Asha 100% Devi']],
    ['tel:+91-98350-12345', ['Asha 100% Devi']],
    ['\u202a९८३५० १२३४५\u202c', ['Asha 100% Devi']],
    ['+91 98350 12', ['Asha 100% Devi', 'आशा देवी', 'Back\\slash']],
    ['098350 12', ['Asha 100% Devi', 'आशा देवी', 'Back\\slash']],
    ['12345', ['Asha 100% Devi']],
    ['asha +919835012345', ['Asha 100% Devi']],
    ['+91 612 555 0142', ['Ravi_Kumar']],
    ['ＡＳＨＡ', ['Asha 100% Devi']],
    ['\u200easha\u00a0devi', ['Asha 100% Devi']],
    ['+91 98350 12345', ['Asha 100% Devi']],
    ['612 5550142', ['Ravi_Kumar']],
    ['98350123', ['Asha 100% Devi', 'आशा देवी', 'Back\\slash']],
    ['visitor@example.org', all],
    ['%', ['Asha 100% Devi']],
    ['0%', ['Asha 100% Devi']],
    ['i_k', ['Ravi_Kumar']],
    ['k\\s', ['Back\\slash']],
    [`' or 1=1 --`, []],
    ['nobody at all', []],
  ])('for %j', async (p_search, expected) => {
    expect(await names({ p_search })).toEqual(expected);
  });

  test('filters by status and pages, with the total count', async () => {
    expect(await names({ p_status: 'new' })).toEqual(['Asha 100% Devi', 'आशा देवी']);
    const page = await search({ p_limit: 1, p_offset: 1 });
    expect(page).toMatchObject([{ name: 'Ravi_Kumar', total_count: 4 }]);
    expect(await names({ p_limit: -5, p_offset: -5 })).toEqual(['Asha 100% Devi']);
  });

  test('finds the reference', async () => {
    const [row] = await stack.sql<
      { reference: string }[]
    >`select reference from public.booking_forms where name = 'Ravi_Kumar'`;
    expect(await names({ p_search: row?.reference })).toEqual(['Ravi_Kumar']);
  });

  test('excludes deleted enquiries', async () => {
    await admin
      .from('booking_forms')
      .update({ deleted_at: new Date().toISOString() })
      .eq('name', 'Back\\slash');
    expect(await names({ p_search: 'back' })).toEqual([]);
  });

  test('rejects an unknown status and an overlong search', async () => {
    const faults = [{ p_status: 'asleep' }, { p_search: 'x'.repeat(201) }];
    const answers = await Promise.all(faults.map((fault) => admin.rpc('search_bookings', fault)));
    expect(answers.map((answer) => answer.error?.hint)).toEqual(['p_status', 'p_search']);
  });
});

const add = async (name: string, phone: string) =>
  stack.sql`insert into public.booking_forms (form_type, email, name, phone)
    values ('Wedding', 'v@example.org', ${name}, ${phone})`;

describe('a text stored in another form than it is searched for', () => {
  beforeEach(async () => {
    await stack.sql`delete from public.booking_forms where email = 'v@example.org'`;
  });

  test.each(Object.entries(numbers.searched))('the number %s', async (p_search, wanted) => {
    for (const [index, phone] of numbers.stored.entries()) await add(`Stored ${index}`, phone);
    expect((await names({ p_search })).toSorted()).toEqual(
      wanted.map((index) => `Stored ${index}`),
    );
  });

  test.each([
    ['https://wa.me/919770012345', '97700 12345'],
    ['97700 54321', '97700 11111 / 97700 54321'],
    ['+91 612 2277777', '0612-2277777 ext 12'],
    ['020 7946 0018', '+44 (0)20 7946 0018'],
    ['+442079460019', '0044 20 7946 0019'],
    ['1800-123-4567', '18001234567'],
  ])('the number %s finds %s', async (p_search, phone) => {
    await add('Caller', phone);
    expect(await names({ p_search })).toEqual(['Caller']);
  });

  test.each(sameTexts)('%j by %j', async (name, p_search) => {
    await add(name, '98350 99999');
    expect(await names({ p_search })).toHaveLength(1);
  });
});

/** Scans of the trigram index in this session. */
async function indexScans(sql: TransactionSql): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select pg_stat_get_xact_numscans('public.booking_forms_search_idx'::regclass)::int as n`;
  return row?.n ?? 0;
}

test(`a search among ${MANY} enquiries uses the trigram index`, async () => {
  await stack.sql`insert into public.booking_forms (form_type, email, name, phone, is_demo)
    select 'Wedding', 'p' || n || '@example.org', 'Person ' || md5(n::text), '98350' || lpad(n::text, 5, '0'), true
    from generate_series(1, ${MANY}) n`;
  await stack.sql`vacuum analyze public.booking_forms`;
  const { data } = await admin.auth.getSession();
  const [, claims = ''] = data.session?.access_token.split('.') ?? [];
  const { plan, found, scans } = await stack.sql.begin(async (tx) => {
    // On a small table the planner prefers a sequential scan.
    await tx`select set_config('enable_seqscan', ${MANY < 20_000 ? 'off' : 'on'}, true)`;
    await tx`select set_config('request.jwt.claims', ${Buffer.from(claims, 'base64url').toString()}, true)`;
    const explained = await tx<{ 'QUERY PLAN': string }[]>`
      explain select id from public.booking_forms b where b.deleted_at is null and b.search_text like ${'%9835012345%'}`;
    const scansBefore = await indexScans(tx);
    const rows = await tx<
      Found[]
    >`select name from public.search_bookings(p_search => '98350 12345')`;
    const scansAfter = await indexScans(tx);
    return { plan: explained, found: rows, scans: scansAfter - scansBefore };
  });
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('booking_forms_search_idx');
  expect(found.map(({ name }) => name)).toContain('Asha 100% Devi');
  expect(scans).toBeGreaterThan(0);
});
