import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { enquiry } from './support/enquiry.ts';
import { PHONE } from './support/visits.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('bounds');
  await stack.sql`insert into public.garba_editions (id, year, title, status) values (${EDITION}, 2098, 'Bounds', 'announced')
    on conflict do nothing`;
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql`truncate private.rate_limits, private.daily_counts`;
  await stack.sql`update private.settings set value = '100000' where key in
    ('view_limit_per_ip', 'enquiry_limit_per_ip', 'garba_interest_limit_per_ip', 'like_limit_per_ip')`;
});

const EDITION = 'd0000000-0000-4000-8000-00000000d198';

/** Runs a statement with a visitor's role and address, as over the API. */
async function asVisitor(address: string, statement: string, values: unknown[] = []) {
  const headers = JSON.stringify({ 'user-agent': PHONE, 'x-forwarded-for': address });
  await stack.sql.begin(async (tx) => {
    await tx`select set_config('request.headers', ${headers}, true)`;
    await tx`set local role anon`;
    await tx.unsafe(statement, values as string[]);
  });
}

const bytes = async () => {
  const [row] = await stack.sql<{ size: string }[]>`
    select sum(pg_total_relation_size(c.oid)) as size from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  return Number(row?.size);
};

test('a thousand of the longest forged views grow the database by less than 1 MB', async () => {
  // The first pages of each table and index do not count as growth.
  for (let n = 0; n < 20; n += 1) await view('203.0.113.9');
  const before = await bytes();
  const session = await stack.sql.reserve();
  const headers = JSON.stringify({ 'user-agent': PHONE, 'x-forwarded-for': '203.0.113.1' });
  await session`select set_config('request.headers', ${headers}, false)`;
  // Each in its own transaction, as in production.
  await session.unsafe(`do $do$ declare v_noise text; begin
    for n in 1..1000 loop
      v_noise := repeat(md5(n::text), 10);
      perform public.record_page_view(gen_random_uuid(), left(v_noise, 64), gen_random_uuid(), '/' || left(v_noise, 299),
        repeat('🪔', 200), 'https://' || left(v_noise, 90) || '.example/',
        jsonb_build_object('source', repeat('🪔', 60) || left(v_noise, 40), 'medium', left(v_noise, 100), 'campaign', left(v_noise, 100)));
      commit;
    end loop; end $do$`);
  session.release();
  const [row] = await stack.sql`
    select count(*)::int as views from public.page_views where page_path = '/404' and page_title is null`;
  expect(row).toEqual({ views: 1000 });
  expect(await bytes()).toBeLessThan(before + 1_000_000);
});

test('views count for pages of the site, all others as /404', async () => {
  const album = 'd0000000-0000-4000-8000-0000000d1001';
  await stack.sql`insert into public.albums (id, slug, title, category) values (${album}, 'bounds', 'Bounds', 'Wedding Services')`;
  await stack.sql`truncate public.page_views, public.page_specific_views`;
  const paths = [
    '/about',
    `/portfolio/${album}`,
    `/events/${album}`,
    '/portfolio/x',
    '/made-up',
    '/admin/made-up',
  ];
  for (const path of paths)
    await asVisitor(
      '203.0.113.20',
      'select public.record_page_view(gen_random_uuid(), null, null, $1)',
      [path],
    );
  const rows = await stack.sql<{ path: string }[]>`
    select page_path as path from public.page_views order by "timestamp"`;
  expect(rows.map(({ path }) => path)).toEqual([
    '/about',
    `/portfolio/${album}`,
    '/404',
    '/404',
    '/404',
    '/admin',
  ]);
  await asVisitor('203.0.113.21', `select public.heartbeat('visitor-of-bounds', null, '/made-up')`);
  expect(
    await stack.sql`select current_page from public.active_users where visitor_id = 'visitor-of-bounds'`,
  ).toEqual([{ current_page: '/404' }]);
});

const count = async (table: string) => {
  const [row] = await stack.sql<
    { n: number }[]
  >`select count(*)::int as n from public.${stack.sql(table)}`;
  return row?.n ?? 0;
};
const view = (address: string) =>
  asVisitor(address, 'select public.record_page_view(gen_random_uuid(), null, gen_random_uuid())');
const { id: _id, ...columns } = enquiry();
const names = ['id', ...Object.keys(columns)].join(', ');

/** Every way for visitors to add rows, and the current number of those rows. */
const ways: [
  setting: string,
  add: (address: string) => Promise<void>,
  count: () => Promise<number>,
][] = [
  ['view', view, () => count('page_views')],
  [
    'view',
    async (address) =>
      asVisitor(
        address,
        `select public.heartbeat('visitor-' || gen_random_uuid(), gen_random_uuid())`,
      ),
    () => count('active_users'),
  ],
  [
    'view',
    async (address) =>
      asVisitor(address, `select public.record_goal(gen_random_uuid(), 'call_click', null, $1)`, [
        SESSION,
      ]),
    () => count('goal_events'),
  ],
  [
    'view',
    async (address) => {
      const [row] = await stack.sql<{ id: string }[]>`
        select id from public.page_views v where not exists (select 1 from public.web_vitals w where w.view_id = v.id) limit 1`;
      await asVisitor(address, `select public.record_page_leave($1, 3, '{"lcp": 900}')`, [
        row?.id ?? '',
      ]);
    },
    () => count('web_vitals'),
  ],
  [
    'enquiry',
    async (address) =>
      asVisitor(
        address,
        `insert into public.booking_forms (${names}) select ${names} from jsonb_populate_record(null::public.booking_forms, $1::text::jsonb)`,
        [JSON.stringify(enquiry())],
      ),
    () => count('booking_forms'),
  ],
  [
    'garba_interest',
    async (address) =>
      asVisitor(address, 'select public.register_garba_interest($1, $2, $3, $4)', [
        randomUUID(),
        EDITION,
        'Ritu Kumari',
        `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      ]),
    () => count('garba_interests'),
  ],
  [
    'like',
    async (address) =>
      asVisitor(address, 'select public.like_event($1, gen_random_uuid()::text)', [EVENT]),
    () => count('event_likes'),
  ],
];
const SESSION = randomUUID();
const EVENT = 'd0000000-0000-4000-8000-0000000d1002';

test.each(ways)(
  'limits the rows that visitors add (%s, way %#) per day and address, and per day in total',
  async (setting, add, counted) => {
    await stack.sql`insert into public.upcoming_events (id, title, date_type) values (${EVENT}, 'Bounds', 'soon')
      on conflict do nothing`;
    await asVisitor('203.0.113.99', 'select public.record_page_view(gen_random_uuid(), null, $1)', [
      SESSION,
    ]);
    for (let n = 0; n < 9; n += 1) await view('203.0.113.98');
    await stack.sql`truncate private.rate_limits, private.daily_counts`;
    const set = async (key: string, value: number) =>
      stack.sql`update private.settings set value = ${value}::text::jsonb where key = ${key}`;
    await set(`${setting}_limit_per_ip_day`, 2);
    await set(`${setting}_limit_per_day`, 5);
    const refusals: unknown[] = [];
    const before = await counted();
    const addresses = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];
    for (const address of addresses) {
      for (let n = 0; n < 3; n += 1)
        // Excess visits are ignored, others are rejected.
        await add(address).catch((error: unknown) => refusals.push(Object(error).code));
    }
    expect((await counted()) - before).toBe(5);
    expect(refusals).toEqual(setting === 'view' ? [] : refusals.map(() => 'PT429'));
    expect(setting === 'view' || refusals.length === 7).toBe(true);
    const [limits] = await stack.sql<{ n: number }[]>`
      select count(distinct key)::int as n from private.rate_limits where bucket like '%:day'`;
    expect(limits?.n).toBe(3);
  },
);

test('anonymous callers cannot write anything else', async () => {
  const tables = await stack.sql<{ name: string }[]>`
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
      and (has_any_column_privilege('anon', c.oid, 'INSERT') or has_any_column_privilege('anon', c.oid, 'UPDATE')
        or has_table_privilege('anon', c.oid, 'DELETE')) order by 1`;
  const functions = await stack.sql<{ name: string }[]>`
    select distinct p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v'
      and has_function_privilege('anon', p.oid, 'EXECUTE') order by 1`;
  expect(tables.map(({ name }) => name)).toEqual(['booking_forms']);
  expect(functions.map(({ name }) => name)).toEqual([
    'cancel_my_order',
    'claim_invitation',
    'claim_payment',
    'find_my_passes',
    'get_pass',
    'get_waiting',
    'heartbeat',
    'join_waiting',
    'leave_waiting',
    'like_event',
    'note_shift_end',
    'record_goal',
    'record_page_leave',
    'record_page_view',
    'register_garba_interest',
    'renew_pass',
    'reserve_passes',
    'see_invitation',
  ]);
});

test('stores 50 ASCII characters of a campaign', async () => {
  const [row] = await stack.sql`
    select private.utm('{"source": "दिवाली diwali-2026"}', 'source') as source,
      private.utm(jsonb_build_object('source', repeat('a', 100)), 'source') as long`;
  expect(row).toEqual({ source: 'diwali-2026', long: 'a'.repeat(50) });
});
