import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TwoPeriods } from '@/shared/admin/charts/figures.ts';
import type { Asked, Dimension } from './asked.ts';
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

/** How often the figures are asked for again by themselves, in ms; a hidden tab asks nothing. */
const POLL_MS = 5 * 60_000;
/** The same for those who are on the site now. */
const LIVE_POLL_MS = 15_000;
const all = ['statistics'];

function useAsked<T, Shown = T>(
  name: string,
  asked: Asked,
  load: (asked: Asked, signal: AbortSignal) => Promise<T>,
  select?: (data: T) => Shown,
) {
  return useQuery({
    queryKey: [...all, name, asked],
    queryFn: async ({ signal }) => load(asked, signal),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    ...(select && { select }),
  });
}

/** The sums of the period and of the one before it. */
export const useFigures = (asked: Asked) => useAsked('figures', asked, readFigures);

/** Visitors or views, of the period and of the one before it, day by day or week by week. */
export const useDays = (asked: Asked, what: 'visitors' | 'views') =>
  useAsked('days', asked, listDays, ({ now, before }): TwoPeriods => ({
    now: pointsOf(now, what, isByWeek(asked)),
    before: pointsOf(before, what, isByWeek(asked)),
  }));

/** What the visits were by a dimension. @param most rows. */
export const useBreakdown = (dimension: Dimension, asked: Asked, most: number) =>
  useAsked(`by-${dimension}-${most}`, asked, async (what, signal) =>
    listBreakdown(dimension, what, most, signal),
  );

/** How often each goal was reached. */
export const useGoals = (asked: Asked) => useAsked('goals', asked, listGoals);

/** How quick visitors found the pages. */
export const useVitals = (asked: Asked) => useAsked('vitals', asked, listVitals);

/** Who is on the site now. @param withAdmins those who run the site too. */
export function useLiveVisitors(withAdmins: boolean) {
  return useQuery({
    queryKey: [...all, 'live'],
    queryFn: async ({ signal }) => listLive(signal),
    refetchInterval: LIVE_POLL_MS,
    select: (people) => people.filter(({ is_admin }) => withAdmins || !is_admin),
  });
}

/** Whether the tables are there. */
export function useTables() {
  return useQuery({
    queryKey: [...all, 'tables'],
    queryFn: async ({ signal }) => listTables(signal),
  });
}

/** The counter on the site. */
export function useCounter() {
  return useQuery({
    queryKey: [...all, 'counter'],
    queryFn: async ({ signal }) => readCounter(signal),
  });
}

/** Something after which every figure is asked for again. */
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

/** Makes missing tables anew. */
export const useRepair = () => useChange(repairTables);

/** Says how many visitors there have been. */
export const useSetCounter = () => useChange(setCounter);
