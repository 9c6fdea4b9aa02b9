import { useQuery } from '@tanstack/react-query';
import type { ListPage } from './ListScreen.tsx';

/** Rows of a page. */
export const PAGE_SIZE = 25;

/** Rows that are read in pages. */
export type PagedList<Where, Row> = {
  /** Loads the matching rows from `offset` on, at most `limit`, in an order without ties. */
  load: (
    where: Where,
    offset: number,
    limit: number,
    signal: AbortSignal,
  ) => Promise<ListPage<Row>>;
  /** In the query cache: begins the key of each page. */
  key: readonly string[];
  /** Interval of reading the shown page again, ms. */
  poll: number;
  /** How long a page counts as fresh when it is shown again, ms; default: that of the cache. */
  staleTime?: number;
};

export type RowOf<List> = List extends PagedList<never, infer Row> ? Row : never;

/** Describes rows of a procedure or a query that a screen shows in pages (`PagedScreen`). */
export const pagedList = <Where, Row>(list: PagedList<Where, Row>) => list;

/** A page of a list, polled; while the next one loads, the last one stays. @param page page number from 1. */
export function usePage<Where, Row>(
  { load, key, poll, staleTime }: PagedList<Where, Row>,
  where: Where,
  page: number,
) {
  return useQuery({
    queryKey: [...key, where, page],
    queryFn: async ({ signal }) => load(where, (page - 1) * PAGE_SIZE, PAGE_SIZE, signal),
    // An empty page would say of the next one that nothing is there.
    placeholderData: (last) => (last?.rows.length ? last : undefined),
    refetchInterval: poll,
    ...(staleTime !== undefined && { staleTime }),
  });
}
