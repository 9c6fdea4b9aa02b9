import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goals } from '../../src/shared/lists/goals.ts';
import { vitals } from '../../src/shared/lists/vitals.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { inDays } from './support/enquiry.ts';
import { signInAdmin } from './support/people.ts';
import {
  callAsBrowser,
  countVisits,
  forgetVisits,
  recordView,
  type View,
} from './support/visits.ts';

let stack: Stack;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('reports');
  admin = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());
beforeEach(() => forgetVisits(stack));

const view = (changes: View = {}) => recordView(stack, changes);
const call = (name: string, body: object) => callAsBrowser(stack, name, body);

async function ask(name: string, args: object): Promise<Record<string, unknown>[]> {
  const { data, error } = await admin.rpc(name, args);
  if (error) throw new Error(`${name}: ${error.message}`);
  return data;
}

describe("the admin's reports", () => {
  test('show the data sent by browsers: figures, sources, time, goals, vitals, visitors online', async () => {
    const p_session = randomUUID();
    const p_view_id = randomUUID();
    const visitor = { p_session, p_visitor: 'visitor-0001' };
    const p_referrer = 'https://m.facebook.com/x';
    await view({
      ...visitor,
      p_view_id,
      p_title: 'Home',
      p_referrer,
      p_utm: { campaign: 'diwali' },
    });
    await view({ ...visitor, p_path: '/about', p_title: 'About' });
    await view({ p_session: randomUUID(), p_referrer: 'https://blog.example/' });
    await view({ p_path: '/admin', p_session: randomUUID() });
    await call('record_page_leave', { p_view_id, p_seconds: 4, p_vitals: { lcp: 3000, cls: 0.1 } });
    await call('record_goal', { p_goal_id: randomUUID(), p_goal: 'whatsapp_click', p_session });

    const p_from = inDays(0);
    const today = { p_from, p_to: p_from };
    expect(await ask('analytics_totals', today)).toEqual([
      { visitors: 2, visits: 2, views: 3, avg_seconds: 4, goals: 1, has_sample: false },
    ]);
    expect(await ask('analytics_totals', { ...today, p_admins: true })).toMatchObject([
      { visitors: 3, visits: 3, views: 4 },
    ]);
    const breakdown = (p_dimension: string, p_filters = {}) =>
      ask('analytics_breakdown', { ...today, p_dimension, p_filters });
    expect(await breakdown('page')).toEqual([
      { value: '/', title: 'Home', visitors: 2, visits: 2, views: 2, avg_seconds: 4 },
      { value: '/about', title: 'About', visitors: 1, visits: 1, views: 1, avg_seconds: null },
    ]);
    expect(await breakdown('source')).toMatchObject([
      { value: 'Social', views: 2 },
      { value: 'Referral', views: 1 },
    ]);
    expect(
      await breakdown('page', { utm_campaign: 'diwali', goal: 'whatsapp_click' }),
    ).toHaveLength(2);
    expect(await breakdown('page', { goal: 'call_click' })).toEqual([]);
    const reached = await ask('analytics_goals', today);
    expect(reached.map(({ goal }) => goal)).toEqual(goals.filter((goal) => goal !== 'pass_bought'));
    expect(reached[1]).toEqual({
      goal: 'whatsapp_click',
      events: 1,
      visits: 1,
      conversion: 0.5,
    });
    const rows = await ask('analytics_vitals', today);
    expect(rows.map(({ metric }) => metric)).toEqual(vitals);
    expect(rows).toMatchObject([
      { metric: 'lcp', samples: 1, good: 0, middling: 1, poor: 0 },
      { metric: 'inp', p75: null, samples: 0 },
      { metric: 'cls', samples: 1, good: 1 },
      {},
      {},
    ]);
    const live = await ask('analytics_live', {});
    expect(live.map((row) => [row['current_page'], row['title'], row['is_admin']])).toEqual([
      ['/admin', null, true],
      ['/', 'Home', false],
      ['/about', 'About', false],
    ]);
    const { data } = await admin
      .from('visitor_stats_daily')
      .select('pageviews, unique_visitors, avg_time_on_page');
    expect(data).toEqual([{ pageviews: 3, unique_visitors: 2, avg_time_on_page: 4 }]);
  });

  test.each<[string, string, object]>([
    ['p_filters', 'analytics_series', { p_filters: { colour: 'red' } }],
    ['p_filters', 'analytics_totals', { p_filters: { page: 7 } }],
    ['p_filters', 'analytics_vitals', { p_filters: [] }],
    ['p_filters', 'analytics_goals', { p_filters: { goal: 'rich' } }],
    ['p_dimension', 'analytics_breakdown', { p_dimension: 'goal' }],
    ['p_to', 'analytics_series', { p_from: inDays(1) }],
    ['p_to', 'analytics_totals', { p_from: inDays(-401) }],
  ])('reject a wrong %s: %s %j', async (field, name, changes) => {
    const { error } = await admin.rpc(name, { p_from: inDays(0), p_to: inDays(0), ...changes });
    expect([error?.code, error?.hint]).toEqual(['PT422', field]);
  });

  test('the tables of the specification exist, and a missing one is recreated', async () => {
    await view();
    const seven = await ask('analytics_health', {});
    expect(seven.map(({ present }) => present)).toEqual(Array(7).fill(true));
    expect(seven.find((row) => row['table_name'] === 'page_views')?.['rows_estimate']).toBe(1);
    await stack.sql`drop view public.page_stats_daily`;
    const gone = (await ask('analytics_health', {})).filter((row) => !row['present']);
    expect(gone).toEqual([
      { table_name: 'page_stats_daily', present: false, rows_estimate: null, newest: null },
    ]);
    await admin.rpc('create_page_views_table');
    expect((await ask('analytics_health', {})).every(({ present }) => present)).toBe(true);
  });

  test('sample data is marked, rejected next to real days, and deleted with the first real view', async () => {
    expect((await admin.rpc('load_sample_stats')).data).toBe(31);
    const { data } = await admin
      .from('daily_visitor_stats')
      .select('visitor_count, page_views, is_sample');
    expect(data).toHaveLength(31);
    for (const day of data ?? []) {
      expect(day['is_sample']).toBe(true);
      expect(day['page_views'] / day['visitor_count']).toBeGreaterThanOrEqual(1.5);
      expect(day['page_views'] / day['visitor_count']).toBeLessThanOrEqual(2.5);
    }
    const month = { p_from: inDays(-29), p_to: inDays(0) };
    expect(await ask('analytics_totals', month)).toMatchObject([{ has_sample: true }]);
    const series = await ask('analytics_series', month);
    expect(series.every((day) => day['is_sample'] === true && Number(day['views']) > 0)).toBe(true);
    const filtered = await ask('analytics_totals', { ...month, p_filters: { device: 'mobile' } });
    expect(filtered).toMatchObject([{ views: 0, has_sample: false }]);
    expect((await admin.rpc('remove_sample_stats')).data).toBe(31);
    expect((await admin.rpc('load_sample_stats')).data).toBe(31);
    await view({ p_visitor: 'visitor-1234' });
    expect(await countVisits(stack)).toMatchObject({ daily_views: 1, daily_visitors: 1 });
    expect((await admin.rpc('load_sample_stats')).error?.code).toBe('PT409');
  });

  test('a wrong counter is corrected from the daily rows', async () => {
    await view();
    await view();
    await stack.sql`update public.total_page_view_counter set count = 999`;
    expect((await admin.rpc('recount')).data).toBe(2);
  });

  test("a page's figures outlive its raw views", async () => {
    await view({ p_path: '/gallery', p_visitor: 'visitor-1234' });
    await stack.sql`update public.page_views set "timestamp" = "timestamp" - interval '200 days'`;
    const numbers = () =>
      stack.sql`select page_path, pageviews, unique_visitors from public.page_stats_daily`;
    const before = [...(await numbers())];
    await stack.sql`select private.tidy()`;
    expect(await stack.sql`select 1 from public.page_views`).toHaveLength(0);
    expect([...(await numbers())]).toEqual(before);
  });

  test('the owner sets the number of earlier visitors once, and counting continues from there', async () => {
    const manager = await signInAdmin(stack, 'manager@example.org', 'manager');
    const refused = await manager.rpc('set_visitor_counter', { p_count: 20_000 });
    expect(refused.error?.code).toBe('42501');
    expect((await admin.rpc('set_visitor_counter', { p_count: 20_000 })).data).toBe(20_000);
    expect((await admin.rpc('set_visitor_counter', { p_count: 1 })).error?.code).toBe('PT409');
    await view();
    const [row] = await stack.sql`select visitor_count::int from public.total_visitor_counter`;
    expect(row).toEqual({ visitor_count: 20_001 });
    await stack.sql`update public.total_visitor_counter set set_at = null`;
  });
});
