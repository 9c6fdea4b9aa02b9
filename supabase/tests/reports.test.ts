import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';
import { countVisits, forgetVisits, recordView, type View } from './support/visits.ts';

let stack: Stack;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('reports');
  admin = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());
beforeEach(() => forgetVisits(stack));

const view = (changes: View = {}) => recordView(stack, changes);

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
    expect(await countVisits(stack)).toMatchObject({ daily_views: 1, daily_visitors: 1 });
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
