import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';
import {
  callAsBrowser,
  countVisits,
  forgetVisits,
  recordView,
  setViewLimit,
  type View,
} from './support/visits.ts';

let stack: Stack;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('tracking');
  admin = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());
beforeEach(() => forgetVisits(stack));

const view = (changes: View = {}, agent?: string) => recordView(stack, changes, agent);
const heartbeat = (body: object) => callAsBrowser(stack, 'heartbeat', body);

const none = { views: 0, visitors: 0, daily_views: 0, daily_visitors: 0, page_views: 0, rows: 0 };

/** Counting in the browser, by reading and writing back: what the procedure replaces. */
const addByReading = () =>
  stack.sql.begin(async (tx) => {
    const [row] = await tx<{ n: number }[]>`
      select count::int as n from public.total_page_view_counter`;
    await tx`update public.total_page_view_counter set count = ${(row?.n ?? 0) + 1}`;
  });

describe('every view is counted once', () => {
  test('six hundred views by forty visitors at once: all sums agree', async () => {
    const visitors = Array.from({ length: 40 }, () => randomUUID().slice(0, 21));
    const views = Array.from({ length: 600 }, (_none, index) =>
      view({ p_visitor: visitors[index % 40] ?? '', p_path: `/page-${index % 7}` }),
    );
    const answers = await Promise.all(views);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await countVisits(stack)).toEqual({
      views: 600,
      visitors: 40,
      daily_views: 600,
      daily_visitors: 40,
      page_views: 600,
      rows: 600,
    });
  });

  test('read, add one, write back would lose counts', async () => {
    await Promise.all(Array.from({ length: 200 }, () => addByReading()));
    expect((await countVisits(stack))['views']).toBeLessThan(200);
  });

  test('a view sent ten times is one view', async () => {
    const p_view_id = randomUUID();
    await Promise.all(
      Array.from({ length: 10 }, () => view({ p_view_id, p_visitor: 'visitor-1234' })),
    );
    expect(await countVisits(stack)).toMatchObject({ views: 1, visitors: 1, rows: 1 });
  });

  test('a visitor who has not agreed is counted once a day and leaves no lasting id', async () => {
    await view({ p_path: '/about' });
    await view({ p_path: '/contact' });
    expect(await countVisits(stack)).toMatchObject({ views: 2, visitors: 1, daily_visitors: 1 });
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
      expect(await countVisits(stack)).toEqual(none);
    },
  );

  test("an admin's visits: kept with a mark, left out of every sum", async () => {
    await view({ p_path: '/admin/dashboard' });
    await admin.rpc('record_page_view', { p_view_id: randomUUID(), p_path: '/' });
    const rows = await stack.sql`select is_admin from public.page_views`;
    expect([...rows]).toEqual([{ is_admin: true }, { is_admin: true }]);
    expect(await countVisits(stack)).toEqual({ ...none, rows: 2 });
  });

  test('a flood from one address: ignored without an error', async () => {
    await setViewLimit(stack, 3);
    const answers = await Promise.all(Array.from({ length: 20 }, () => view()));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await countVisits(stack)).toMatchObject({ views: 3, rows: 3 });
  });

  test.each<[string, View]>([
    ['p_path', { p_path: 'https://evil.example' }],
    ['p_path', { p_path: '//evil.example' }],
    ['p_path', { p_path: '/\\evil.example' }],
    ['p_path', { p_path: `/${'x'.repeat(300)}` }],
    ['p_path', { p_path: '/a?email=x' }],
    ['p_visitor', { p_visitor: '<script>' }],
  ])('a wrong %s: %j', async (field, changes) => {
    const { status, answer } = await view(changes);
    expect([status, Reflect.get(Object(answer), 'hint')]).toEqual([422, field]);
    expect(await countVisits(stack)).toEqual(none);
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
  expect((await heartbeat(here)).status).toBeLessThan(300);
  const before = await stack.sql`select ctid::text, * from public.active_users`;
  await heartbeat(here);
  expect([...(await stack.sql`select ctid::text, * from public.active_users`)]).toEqual([
    ...before,
  ]);
  expect(before[0]).toMatchObject({ current_page: '/gallery', is_admin: false });
  await stack.sql`update public.active_users set last_active = now() - interval '6 minutes'`;
  await heartbeat({ ...here, p_visitor: 'visitor-5678' });
  expect(await stack.sql`select 1 from public.active_users`).toHaveLength(1);
});

test('an address that hardly anybody called goes with its raw rows, a page stays', async () => {
  await forgetVisits(stack);
  await stack.sql`insert into public.page_specific_views (page_path, view_count, updated_at) values
    ('/junk-1', 1, now() - interval '100 days'), ('/junk-2', 9, now() - interval '1 day'),
    ('/old-page', 10, now() - interval '100 days')`;
  await stack.sql`insert into public.page_stats_archive (date, page_path, pageviews, unique_visitors)
    values (current_date - 100, '/junk-1', 1, 1), (current_date - 100, '/old-page', 10, 1)`;
  await stack.sql`select private.tidy()`;
  const pages = await stack.sql`select page_path from public.page_specific_views order by 1`;
  const days = await stack.sql`select page_path from public.page_stats_archive order by 1`;
  expect(pages.map((row) => row['page_path'])).toEqual(['/junk-2', '/old-page']);
  expect(days.map((row) => row['page_path'])).toEqual(['/old-page']);
});
