import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TwoPeriods } from '@/shared/admin/charts/figures.ts';
import type { Report, Dimension } from './reportPeriod.ts';
import { isByWeek, pointsOf } from './points.ts';
import {
  listBreakdown,
  listDays,
  listGoals,
  listLive,
  listTables,
  listVitals,
  loadSample,
  readCounter,
  readFigures,
  removeSample,
  repairTables,
  setCounter,
} from './statistics.ts';

/** Poll interval, ms; paused in a hidden tab. */
const POLL_MS = 5 * 60_000;
/** Poll interval of the live visitors, ms. */
const LIVE_POLL_MS = 15_000;
const all = ['statistics'];

function useReport<T, Shown = T>(
  name: string,
  report: Report,
  load: (report: Report, signal: AbortSignal) => Promise<T>,
  select?: (data: T) => Shown,
) {
  return useQuery({
    queryKey: [...all, name, report],
    queryFn: async ({ signal }) => load(report, signal),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    ...(select && { select }),
  });
}

/** Totals of the period and of the one before it. */
export const useFigures = (report: Report) => useReport('figures', report, readFigures);

/** Visitors or views of the period and of the one before it, by day or week. */
export const useDays = (report: Report, what: 'visitors' | 'views') =>
  useReport('days', report, listDays, ({ now, before }): TwoPeriods => ({
    now: pointsOf(now, what, isByWeek(report)),
    before: pointsOf(before, what, isByWeek(report)),
  }));

/** Visits by a dimension. @param most row limit. */
export const useBreakdown = (dimension: Dimension, report: Report, most: number) =>
  useReport(`by-${dimension}-${most}`, report, async (what, signal) =>
    listBreakdown(dimension, what, most, signal),
  );

/** Reached goals. */
export const useGoals = (report: Report) => useReport('goals', report, listGoals);

/** Core Web Vitals. */
export const useVitals = (report: Report) => useReport('vitals', report, listVitals);

/** Current visitors. @param withAdmins includes admins. */
export function useLiveVisitors(withAdmins: boolean) {
  return useQuery({
    queryKey: [...all, 'live'],
    queryFn: async ({ signal }) => listLive(signal),
    refetchInterval: LIVE_POLL_MS,
    select: (people) => people.filter(({ is_admin }) => withAdmins || !is_admin),
  });
}

/** State of the tables. */
export function useTables() {
  return useQuery({
    queryKey: [...all, 'tables'],
    queryFn: async ({ signal }) => listTables(signal),
  });
}

/** The site's visitor counter. */
export function useCounter() {
  return useQuery({
    queryKey: [...all, 'counter'],
    queryFn: async ({ signal }) => readCounter(signal),
  });
}

/** A mutation that invalidates every figure. */
function useChange<Given, Answer>(change: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => client.invalidateQueries({ queryKey: all }),
  });
}

/** Loads or removes the sample data. */
export const useSample = () =>
  useChange(async (isWanted: boolean) => (isWanted ? loadSample() : removeSample()));

/** Recreates missing tables. */
export const useRepair = () => useChange(repairTables);

/** Sets the visitor counter. */
export const useSetCounter = () => useChange(setCounter);
