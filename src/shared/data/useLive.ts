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
  /** With `keepPrevious`: the previous key's value while this one loads. */
  earlier: T | undefined;
  /** Refetches at once. */
  retry: () => void;
};

/**
 * Keeps the error during background refetches: a page that is shown because its gate failed to load would unmount, with
 * all that was typed in it.
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
 * Returns a query's value: the prerendered one first, refetched if it is older than a minute. Data survives later errors.
 * @param query must have a stable key.
 */
export function useLive<T>(query: LiveQuery<T>): Live<T> {
  const { key, load, forget = false, keepPrevious = false, partOf } = query;
  const snapshot = useSnapshot();
  const known = (snapshot.data[key] ?? partOf?.pick(snapshot.data[partOf.key])) as T | undefined;
  if (known === undefined) snapshot.missing?.set(key, query);
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
    // Clears the error so that a retry shows as loading.
    void client.resetQueries({ queryKey: [key], exact: true });
  }, [client, key]);
  const built: LiveState<T> =
    known === undefined ? PENDING : { status: 'success', data: known, error: undefined };
  return {
    // Hydration must render the snapshot even if the cache is newer.
    ...(useHydrating() ? built : live),
    earlier: result.isPlaceholderData ? result.data : undefined,
    retry,
  };
}
