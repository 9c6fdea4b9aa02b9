import type { UseQueryResult } from '@tanstack/react-query';
import type { VisitorClient } from '@/shared/supabase/visitorClient.ts';

/** Something a public page shows from the database. The build keeps its value in the page's snapshot. */
export type LiveQuery<T> = {
  /** Unique among all queries: the snapshot and the cache know the value by it. */
  key: string;
  /** @throws DataError where the backend refuses; anything else where it could not be asked. */
  load: (client: VisitorClient, signal: AbortSignal) => Promise<T>;
  /** The value is dropped as soon as nobody shows it; else it is kept for five minutes. */
  forget?: boolean;
  /** While another key of the same place loads, its last value stays in `earlier`. */
  keepPrevious?: boolean;
  /** A part of another query's value; `pick` returns undefined where that value does not hold it. */
  partOf?: { key: string; pick: (whole: unknown) => T | undefined };
};

/** What a component knows of a query right now. A value once seen stays: later failures are silent. */
export type LiveState<T> =
  | { status: 'pending'; data: undefined; error: undefined }
  | { status: 'error'; data: undefined; error: Error }
  | { status: 'success'; data: T; error: undefined };

export const PENDING = { status: 'pending', data: undefined, error: undefined } as const;

/** A query's state in the words that screens know: a value once seen hides a later failure. */
export function stateOf<T>({
  data,
  error,
}: Pick<UseQueryResult<T>, 'data' | 'error'>): LiveState<T> {
  if (data !== undefined) return { status: 'success', data, error: undefined };
  return error ? { status: 'error', data: undefined, error } : PENDING;
}
