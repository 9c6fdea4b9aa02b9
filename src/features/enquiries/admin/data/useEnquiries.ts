import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  countUnseen,
  type EnquiryFilters,
  enquiryKeys,
  listEnquiries,
  listLatestEnquiries,
  readEnquiry,
} from './bookingQueries.ts';

/** Poll interval in case realtime is down, ms. */
export const POLL_MS = 60_000;

/** A page of the list; keeps the last page while the next one loads. */
export function useEnquiryList(filters: EnquiryFilters) {
  return useQuery({
    queryKey: enquiryKeys.list(filters),
    queryFn: ({ signal }) => listEnquiries(filters, signal),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** The latest enquiries, for the dashboard. */
export function useLatestEnquiries() {
  return useQuery({
    queryKey: enquiryKeys.latest,
    queryFn: ({ signal }) => listLatestEnquiries(signal),
    refetchInterval: POLL_MS,
  });
}
export type LatestEnquiry = Awaited<ReturnType<typeof listLatestEnquiries>>['rows'][number];

/** Number of new enquiries that are not seen yet; 0 while loading. */
export function useUnseenCount(): number {
  const { data = 0 } = useQuery({
    queryKey: enquiryKeys.unseen,
    queryFn: ({ signal }) => countUnseen(signal),
    refetchInterval: POLL_MS,
  });
  return data;
}

/** One enquiry; null if missing. */
export function useEnquiry(id: string | null) {
  return useQuery({
    queryKey: enquiryKeys.one(id ?? ''),
    queryFn: ({ signal }) => readEnquiry(id ?? '', signal),
    enabled: id !== null,
  });
}
