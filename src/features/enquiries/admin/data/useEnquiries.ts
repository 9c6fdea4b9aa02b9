import { useQuery } from '@tanstack/react-query';
import {
  countUnseen,
  enquiryKeys,
  listLatestEnquiries,
  POLL_MS,
  readEnquiry,
} from './bookingQueries.ts';

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
