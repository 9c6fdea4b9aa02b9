import fc from 'fast-check';
import type { Stack } from '../../local/testing.ts';

/** All that the figures depend on, as the browsers of a made-up week would have told it. */
export interface Visit {
  session: string;
  visitor: string;
  admin: boolean;
  kind: Kind;
  /** When it began, in seconds after midnight in Asia/Kolkata of the day so many days ago. */
  daysAgo: number;
  second: number;
  /** Seconds from its beginning, seconds on the page, largest contentful paint. */
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
export const PAGES = ['/', '/gallery', '/services/wedding'];
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
  .map(({ referrer: [host, source], ...rest }) => ({ ...rest, referrer: host, source }));

const DAY = 86_400;
const visit: fc.Arbitrary<Visit> = fc.record({
  session: fc.uuid({ version: 4 }),
  visitor: fc.constantFrom('visitor-a', 'visitor-b', 'visitor-c'),
  admin: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  kind,
  daysAgo: fc.integer({ min: 1, max: OLDEST }),
  // The two sides of midnight more often than any other time.
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
export const visits = fc.array(visit, { minLength: 1, maxLength: 25 });

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

/** One view as the figures see it. */
interface Seen {
  day: number;
  visitor: string;
  session: string;
  admin: boolean;
  goals: string[];
  values: Record<string, string>;
  seconds: number | null;
  lcp: number | null;
}

/** Every view with the day on which it counts (days before today) and the goals that its visit reached on it. */
function seen(world: readonly Visit[]): Seen[] {
  return world.flatMap((one) => {
    const dayOf = (after: number) => one.daysAgo - (one.second + after >= DAY ? 1 : 0);
    const views = one.views.map((view) => ({ view, day: dayOf(view.after) }));
    return views.map(({ view, day }) => ({
      day,
      visitor: one.visitor,
      session: one.session,
      admin: one.admin,
      goals: goalsOf(one)
        .filter((goal) => goal.day === day)
        .map(({ goal }) => goal),
      values: {
        page: view.page,
        source: one.kind.source,
        referrer: one.kind.referrer,
        device: one.kind.device,
        browser: one.kind.browser,
        os: one.kind.os,
        utm_source: '',
        utm_medium: '',
        utm_campaign: one.kind.utm,
      },
      seconds: view.seconds,
      lcp: view.lcp,
    }));
  });
}

/** The goals of a visit, each on the day of the view after which it was reached. */
function goalsOf(one: Visit) {
  return one.goals.map(({ id, goal, view }) => {
    const { after } = one.views[view % one.views.length] ?? { after: 0 };
    return { id, goal, day: one.daysAgo - (one.second + after >= DAY ? 1 : 0) };
  });
}

/** Writes the views of a world into the raw tables, as of the past days. */
export async function addVisits({ sql }: Stack, world: readonly Visit[]): Promise<void> {
  const sessions = world.map((one) => ({ ...one, utm: { campaign: one.kind.utm } }));
  const rows = sessions.flatMap((one) =>
    one.views.map((view) => ({
      ...view,
      session: one.session,
      visitor: one.visitor,
      admin: one.admin,
      days_ago: one.daysAgo,
      second: one.second + view.after,
      ...one.kind,
      utm: one.utm,
    })),
  );
  await sql`
    with told as (
      select v.*, ((private.today() - v.days_ago)::timestamp + make_interval(secs => v.second)) at time zone 'Asia/Kolkata' as at,
        private.kind_of(v.referrer, v.device, v.browser, v.os, v.utm) as kind_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as v (id uuid, session uuid, visitor text, admin boolean,
        page text, days_ago integer, second integer, seconds smallint, lcp real, referrer text, device text, browser text, os text, utm jsonb)
    ), vitals as (
      insert into public.web_vitals (view_id, page_path, device_type, lcp, kind_id, "timestamp")
      select t.id, t.page, t.device, t.lcp, t.kind_id, t.at from told t where t.lcp is not null and not t.admin
    )
    insert into public.page_views (id, visitor_id, session_id, page_path, "timestamp", seconds, kind_id, is_admin)
    select t.id, t.visitor, t.session, t.page, t.at, t.seconds, t.kind_id, t.admin from told t`;
  const goals = world.flatMap((one) =>
    goalsOf(one).map((goal) => ({ ...goal, session: one.session, admin: one.admin })),
  );
  await sql`
    insert into public.goal_events (id, goal, visitor_id, session_id, page_path, day, is_admin)
    select g.id, g.goal, 'visitor-a', g.session, '/', private.today() - g.day, g.admin
    from jsonb_to_recordset(${JSON.stringify(goals)}::text::jsonb) as g (id uuid, goal text, session uuid, day integer, admin boolean)`;
}

/** The views that a question is about, told without SQL. */
function asked(world: readonly Visit[], { from, to, filters, admins }: Question): Seen[] {
  const { goal, ...dimensions } = filters;
  return seen(world).filter(
    (view) =>
      view.day <= from &&
      view.day >= to &&
      (admins || !view.admin) &&
      (goal === undefined || view.goals.includes(goal)) &&
      Object.entries(dimensions).every(([name, value]) => view.values[name] === value),
  );
}

const different = (values: readonly string[]) => new Set(values).size;

/** Visitors, visits and views among some views: different ids of each day, admins apart. */
function figures(views: readonly Seen[]) {
  const timed = views.flatMap((view) => (view.seconds === null ? [] : [view.seconds]));
  const sum = timed.reduce((a, b) => a + b, 0);
  return {
    visitors: different(views.map((view) => `${view.day} ${view.admin} ${view.visitor}`)),
    visits: different(views.map((view) => `${view.day} ${view.admin} ${view.session}`)),
    views: views.length,
    avg_seconds: timed.length === 0 ? null : Math.round((sum / timed.length) * 10) / 10,
  };
}

/** What each report must answer. */
export function expectedReports(world: readonly Visit[], what: Question, dimension: string) {
  const views = asked(world, what);
  const total = figures(views);
  const days = Array.from({ length: what.from - what.to + 1 }, (_none, n) => what.from - n);
  const byValue = groupBy(views, (view) => view.values[dimension] ?? '');
  return {
    series: days.map((day) => {
      const { avg_seconds: _time, ...counts } = figures(views.filter((view) => view.day === day));
      return { ...counts, is_sample: false };
    }),
    totals: total,
    breakdown: [...byValue]
      .filter(([value]) => value !== '')
      .map(([value, among]) => ({ value, ...figures(among) }))
      .toSorted((a, b) => b.views - a.views || (a.value < b.value ? -1 : 1)),
    goals: GOALS.map((goal) => {
      const reached = views.filter((view) => view.goals.includes(goal));
      const visits = different(reached.map((view) => `${view.day} ${view.admin} ${view.session}`));
      const events = world
        .flatMap((one) => goalsOf(one).map((event) => ({ ...event, of: one })))
        .filter(
          (event) =>
            event.goal === goal &&
            reached.some((view) => view.session === event.of.session && view.day === event.day),
        ).length;
      return { goal, events, visits, conversion: total.visits === 0 ? 0 : visits / total.visits };
    }),
    lcp: vital(views.flatMap((view) => (view.lcp === null || view.admin ? [] : [view.lcp]))),
  };
}

/** The 75th percentile by nearest rank (exact, where the report is within 2 %), and how many were good, middling and poor (web.dev). */
function vital(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    p75: sorted[Math.max(Math.ceil(sorted.length * 0.75) - 1, 0)] ?? null,
    samples: sorted.length,
    good: sorted.filter((value) => value <= 2500).length,
    middling: sorted.filter((value) => value > 2500 && value <= 4000).length,
    poor: sorted.filter((value) => value > 4000).length,
  };
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
