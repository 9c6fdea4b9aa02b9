import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchTable } from '@/shared/data/tableFeed.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { enquiryKeys } from './bookingQueries.ts';

/** Invalidates the lists of enquiries on realtime changes. */
export function useEnquiryFeed(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      watchTable(getSupabase(), 'enquiry_signal', () => {
        void client.invalidateQueries({ queryKey: enquiryKeys.all });
      }),
    [client],
  );
}
