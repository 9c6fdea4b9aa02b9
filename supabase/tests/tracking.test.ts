import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let admin: SupabaseClient;
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

beforeAll(async () => {
  stack = await createTestStack('tracking');
  admin = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql`truncate public.page_views, public.visitor_sessions, public.active_users, public.daily_visitor_stats,
    public.page_specific_views, public.page_stats_archive, private.visitors, private.daily_visitors, private.rate_limits`;
  await stack.sql`update public.total_page_view_counter set count = 0`;
  await stack.sql`update public.total_visitor_counter set visitor_count = 13430`;
  await limit(100_000);
});

const limit = (count: number) =>
  stack.sql`update private.settings set value = ${count}::text::jsonb where key = 'view_limit_per_ip'`;

interface View {
  p_view_id?: string;
  p_visitor?: string;
  p_session?: string;
  p_path?: string;
  p_title?: string;
  p_referrer?: string;
}

/** Calls a function as a browser with this user agent. @returns HTTP status and answer. */
async function call(name: string, body: object, agent = phone) {
  const response = await fetch(`${stack.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: stack.publishableKey,
      'content-type': 'application/json',
      'user-agent': agent,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, answer };
}

const view = (changes: View = {}, agent = phone) =>
  call('record_page_view', { p_view_id: randomUUID(), p_path: '/', ...changes }, agent);

const counts = async () => {
  const [row] = await stack.sql`
    select (select count::int from public.total_page_view_counter) as views,
      (select visitor_count::int - 13430 from public.total_visitor_counter) as visitors,
      (select coalesce(sum(page_views), 0)::int from public.daily_visitor_stats) as daily_views,
      (select coalesce(sum(visitor_count), 0)::int from public.daily_visitor_stats) as daily_visitors,
      (select coalesce(sum(view_count), 0)::int from public.page_specific_views) as page_views,
      (select count(*)::int from public.page_views) as rows`;
  return { ...row };
};
const none = { views: 0, visitors: 0, daily_views: 0, daily_visitors: 0, page_views: 0, rows: 0 };

test('the visitor counter of a new site stands at 13430', async () => {
  const { data } = await clientOf(stack)
    .from('total_visitor_counter')
    .select()
    .eq('id', 1)
    .single();
  expect(data).toMatchObject({ visitor_count: 13430 });
});

describe('every view is counted once', () => {
  test('six hundred views by forty visitors at once: all sums agree', async () => {
    const visitors = Array.from({ length: 40 }, () => randomUUID().slice(0, 21));
    const views = Array.from({ length: 600 }, (_none, index) =>
      view({ p_visitor: visitors[index % 40] ?? '', p_path: `/page-${index % 7}` }),
    );
    const answers = await Promise.all(views);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await counts()).toEqual({
      views: 600,
      visitors: 40,
      daily_views: 600,
      daily_visitors: 40,
      page_views: 600,
      rows: 600,
    });
  });

  test('read, add one, write back would lose counts', async () => {
    const add = () =>
      stack.sql.begin(async (tx) => {
        const [row] = await tx<
          { count: string }[]
        >`select count from public.total_page_view_counter`;
        await tx`update public.total_page_view_counter set count = ${Number(row?.count) + 1}`;
      });
    await Promise.all(Array.from({ length: 200 }, add));
    expect((await counts())['views']).toBeLessThan(200);
  });

  test('a view sent ten times is one view', async () => {
    const p_view_id = randomUUID();
    await Promise.all(
      Array.from({ length: 10 }, () => view({ p_view_id, p_visitor: 'visitor-1234' })),
    );
    expect(await counts()).toMatchObject({ views: 1, visitors: 1, rows: 1 });
  });

  test('a visitor who has not agreed is counted once a day and leaves no lasting id', async () => {
    await view({ p_path: '/about' });
    await view({ p_path: '/contact' });
    expect(await counts()).toMatchObject({ views: 2, visitors: 1, daily_visitors: 1 });
    const [row] = await stack.sql`select distinct visitor_id from public.page_views`;
    expect(row?.['visitor_id']).toMatch(/^day-[0-9a-f]{32}$/);
    expect(await stack.sql`select * from private.visitors`).toHaveLength(0);
  });
});

describe('what is not counted', () => {
  test.each(['Googlebot/2.1', 'WhatsApp/2.23', 'curl/8.1', 'Mozilla/5.0 HeadlessChrome/140.0', ''])(
    'the machine %j',
    async (agent) => {
      expect((await view({}, agent)).status).toBe(200);
      expect(await counts()).toEqual(none);
    },
  );

  test("an admin's visits: kept with a mark, left out of every sum", async () => {
    await view({ p_path: '/admin/dashboard' });
    await admin.rpc('record_page_view', { p_view_id: randomUUID(), p_path: '/' });
    const rows = await stack.sql`select is_admin from public.page_views`;
    expect([...rows]).toEqual([{ is_admin: true }, { is_admin: true }]);
    expect(await counts()).toEqual({ ...none, rows: 2 });
  });

  test('a flood from one address: ignored without an error', async () => {
    await limit(3);
    const answers = await Promise.all(Array.from({ length: 20 }, () => view()));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await counts()).toMatchObject({ views: 3, rows: 3 });
  });

  test.each<[string, View]>([
    ['p_path', { p_path: 'https://evil.example' }],
    ['p_path', { p_path: `/${'x'.repeat(300)}` }],
    ['p_path', { p_path: '/a?email=x' }],
    ['p_visitor', { p_visitor: '<script>' }],
  ])('a wrong %s: %j', async (field, changes) => {
    const { status, answer } = await view(changes);
    expect([status, Reflect.get(Object(answer), 'hint')]).toEqual([422, field]);
    expect(await counts()).toEqual(none);
  });
});

test('only the family of the browser and the host of the referrer are kept', async () => {
  await view({
    p_referrer: 'https://www.google.com/search?q=private',
    p_title: 'Home\u0000'.slice(0, 4),
  });
  const [row] =
    await stack.sql`select user_agent, referrer, device_type, browser, os from public.visitor_sessions`;
  expect(row).toEqual({
    user_agent: 'Chrome 140',
    referrer: 'www.google.com',
    device_type: 'mobile',
    browser: 'Chrome',
    os: 'Android',
  });
});

test('a heartbeat shows the visitor as present, and the next within ten seconds writes nothing', async () => {
  const here = { p_visitor: 'visitor-1234', p_path: '/gallery' };
  expect((await call('heartbeat', here)).status).toBeLessThan(300);
  const before = await stack.sql`select ctid::text, * from public.active_users`;
  await call('heartbeat', here);
  expect([...(await stack.sql`select ctid::text, * from public.active_users`)]).toEqual([
    ...before,
  ]);
  expect(before[0]).toMatchObject({ current_page: '/gallery', is_admin: false });
  await stack.sql`update public.active_users set last_active = now() - interval '6 minutes'`;
  await call('heartbeat', { ...here, p_visitor: 'visitor-5678' });
  expect(await stack.sql`select 1 from public.active_users`).toHaveLength(1);
});

describe("the admin's reports", () => {
  test('devices, sources and pages are those of the visits', async () => {
    const p_session = randomUUID();
    await view({
      p_session,
      p_visitor: 'visitor-0001',
      p_path: '/',
      p_title: 'Home',
      p_referrer: 'https://m.facebook.com/x',
    });
    await view({ p_session, p_visitor: 'visitor-0001', p_path: '/about', p_title: 'About' });
    await view({
      p_visitor: 'visitor-0002',
      p_session: randomUUID(),
      p_referrer: 'https://blog.example/',
    });
    await stack.sql`update public.page_views set "timestamp" = "timestamp" - interval '60 seconds' where page_path = '/' and session_id = ${p_session}`;
    expect((await admin.rpc('device_distribution', { days: 7 })).data).toEqual([
      { device_type: 'mobile', sessions: 2 },
    ]);
    expect((await admin.rpc('referrer_sources')).data).toEqual([
      { source: 'Referral', sessions: 1 },
      { source: 'Social', sessions: 1 },
    ]);
    const pages = (await admin.rpc('page_stats', { days: 1 })).data;
    expect(pages).toMatchObject([
      { page_path: '/', page_title: 'Home', pageviews: 2, unique_visitors: 2 },
      { page_path: '/about', pageviews: 1, unique_visitors: 1, avg_time_on_page: null },
    ]);
    const { data } = await admin
      .from('visitor_stats_daily')
      .select('pageviews, unique_visitors, avg_time_on_page');
    expect(data).toMatchObject([{ pageviews: 3, unique_visitors: 2 }]);
    expect(Math.round(Number(data?.[0]?.['avg_time_on_page']))).toBe(60);
  });

  test('sample data is marked, refused beside real days, and gone with the first real view', async () => {
    expect((await admin.rpc('load_sample_stats')).data).toBe(31);
    const { data } = await admin
      .from('daily_visitor_stats')
      .select('visitor_count, page_views, is_sample');
    expect(data).toHaveLength(31);
    for (const day of data ?? []) {
      expect(day['is_sample']).toBe(true);
      expect(day['page_views'] / day['visitor_count']).toBeGreaterThan(1.45);
      expect(day['page_views'] / day['visitor_count']).toBeLessThan(2.55);
    }
    await view({ p_visitor: 'visitor-1234' });
    expect(await counts()).toMatchObject({ daily_views: 1, daily_visitors: 1 });
    expect((await admin.rpc('load_sample_stats')).error?.code).toBe('PT409');
  });

  test('a wrong counter is put right from the daily rows', async () => {
    await view();
    await view();
    await stack.sql`update public.total_page_view_counter set count = 999`;
    expect((await admin.rpc('recount')).data).toBe(2);
  });

  test("a page's numbers outlive its raw views", async () => {
    await view({ p_path: '/gallery', p_visitor: 'visitor-1234' });
    await stack.sql`update public.page_views set "timestamp" = "timestamp" - interval '200 days'`;
    const numbers = () =>
      stack.sql`select page_path, pageviews, unique_visitors from public.page_stats_daily`;
    const before = [...(await numbers())];
    await stack.sql`select private.tidy()`;
    expect(await stack.sql`select 1 from public.page_views`).toHaveLength(0);
    expect([...(await numbers())]).toEqual(before);
  });
});
