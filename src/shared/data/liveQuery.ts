/** Tables whose changes reach an open page at once: exactly the realtime publication (security.md, row 20). */
export type LiveTable = 'page_visibility' | 'total_visitor_counter' | 'ad_bar' | 'booking_forms';

/** One change of a row, as the realtime channel tells it. On DELETE only the primary key of `old` is known. */
export type RowChange = {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  row: Record<string, unknown>;
  old: Record<string, unknown>;
};

/**
 * Something a public page shows from the database.
 * The build keeps its value in the page (see `snapshot.ts`); later the live layer loads it again.
 * `load` imports the Supabase client by itself, so that a query costs the first load nothing.
 */
export type LiveQuery<T> = {
  /** Unique among all queries: the snapshot and the cache know the value by it. */
  key: string;
  load: (signal: AbortSignal) => Promise<T>;
  /** A table whose changes make the value old. */
  table?: LiveTable;
  /** The value after a change of `table`, or undefined where only a reload can tell. Reloads without it. */
  apply?(value: T, change: RowChange): T | undefined;
  /** How long a loaded value counts as fresh, in ms. */
  freshMs?: number;
};

/** What a component knows of a query right now. A value once seen stays: later failures are silent. */
export type LiveState<T> =
  | { status: 'pending'; data: undefined; error: undefined }
  | { status: 'error'; data: undefined; error: Error }
  | { status: 'success'; data: T; error: undefined };
