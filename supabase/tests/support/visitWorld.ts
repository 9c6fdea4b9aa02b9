import * as fc from 'fast-check';
import type { Stack } from '../../local/testing.ts';

/** Everything the figures depend on, as reported by browsers in a random week. */
export interface Visit {
  session: string;
  visitor: string;
  admin: boolean;
  kind: Kind;
  /** Start: days before today, and seconds after midnight in Asia/Kolkata. */
  daysAgo: number;
  second: number;
  /** Seconds since the start, seconds on the page, largest contentful paint. */
  views: { id: string; page: string; after: number; seconds: number | null; lcp: number | null }[];
  goals: { id: string; goal: string; view: number }[];
}
interface Kind {
  referrer: string;
  source: string;
  device: string;
  browser: string;
  os: string;
  utm: string;
}
export interface Question {
  from: number;
  to: number;
  filters: Record<string, string>;
  admins: boolean;
}
const PAGES = ['/', '/gallery', '/services/wedding'];
export const GOALS = ['enquiry_sent', 'whatsapp_click', 'call_click'];
/** The oldest day, in days before today. */
export const OLDEST = 6;

const referrers = [
  ['', 'Direct'],
  ['www.google.com', 'Search'],
  ['m.facebook.com', 'Social'],
  ['blog.example', 'Referral'],
] as const;
const kind: fc.Arbitrary<Kind> = fc
  .record({
    referrer: fc.constantFrom(...referrers),
    device: fc.constantFrom('mobile', 'desktop'),
    browser: fc.constantFrom('Chrome', 'Safari'),
    os: fc.constantFrom('Android', 'iOS'),
    utm: fc.constantFrom('', '', 'diwali'),
  })
  .map(({ referrer: [referrer, source], device, browser, os, utm }) => ({
    referrer,
    source,
    device,
    browser,
    os,
    utm,
  }));

const DAY = 86_400;
const visit: fc.Arbitrary<Visit> = fc.record({
  session: fc.uuid({ version: 4 }),
  visitor: fc.constantFrom('visitor-a', 'visitor-b', 'visitor-c'),
  admin: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  kind,
  daysAgo: fc.integer({ min: 1, max: OLDEST }),
  // Times around midnight are overrepresented.
  second: fc.oneof(fc.constantFrom(0, 1, DAY - 2, DAY - 1), fc.integer({ min: 0, max: DAY - 1 })),
  views: fc.array(
    fc.record({
      id: fc.uuid({ version: 4 }),
      page: fc.constantFrom(...PAGES),
      after: fc.integer({ min: 0, max: 4 }),
      seconds: fc.option(fc.integer({ min: 0, max: 1800 })),
      lcp: fc.option(fc.integer({ min: 1, max: 6000 })),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  goals: fc.array(
    fc.record({
      id: fc.uuid({ version: 4 }),
      goal: fc.constantFrom(...GOALS),
      view: fc.nat({ max: 3 }),
    }),
    { maxLength: 2 },
  ),
});
export const worlds = fc.array(visit, { minLength: 1, maxLength: 25 });

export const question: fc.Arbitrary<Question> = fc
  .record({
    days: fc.tuple(fc.nat({ max: OLDEST }), fc.nat({ max: OLDEST })),
    filters: fc.record(
      {
        page: fc.constantFrom(...PAGES),
        source: fc.constantFrom('Direct', 'Search', 'Social'),
        referrer: fc.constantFrom('www.google.com', 'blog.example'),
        device: fc.constantFrom('mobile', 'desktop'),
        browser: fc.constantFrom('Chrome', 'Safari'),
        os: fc.constantFrom('Android', 'Plan 9'),
        utm_campaign: fc.constant('diwali'),
        goal: fc.constantFrom(...GOALS),
      },
      { requiredKeys: [] },
    ),
    kept: fc.nat({ max: 2 }),
    admins: fc.boolean(),
  })
  .map(({ days, filters, kept, admins }) => ({
    from: Math.max(...days),
    to: Math.min(...days),
    filters: Object.fromEntries(Object.entries(filters).slice(0, kept)),
    admins,
  }));

/** The day (before today) of a view `after` seconds into its visit. */
export const dayOf = (one: Visit, after: number) =>
  one.daysAgo - (one.second + after >= DAY ? 1 : 0);

/** The goals of a visit, each on the day of the preceding view. */
export function goalsOf(one: Visit) {
  return one.goals.map(({ id, goal, view }) => {
    const { after } = one.views[view % one.views.length] ?? { after: 0 };
    return { id, goal, day: dayOf(one, after) };
  });
}

/** Writes the views of a world into the raw tables on past days. */
export async function addVisits({ sql }: Stack, world: readonly Visit[]): Promise<void> {
  const rows = JSON.stringify(world);
  await sql`
    with sent as (
      select v.id, v.page, v.seconds, v.lcp, w.session, w.visitor, w.admin, w.kind ->> 'device' as device,
        ((private.today() - w."daysAgo")::timestamp + make_interval(secs => w.second + v.after)) at time zone 'Asia/Kolkata' as at,
        private.kind_of(w.kind ->> 'referrer', w.kind ->> 'device', w.kind ->> 'browser', w.kind ->> 'os',
          jsonb_build_object('campaign', w.kind ->> 'utm')) as kind_id
      from jsonb_to_recordset(${rows}::text::jsonb)
        as w (session uuid, visitor text, admin boolean, kind jsonb, "daysAgo" integer, second integer, views jsonb)
      cross join jsonb_to_recordset(w.views) as v (id uuid, page text, after integer, seconds smallint, lcp real)
    ), vitals as (
      insert into public.web_vitals (view_id, page_path, device_type, lcp, kind_id, "timestamp")
      select t.id, t.page, t.device, t.lcp, t.kind_id, t.at from sent t where t.lcp is not null and not t.admin
    )
    insert into public.page_views (id, visitor_id, session_id, page_path, "timestamp", seconds, kind_id, is_admin)
    select t.id, t.visitor, t.session, t.page, t.at, t.seconds, t.kind_id, t.admin from sent t`;
  for (const one of world) {
    for (const { id, goal, day } of goalsOf(one))
      await sql`
        insert into public.goal_events (id, goal, visitor_id, session_id, page_path, day, is_admin)
        values (${id}, ${goal}, ${one.visitor}, ${one.session}, '/', private.today() - ${day}::int, ${one.admin})`;
  }
}
