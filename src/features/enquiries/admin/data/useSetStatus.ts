import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { serverNow } from '@/shared/lib/serverTime.ts';
import type { Enquiry, EnquiryPage } from './bookings.ts';
import { enquiryKeys, markEnquirySeen, setEnquiryStatus } from './bookingQueries.ts';

type Change = Partial<Pick<Enquiry, 'status' | 'seen_at'>>;

/** Applies a change to every cached list and to the enquiry. */
function patch(client: QueryClient, id: string, change: Change): void {
  client.setQueriesData<EnquiryPage>({ queryKey: enquiryKeys.pages }, (page) =>
    page
      ? { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, ...change } : row)) }
      : undefined,
  );
  client.setQueryData<Enquiry | null>(enquiryKeys.one(id), (enquiry) =>
    enquiry ? { ...enquiry, ...change } : enquiry,
  );
}

/** Changes a status optimistically; reverted on an error. */
export function useSetStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: setEnquiryStatus,
    onMutate: async ({ id, status }) => {
      await client.cancelQueries({ queryKey: enquiryKeys.all });
      const before = client.getQueriesData({ queryKey: enquiryKeys.all });
      patch(client, id, { status });
      return before;
    },
    onError: (_error, _change, before) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data);
    },
    onSettled: () => client.invalidateQueries({ queryKey: enquiryKeys.all }),
  });
}

/** Marks an enquiry as seen. Fire and forget; retried on next open. */
export function useMarkSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: markEnquirySeen,
    onSuccess: async (_nothing, id) => {
      patch(client, id, { seen_at: new Date(serverNow()).toISOString() });
      await client.invalidateQueries({ queryKey: enquiryKeys.unseen });
    },
    onError: (error) => console.warn('An enquiry could not be marked as seen', error),
  });
}
