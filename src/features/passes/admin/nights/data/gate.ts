import { useQuery } from '@tanstack/react-query';
import { call } from '@/shared/data/call.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { shiftsSchema } from '@/features/passes/admin/data/answers.ts';
import { PASSES, POLL_MS } from '@/features/passes/admin/data/editions.ts';

const listShifts = call('list_shifts', { answer: shiftsSchema });

/** Shifts of an edition, the newest first. */
export function useShifts(edition: string) {
  return useQuery({
    queryKey: [PASSES, 'shifts', edition],
    queryFn: async ({ signal }) => listShifts(getSupabase(), { p_edition_id: edition }, signal),
    refetchInterval: POLL_MS,
  });
}

/** Scans of an edition that were in conflict or disputed, newest first. */
export function useDoubtfulScans(edition: string) {
  return useQuery({
    queryKey: [PASSES, 'doubtful-scans', edition],
    queryFn: async ({ signal }) => {
      const scans = () =>
        getSupabase()
          .from('gate_scans')
          .select(
            'id, scanned_at, answer, dispute, gate_shifts (gate), garba_nights!inner (edition_id), passes (order_id)',
          )
          .eq('garba_nights.edition_id', edition)
          .order('scanned_at', { ascending: false })
          .limit(200)
          .abortSignal(signal);
      const [conflicts, disputes] = await Promise.all([
        scans().eq('result', 'conflict'),
        scans().not('dispute', 'is', null),
      ]);
      return { conflicts: dataOf(conflicts), disputes: dataOf(disputes) };
    },
    refetchInterval: POLL_MS,
  });
}
