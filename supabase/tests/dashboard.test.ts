import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { inDays } from './support/enquiry.ts';
import { signInAdmin } from './support/people.ts';
import { callAsBrowser, forgetVisits, recordView } from './support/visits.ts';

let stack: Stack;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('dashboard', { outboxEvery: 0 });
  admin = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await forgetVisits(stack);
  await stack.sql`delete from public.booking_forms`;
  await stack.sql`delete from private.outbox`;
});

const summary = async () => (await admin.rpc('dashboard_summary')).data;

/** Adds enquiries received at these times, the newest last. */
async function addEnquiries(...times: string[]): Promise<void> {
  for (const [index, time] of times.entries())
    await stack.sql`insert into public.booking_forms (form_type, name, email, phone, created_at)
      values ('Wedding', ${`Guest ${index}`}, 'asha@example.org', '9835012345', ${time}::timestamptz)`;
}

describe('the dashboard', () => {
  test('compares this month with the same days of the last one, in Indian time', async () => {
    const today = inDays(0);
    const first = `${today.slice(0, 7)}-01`;
    const [days] = await stack.sql<{ before: string; same: string; after: string | null }[]>`
      select (${first}::date - interval '1 month')::date::text as before,
        (${first}::date - interval '1 month' + (${today}::date - ${first}::date) * interval '1 day')::date::text as same,
        (${first}::date - 1)::text as after`;
    const { before = '', same = '', after = '' } = days ?? {};
    await addEnquiries(`${first} 00:00+05:30`, `${before} 00:00+05:30`, `${before}T00:00:00Z`);
    await stack.sql`insert into public.daily_visitor_stats (date, visitor_count, page_views) values (${first}, 3, 5), (${before}, 7, 9)`;
    // The last day of last month is included only if this month has as many days.
    const isCompared = same >= String(after);
    await stack.sql`insert into public.daily_visitor_stats (date, visitor_count, page_views) values (${after}, 100, 200)
      on conflict (date) do update set visitor_count = excluded.visitor_count + 7`;
    const { month, days: list } = await summary();
    expect(month).toMatchObject({ from: first, to: today, enquiries: 1, enquiries_before: 2 });
    expect(month).toMatchObject({ visitors: 3, visitors_before: isCompared ? 107 : 7, views: 5 });
    expect(list[0]).toEqual({ day: before, visitors: 7, enquiries: 2 });
    expect(list.at(-1)).toMatchObject({ day: today });
  });

  test('shows the latest five enquiries, and the next five dates of three kinds', async () => {
    await addEnquiries(...Array.from({ length: 7 }, (_none, n) => `2026-01-0${n + 1}T10:00:00Z`));
    await stack.sql`update public.booking_forms set status = 'confirmed', date_preference = 'specific', event_date = ${inDays(2)} where name = 'Guest 6'`;
    await stack.sql`delete from public.upcoming_events`;
    await stack.sql`insert into public.upcoming_events (title, date, date_type) values
      ('Past', now() - interval '2 days', 'specific'), ('Ahead', ${`${inDays(1)}T18:00:00Z`}, 'specific'), ('Some time', now() + interval '3 days', 'month')`;
    // A hidden event, a draft's night, and one that is called off, are on no page of the site.
    await stack.sql`insert into public.upcoming_events (title, date, is_visible) values ('Hidden', ${`${inDays(1)}T12:00:00Z`}, false)`;
    await stack.sql`with e as (insert into public.garba_editions (year, title, status) values (2090, 'Raas', 'announced'), (2091, 'Plans', 'draft') returning id, year)
      insert into public.garba_nights (edition_id, date, starts_at, ends_at, cancelled_at)
      select id, make_date(year, 10, 10), time '19:00', time '23:00', null from e
      union all select id, make_date(year, 10, 11), '19:00', '23:00', now() from e where year = 2090`;
    const { today, next_dates: dates } = await summary();
    expect(today).toMatchObject({ new_enquiries: 6, failed_mails: 0 });
    const upcoming = dates.map((row: Record<string, string>) => [
      row['kind'],
      row['title'],
      row['date'],
    ]);
    // 18:00 UTC is still the same day in India, 23:30.
    expect(upcoming.slice(0, 2)).toEqual([
      ['event', 'Ahead', inDays(1)],
      ['enquiry', 'Guest 6', inDays(2)],
    ]);
    expect(upcoming.at(-1)).toEqual(['garba', 'Raas', '2090-10-10']);
    await stack.sql`delete from public.garba_editions where year = 2090`;
  });

  test('lists open tasks until they are done', async () => {
    const calm = {
      pages_under_renovation: [],
      unpublished_sections: 0,
      pictures_without_alt: 0,
      sample_data: false,
      announcement_ends_at: null,
      claims: 0,
      late_payments: 0,
      refunds: 0,
    };
    await stack.sql`update public.portfolio_images set alt = 'A picture' where alt = ''`;
    expect((await summary()).warnings).toEqual(calm);
    await admin.rpc('load_sample_stats');
    await stack.sql`update public.page_visibility set is_under_construction = true where page_name = 'gallery'`;
    await stack.sql`insert into public.site_content (key, draft) values ('firm.name', '{"name": "New"}')`;
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await stack.sql`update public.announcements set enabled = true, messages = jsonb_build_array(
      jsonb_build_object('text', 'Soon over', 'from', null, 'until', ${until}::text),
      jsonb_build_object('text', 'Later', 'from', null, 'until', now() + interval '4 days'))`;
    await stack.sql`with e as (insert into public.garba_editions (year, title) values (2095, 'Paid') returning id)
      insert into public.pass_orders (id, edition_id, reference, source, status, total_paise, held_until)
      select gen_random_uuid(), e.id, o.reference, 'site', o.status, 50000, now()
      from e, (values ('AAAAA1', 'claimed'), ('AAAAA2', 'claimed'), ('AAAAA3', 'late')) o (reference, status)`;
    await stack.sql`insert into public.pass_refunds (order_id, why, amount_paise, state)
      select o.id, 'late', 50000, s.state from public.pass_orders o, (values ('due'), ('sent')) s (state)
      where o.reference = case s.state when 'due' then 'AAAAA3' else 'AAAAA2' end`;
    const { announcement_ends_at: ends, ...warnings } = (await summary()).warnings;
    expect(warnings).toEqual({
      pages_under_renovation: ['gallery'],
      unpublished_sections: 1,
      pictures_without_alt: 0,
      sample_data: true,
      claims: 2,
      late_payments: 1,
      refunds: 1,
    });
    expect(Date.parse(ends)).toBe(Date.parse(until));
  });

  test('counts visitors online, without admins', async () => {
    await recordView(stack, { p_session: randomUUID() });
    await recordView(stack, { p_session: randomUUID(), p_path: '/admin' });
    const current = await summary();
    expect(current.today).toMatchObject({ live_visitors: 1 });
    expect(current.days.at(-1)).toMatchObject({ visitors: 1 });
  });
});

const queue = (at: string) => stack.sql`select private.queue_weekly_summary(${at}::timestamptz)`;
const queued = async () =>
  stack.sql<{ payload: Record<string, unknown> }[]>`
    select payload from private.outbox where kind = 'weekly_summary'`;
/** 8:00 on this week's Monday. */
const monday = async () => {
  const [row] = await stack.sql<{ at: Date }[]>`
    select (date_trunc('week', now() at time zone 'Asia/Kolkata') + interval '8 hours') at time zone 'Asia/Kolkata' as at`;
  return row?.at.getTime() ?? 0;
};
const HOUR = 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();

describe('the weekly mail', () => {
  test('is queued once, on Monday from 8:00 on, and only if enabled', async () => {
    const at = await monday();
    await queue(iso(at));
    expect(await queued()).toHaveLength(0);
    expect((await admin.rpc('set_weekly_summary', { p_on: true })).data).toBe(true);
    expect((await admin.rpc('weekly_summary')).data).toBe(true);
    await queue(iso(at - HOUR));
    await queue(iso(at + 24 * HOUR));
    expect(await queued()).toHaveLength(0);
    await Promise.all([queue(iso(at)), queue(iso(at)), queue(iso(at + 3 * HOUR))]);
    expect(await queued()).toHaveLength(1);
  });

  test('contains the figures of the previous seven days', async () => {
    const at = await monday();
    const p_session = randomUUID();
    await recordView(stack, { p_session, p_title: 'Home', p_referrer: 'https://www.bing.com/' });
    await callAsBrowser(stack, 'record_goal', {
      p_goal_id: randomUUID(),
      p_goal: 'call_click',
      p_session,
    });
    const yesterday = iso(at - 30 * HOUR);
    await stack.sql`update public.page_views set "timestamp" = ${yesterday}`;
    await stack.sql`update public.goal_events set day = (select day from public.page_views)`;
    await stack.sql`update public.daily_visitor_stats set date = (select day from public.page_views)`;
    await addEnquiries(iso(at - 9 * HOUR), iso(at - 7 * HOUR), iso(at - 8 * 24 * HOUR));
    await admin.rpc('set_weekly_summary', { p_on: true });
    await queue(iso(at));
    expect((await queued())[0]?.payload).toMatchObject({
      enquiries: 1,
      enquiries_before: 1,
      visitors: 1,
      views: 1,
      views_before: 0,
      pages: [{ name: 'Home', count: 1 }],
      sources: [{ name: 'Search', count: 1 }],
      goals: [{ name: 'call_click', count: 1 }],
    });
  });
});
