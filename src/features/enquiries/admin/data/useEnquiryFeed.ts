import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchTable } from '@/shared/data/tableFeed.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { enquiryKeys } from './bookingQueries.ts';

/** Keeps every list of enquiries current while a screen is open. */
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
