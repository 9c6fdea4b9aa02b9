import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
import { PENDING, stateOf, type LiveQuery, type LiveState } from './liveQuery.ts';
import { useSnapshot } from './snapshot.tsx';

type Live<T> = LiveState<T> & {
  /** With `keepPrevious`: the value of the key before, while this one loads. */
  earlier: T | undefined;
  /** Asks again at once, because the visitor wants it. */
  retry: () => void;
};

/**
 * What failed stays failed while it is asked for again by itself: a page that is shown because its gate cannot be
 * read would go, with all that was typed in it.
 */
function useLiveState<T>(result: UseQueryResult<T>): LiveState<T> {
  const [lastError, setLastError] = useState<Error>();
  if (result.error && result.error !== lastError) setLastError(result.error);
  const state = result.isPlaceholderData ? PENDING : stateOf(result);
  return state.status === 'pending' && result.errorUpdateCount > 0 && lastError
    ? { status: 'error', data: undefined, error: lastError }
    : state;
}

/**
 * Shows a query's value: at first the one the page was built with, then the live one, which is asked for where the
 * known one is older than a minute. A value that was seen never gives way to an error.
 * @param query the same key in every render, unless something else is to be shown.
 */
export function useLive<T>(query: LiveQuery<T>): Live<T> {
  const { key, load, forget = false, keepPrevious = false, partOf } = query;
  const snapshot = useSnapshot();
  const known = (snapshot.data[key] ?? partOf?.pick(snapshot.data[partOf.key])) as T | undefined;
  if (known === undefined) snapshot.asked?.set(key, query);
  const client = useQueryClient();
  const result = useQuery<T>({
    queryKey: [key],
    queryFn: async ({ signal }) => load(getVisitorClient(), signal),
    ...(known !== undefined && {
      initialData: known,
      initialDataUpdatedAt: Date.parse(snapshot.builtAt),
    }),
    ...(forget && { gcTime: 0 }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
  const live = useLiveState(result);
  const retry = useCallback(() => {
    // Forgets the failure as well: whoever asks sees that it is being tried.
    void client.resetQueries({ queryKey: [key], exact: true });
  }, [client, key]);
  const built: LiveState<T> =
    known === undefined ? PENDING : { status: 'success', data: known, error: undefined };
  return {
    // The cache may hold something newer already, but React hydrates only what the page says.
    ...(useHydrating() ? built : live),
    earlier: result.isPlaceholderData ? result.data : undefined,
    retry,
  };
}
