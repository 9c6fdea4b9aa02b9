import { dayOf, GOALS, goalsOf, type Question, type Visit } from './visitWorld.ts';

/** One view with the attributes used by the figures. */
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

/** Every view with the day it counts for (days before today) and the goals of its visit on that day. */
function seen(world: readonly Visit[]): Seen[] {
  return world.flatMap((one) =>
    one.views.map(({ page, after, seconds, lcp }) => {
      const day = dayOf(one, after);
      const goals = goalsOf(one).filter((goal) => goal.day === day);
      const { visitor, session, admin, kind } = one;
      const { utm, ...own } = kind;
      const values = { page, utm_source: '', utm_medium: '', utm_campaign: utm };
      return {
        day,
        visitor,
        session,
        admin,
        goals: goals.map(({ goal }) => goal),
        values: Object.assign(values, own),
        seconds,
        lcp,
      };
    }),
  );
}

/** The views that match a question, computed without SQL. */
function matching(world: readonly Visit[], { from, to, filters, admins }: Question): Seen[] {
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

/** Visitors, visits and views: distinct ids per day, admins separately. */
function figures(views: readonly Seen[]) {
  const timed = views.flatMap((view) => (view.seconds === null ? [] : [view.seconds]));
  const sum = timed.reduce((a, b) => a + b, 0);
  return {
    visitors: different(views.map((view) => `${view.day} ${view.admin} ${view.visitor}`)),
    visits: different(views.map((view) => `${view.day} ${view.admin} ${view.session}`)),
    views: views.length,
    avg_seconds: timed.length === 0 ? null : Math.round((sum * 10) / timed.length) / 10,
  };
}

/** The expected result of each report. */
export function expectedReports(world: readonly Visit[], what: Question, dimension: string) {
  const views = matching(world, what);
  const total = figures(views);
  const days = Array.from({ length: what.from - what.to + 1 }, (_none, n) => what.from - n);
  const byValue = groupBy(views, (view) => view.values[dimension] ?? '');
  return {
    series: days.map((day) => {
      const { avg_seconds: _time, ...counts } = figures(views.filter((view) => view.day === day));
      return Object.assign(counts, { is_sample: false });
    }),
    totals: total,
    breakdown: [...byValue]
      .filter(([value]) => value !== '')
      .map(([value, among]) => Object.assign({ value }, figures(among)))
      .toSorted(
        (a, b) => b.views - a.views || Number(a.value > b.value) - Number(a.value < b.value),
      ),
    goals: GOALS.map((goal) => {
      const reached = views.filter((view) => view.goals.includes(goal));
      const visits = different(reached.map((view) => `${view.day} ${view.admin} ${view.session}`));
      const events = world.flatMap((one) =>
        goalsOf(one).filter(
          (event) =>
            event.goal === goal &&
            reached.some((view) => view.session === one.session && view.day === event.day),
        ),
      ).length;
      return { goal, events, visits, conversion: total.visits === 0 ? 0 : visits / total.visits };
    }),
    lcp: vital(views.flatMap((view) => (view.lcp === null || view.admin ? [] : [view.lcp]))),
  };
}

/**
 * The 75th percentile by nearest rank (exact; the report is within 2 %), and the number of good, middling and poor
 * (web.dev).
 */
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
  for (const item of items) {
    const group = groups.get(key(item)) ?? [];
    group.push(item);
    groups.set(key(item), group);
  }
  return groups;
}
