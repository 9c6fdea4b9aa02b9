import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { enquiryKeys, listArrivals, readNewestArrival } from './bookingQueries.ts';
import { POLL_MS } from './useEnquiries.ts';

const NONE: string[] = [];

/**
 * The enquiries that came in since the admin area was opened, or since the owner last said 'Seen'.
 * Asked of the database rather than counted from live events: none is missed while the connection is down.
 */
export function useArrivals(): { ids: string[]; dismiss: () => void } {
  const client = useQueryClient();
  const newest = useQuery({
    queryKey: enquiryKeys.newest,
    queryFn: ({ signal }) => readNewestArrival(signal),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const since = newest.data ?? '';
  const arrivals = useQuery({
    queryKey: enquiryKeys.arrivals(since),
    queryFn: ({ signal }) => listArrivals(since, signal),
    enabled: since !== '',
    refetchInterval: POLL_MS,
  });
  const dismiss = useCallback(() => {
    void client.resetQueries({ queryKey: enquiryKeys.newest });
  }, [client]);
  return { ids: arrivals.data ?? NONE, dismiss };
}
