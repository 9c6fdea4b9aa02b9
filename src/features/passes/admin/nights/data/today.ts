import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client.ts';
import { call } from '@/shared/data/call.ts';
import { todaySchema } from '@/features/passes/admin/data/answers.ts';
import { PASSES, POLL_MS } from '@/features/passes/admin/data/editions.ts';

const passesToday = call('passes_today', { answer: todaySchema });

/** The figures of an edition, polled. */
export function useToday(edition: string) {
  return useQuery({
    queryKey: [PASSES, 'today', edition],
    queryFn: async ({ signal }) => passesToday(getSupabase(), { p_edition_id: edition }, signal),
    refetchInterval: POLL_MS,
  });
}
