import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { enquiryKeys, listArrivals, POLL_MS, readNewestArrival } from './bookingQueries.ts';

const NONE: string[] = [];

/**
 * Enquiries that arrived since the admin area was opened, or since they were dismissed.
 * Queried instead of counted from realtime events, so that none is missed while disconnected.
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
