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
 * Still reports the last error while a refetch runs: a page that is shown although its visibility could not be read
 * would otherwise unmount and lose what was typed.
 */
function useLiveState<T>(result: UseQueryResult<T>): LiveState<T> {
  // Set while rendering, as React recommends for remembering an earlier value.
  const [lastError, setLastError] = useState<Error>();
  if (result.error && result.error !== lastError) setLastError(result.error);
  const state = result.isPlaceholderData ? PENDING : stateOf(result);
  return state.status === 'pending' && result.errorUpdateCount > 0 && lastError
    ? { status: 'error', data: undefined, error: lastError }
    : state;
}

/** Returns a query's value: the prerendered one first, refetched if it is older than a minute. Data survives later errors. */
export function useLive<T>(query: LiveQuery<T>): Live<T> {
  const { key, load, forget = false, keepPrevious = false, partOf } = query;
  const snapshot = useSnapshot();
  const isHydrating = useHydrating();
  const prebuilt = (snapshot.data[key] ?? partOf?.pick(snapshot.data[partOf.key])) as T | undefined;
  // The prerenderer loads it and renders the page again.
  if (prebuilt === undefined) snapshot.missing?.set(key, query);
  const client = useQueryClient();
  const result = useQuery<T>({
    queryKey: [key],
    queryFn: async ({ signal }) => load(getVisitorClient(), signal),
    ...(prebuilt !== undefined && { initialData: prebuilt }),
    initialDataUpdatedAt: () => {
      const builtAt = Date.parse(snapshot.builtAt);
      // Built in the future: the device's clock is behind, and the age is unknown.
      return builtAt > Date.now() ? 0 : builtAt;
    },
    ...(forget && { gcTime: 0 }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
  const live = useLiveState(result);
  const retry = useCallback(() => {
    // Clears the error so that a retry shows as loading.
    void client.resetQueries({ queryKey: [key], exact: true });
  }, [client, key]);
  return {
    // Hydration must render the snapshot even if the cache is newer.
    ...(isHydrating ? stateOf({ data: prebuilt, error: null }) : live),
    earlier: result.isPlaceholderData ? result.data : undefined,
    retry,
  };
}
