import { randomUUID } from 'node:crypto';
import type { Stack } from '../../local/testing.ts';

export interface View {
  p_view_id?: string;
  p_visitor?: string;
  p_session?: string;
  p_path?: string;
  p_title?: string;
  p_referrer?: string;
  p_utm?: Record<string, unknown>;
}

/** User agent of a phone. */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Calls a function as a visitor's browser with a user agent. @returns HTTP status and body. */
export async function callAsBrowser(stack: Stack, name: string, body: object, agent = PHONE) {
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

/** Records one view of the home page; `changes` override. */
export function recordView(stack: Stack, changes: View = {}, agent?: string) {
  const body = { p_view_id: randomUUID(), p_path: '/', ...changes };
  return callAsBrowser(stack, 'record_page_view', body, agent);
}

/** Sets the views and heartbeats counted per address and minute. */
export async function setViewLimit({ sql }: Stack, count: number): Promise<void> {
  await sql`update private.settings set value = ${count}::text::jsonb where key = 'view_limit_per_ip'`;
}

/** All counters of visits; visitors without the initial number. */
export async function countVisits({ sql }: Stack): Promise<Record<string, unknown>> {
  const [row] = await sql`
    select (select count::int from public.total_page_view_counter) as views,
      (select visitor_count::int - 13430 from public.total_visitor_counter) as visitors,
      (select coalesce(sum(page_views), 0)::int from public.daily_visitor_stats) as daily_views,
      (select coalesce(sum(visitor_count), 0)::int from public.daily_visitor_stats) as daily_visitors,
      (select coalesce(sum(view_count), 0)::int from public.page_specific_views) as page_views,
      (select count(*)::int from public.page_views) as rows`;
  return { ...row };
}

/** Deletes all visits, and raises the quotas beyond what a test reaches by accident. */
export async function forgetVisits(stack: Stack): Promise<void> {
  await stack.sql`truncate public.page_views, public.visitor_sessions, public.active_users, public.daily_visitor_stats,
    public.page_specific_views, public.goal_events, public.web_vitals, public.daily_figures, private.daily_cells,
    private.daily_goals, private.daily_vitals, private.visitors, private.daily_visitors, private.rate_limits, private.daily_counts`;
  await stack.sql`update private.rolled_up set until = '-infinity'`;
  await stack.sql`update public.total_page_view_counter set count = 0`;
  await stack.sql`update public.total_visitor_counter set visitor_count = 13430`;
  await setViewLimit(stack, 100_000);
  await stack.sql`update private.settings set value = '100000' where key in
    ('new_visitors_per_ip', 'view_limit_per_ip_day', 'view_limit_per_day', 'visit_kind_limit_per_ip_day')`;
}
