import { getSupabase } from '@/shared/supabase/client.ts';
import { call } from '@/shared/data/call.ts';
import { dataOf, onlyRow } from '@/shared/supabase/errors.ts';
import { type Report, type Dimension, periodBefore } from './reportPeriod.ts';

const totals = call('analytics_totals');
const series = call('analytics_series');
const breakdown = call('analytics_breakdown');
const goals = call('analytics_goals');
const vitals = call('analytics_vitals');
const live = call('analytics_live');
const health = call('analytics_health');
const loadSampleStats = call('load_sample_stats');
const removeSampleStats = call('remove_sample_stats');
const setVisitorCounter = call('set_visitor_counter');

const argsOf = ({ from, to, filters, withAdmins }: Report) => ({
  p_from: from,
  p_to: to,
  p_filters: filters,
  p_admins: withAdmins,
});

async function readTotals(report: Report, signal: AbortSignal) {
  return onlyRow(await totals(getSupabase(), argsOf(report), signal));
}

/** Loads the totals of the period and of the one before it. @throws DataError 42501 without the right. */
export async function readFigures(report: Report, signal: AbortSignal) {
  const [now, before] = await Promise.all([
    readTotals(report, signal),
    readTotals({ ...report, ...periodBefore(report) }, signal),
  ]);
  return { now, before };
}
export type Figures = Awaited<ReturnType<typeof readFigures>>;

async function listDaysOf(report: Report, signal: AbortSignal) {
  return series(getSupabase(), argsOf(report), signal);
}

/** Loads each day of the period and of the one before it. */
export async function listDays(report: Report, signal: AbortSignal) {
  const [now, before] = await Promise.all([
    listDaysOf(report, signal),
    listDaysOf({ ...report, ...periodBefore(report) }, signal),
  ]);
  return { now, before };
}
export type Day = Awaited<ReturnType<typeof listDaysOf>>[number];

/** Loads the period's visits by one dimension, most views first. @param most row limit. */
export async function listBreakdown(
  dimension: Dimension,
  report: Report,
  most: number,
  signal: AbortSignal,
) {
  const args = { ...argsOf(report), p_dimension: dimension, p_limit: most };
  return breakdown(getSupabase(), args, signal);
}
export type BreakdownRow = Awaited<ReturnType<typeof listBreakdown>>[number];

/** Loads how often each goal was reached. */
export async function listGoals(report: Report, signal: AbortSignal) {
  return goals(getSupabase(), argsOf(report), signal);
}

/** Loads the Core Web Vitals. */
export async function listVitals({ from, to, filters }: Report, signal: AbortSignal) {
  const args = { p_from: from, p_to: to, p_filters: filters };
  return vitals(getSupabase(), args, signal);
}
export type Vital = Awaited<ReturnType<typeof listVitals>>[number];

/** Loads the visitors of the last minute, newest first. */
export async function listLive(signal: AbortSignal) {
  return live(getSupabase(), {}, signal);
}

/** Loads the state of the seven tables and views of the statistics. */
export async function listTables(signal: AbortSignal) {
  return health(getSupabase(), {}, signal);
}
export type TableHealth = Awaited<ReturnType<typeof listTables>>[number];

/** Database functions that recreate missing tables and views (specification section 7). */
export const repairs = {
  page_views: 'create_page_views_table',
  page_stats_daily: 'create_page_views_table',
  daily_visitor_stats: 'create_daily_visitor_stats_table',
  visitor_stats_daily: 'create_daily_visitor_stats_table',
} as const;
export type Repair = (typeof repairs)[keyof typeof repairs];

export async function repairTables(procedure: Repair): Promise<void> {
  await call(procedure)(getSupabase(), {});
}

/** Loads 31 days of sample data, all marked. @throws DataError PT409 if there are real figures. */
export async function loadSample(): Promise<number> {
  return loadSampleStats(getSupabase(), {});
}

/** Deletes the sample data. */
export async function removeSample(): Promise<number> {
  return removeSampleStats(getSupabase(), {});
}

/** Loads the site's visitor counter and when its start was set. */
export async function readCounter(signal: AbortSignal) {
  return dataOf(
    await getSupabase()
      .from('total_visitor_counter')
      .select('visitor_count, set_at')
      .eq('id', 1)
      .abortSignal(signal)
      .single(),
  );
}

/** Sets the start of the visitor counter. @throws DataError PT409 the second time, PT422. */
export async function setCounter(count: number): Promise<number> {
  return setVisitorCounter(getSupabase(), { p_count: count });
}
