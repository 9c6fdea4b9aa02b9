import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { PASSES, POLL_MS } from '@/features/passes/admin/data/editions.ts';

/** Shifts of an edition's nights, newest first, and scans in conflict. */
export function useGate(edition: string) {
  return useQuery({
    queryKey: [PASSES, 'gate', edition],
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
      const [shifts, conflicts, disputes] = await Promise.all([
        getSupabase()
          .from('gate_shifts')
          .select(
            'id, gate, kind, device, opened_at, ends_at, closed_at, revoked_at, told_at, unsent, float_paise, counted_paise, garba_nights!inner (date, edition_id), pass_payments (amount_paise, method, reversed_at)',
          )
          .eq('garba_nights.edition_id', edition)
          .order('opened_at', { ascending: false })
          .limit(200)
          .abortSignal(signal),
        scans().eq('result', 'conflict'),
        scans().not('dispute', 'is', null),
      ]);
      return {
        shifts: dataOf(shifts),
        conflicts: dataOf(conflicts),
        disputes: dataOf(disputes),
      };
    },
    refetchInterval: POLL_MS,
  });
}
export type Shift = NonNullable<ReturnType<typeof useGate>['data']>['shifts'][number];
