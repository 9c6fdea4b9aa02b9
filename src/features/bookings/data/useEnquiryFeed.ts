import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchTable } from '@/shared/data/realtime.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { enquiryKeys } from './enquiryQueries.ts';

/**
 * Keeps every list of enquiries current while a screen is open: each INSERT or UPDATE that this session may see
 * makes them load again, and so does the return of a line that was down.
 */
export function useEnquiryFeed(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: enquiryKeys.all });
    return watchTable('booking_forms', refresh, { onOpen: refresh, line: getSupabase });
  }, [client]);
}
