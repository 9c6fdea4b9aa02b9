import type { LiveQuery, RowChange } from '@/shared/data/liveQuery.ts';

/** Shown where the count could not be fetched (specification sections 4 and 9). */
export const DEFAULT_VISITOR_COUNT = 13_000;

/** The counter has one row (specification section 3). */
export const COUNTER_ROW = 1;

/** The count after a change of the counter's row; undefined (reload) where the row does not tell. */
export function applyCounterChange(_count: number, { row }: RowChange): number | undefined {
  const count = row['visitor_count'];
  return row['id'] === COUNTER_ROW && typeof count === 'number' ? count : undefined;
}

/** How many visitors the site has had, kept current by realtime. */
export const visitorCount: LiveQuery<number> = {
  key: 'visitor-count',
  load: async (signal) => (await import('./navigationQueries.ts')).readVisitorCount(signal),
  table: 'total_visitor_counter',
  apply: applyCounterChange,
};
