import type { UseQueryResult } from '@tanstack/react-query';
import type { VisitorClient } from '@/shared/supabase/visitorClient.ts';

/** A query of a public page; its result at build time is stored in the page's snapshot. */
export type LiveQuery<T> = {
  /** Cache and snapshot key, unique among all queries. */
  key: string;
  /** @throws DataError on an error response; any other error if the request failed. */
  load: (client: VisitorClient, signal: AbortSignal) => Promise<T>;
  /** `gcTime: 0`: drops the value on unmount. Default: 5 minutes. */
  forget?: boolean;
  /** Keeps the previous key's value in `earlier` while another key loads. */
  keepPrevious?: boolean;
  /** Takes the value from another query's; `pick` returns undefined if it is missing there. */
  partOf?: { key: string; pick: (whole: unknown) => T | undefined };
};

/** State of a query. Data, once loaded, survives later errors. */
export type LiveState<T> =
  | { status: 'pending'; data: undefined; error: undefined }
  | { status: 'error'; data: undefined; error: Error }
  | { status: 'success'; data: T; error: undefined };

export const PENDING = { status: 'pending', data: undefined, error: undefined } as const;

/** Maps a query result to `LiveState`; data hides a later error. */
export function stateOf<T>({
  data,
  error,
}: Pick<UseQueryResult<T>, 'data' | 'error'>): LiveState<T> {
  if (data !== undefined) return { status: 'success', data, error: undefined };
  return error ? { status: 'error', data: undefined, error } : PENDING;
}
