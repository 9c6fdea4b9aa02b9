import { QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import type { LiveQuery, LiveState, LiveTable, RowChange } from './liveQuery.ts';
import { watchTable } from './realtime.ts';

/** Retry waits 200, 400, 800 ms (specification section 9: exponential backoff from 200 ms). */
const RETRY_BASE_MS = 200;
const RETRIES = 3;
/** With no live channel the page asks again this often (security.md, row 20). */
const POLL_MS = 60_000;

/** The cache of this tab; the admin's screens use the same one. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: RETRIES,
      retryDelay: (attempt) => RETRY_BASE_MS * 2 ** attempt,
      staleTime: POLL_MS,
      networkMode: 'always',
    },
  },
});

// So that it hears of a tab that comes back: the public site has no provider for it.
queryClient.mount();

/** Queries whose last answer was an error, and those that a visitor has asked for again since. */
const failed = new Set<string>();
const askedAgain = new Set<string>();

/**
 * Whether a state is news for the screen. What failed stays failed while the page asks again by itself: a page that is
 * shown because its gate cannot be read would go, with all that was typed in it.
 */
function isNews(key: string, { status }: LiveState<unknown>): boolean {
  if (status === 'pending') return !failed.has(key) || askedAgain.has(key);
  if (status === 'error') failed.add(key);
  else failed.delete(key);
  return true;
}

/** The state of an observed query in the words that screens know: a value once seen hides a later failure. */
export function stateOf<T>(result: QueryObserverResult<T>): LiveState<T> {
  if (result.data !== undefined) {
    return { status: 'success', data: result.data, error: undefined };
  }
  if (result.error) return { status: 'error', data: undefined, error: result.error };
  return { status: 'pending', data: undefined, error: undefined };
}

/** Applies each change of a table to the cached value, or loads it again where only that can tell. */
function followTable<T>(query: LiveQuery<T>, table: LiveTable): () => void {
  const queryKey = [query.key];
  const reloadNow = () => void queryClient.invalidateQueries({ queryKey });
  let earlier = Promise.resolve();
  const onChange = async (change: RowChange) => {
    // A load that is under way may have read the row before this change: its answer must not come last.
    await queryClient.cancelQueries({ queryKey });
    const value = queryClient.getQueryData<T>(queryKey);
    const next = value === undefined ? undefined : query.apply?.(value, change);
    if (next === undefined) reloadNow();
    else queryClient.setQueryData(queryKey, next);
  };
  return watchTable(
    table,
    (change) => {
      earlier = earlier.then(async () => onChange(change));
    },
    { onOpen: reloadNow },
  );
}

/**
 * Keeps a query's value current for as long as it is watched: loads it, loads it again when it is old, the tab
 * comes back or its table changes.
 * @param known the snapshot's value, already on the screen.
 * @returns a function that ends the watch.
 */
export function watchQuery<T>(
  query: LiveQuery<T>,
  known: T | undefined,
  onState: (state: LiveState<T>) => void,
): () => void {
  const queryKey = [query.key];
  const observer = new QueryObserver<T>(queryClient, {
    queryKey,
    queryFn: ({ signal }) => query.load(signal),
    ...(known === undefined ? {} : { initialData: known, initialDataUpdatedAt: 0 }),
    ...(query.freshMs === undefined ? {} : { staleTime: query.freshMs }),
    refetchInterval: POLL_MS,
  });
  const tell = (result: QueryObserverResult<T>) => {
    const state = stateOf(result);
    if (isNews(query.key, state)) onState(state);
  };
  const stopObserving = observer.subscribe(tell);
  tell(observer.getCurrentResult());

  const stopWatching = query.table && followTable(query, query.table);

  return () => {
    stopObserving();
    stopWatching?.();
  };
}

/** Loads a query again now, whatever its age, because a visitor asked for it. */
export async function reload(key: string): Promise<void> {
  askedAgain.add(key);
  try {
    await queryClient.refetchQueries({ queryKey: [key] });
  } finally {
    askedAgain.delete(key);
  }
}
