import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  countUnseen,
  type EnquiryFilters,
  enquiryKeys,
  listEnquiries,
  listLatestEnquiries,
  readEnquiry,
} from './bookingQueries.ts';

/** How often a list asks again by itself: what keeps it current while the live channel is down. */
export const POLL_MS = 60_000;

/** A page of the list; while the next one loads, the last one stays on the screen. */
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

/** How many new enquiries nobody has opened yet; 0 until that is known. */
export function useUnseenCount(): number {
  const { data = 0 } = useQuery({
    queryKey: enquiryKeys.unseen,
    queryFn: ({ signal }) => countUnseen(signal),
    refetchInterval: POLL_MS,
  });
  return data;
}

/** One enquiry; null where there is none. */
export function useEnquiry(id: string | null) {
  return useQuery({
    queryKey: enquiryKeys.one(id ?? ''),
    queryFn: ({ signal }) => readEnquiry(id ?? '', signal),
    enabled: id !== null,
  });
}
