import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { PASSES, POLL_MS } from '@/features/passes/admin/data/editions.ts';

/** The waiting list of an edition, in order, polled. */
export function useWaiting(edition: string) {
  return useQuery({
    queryKey: [PASSES, 'waiting', edition],
    queryFn: async ({ signal }) => {
      const rows = dataOf(
        await getSupabase()
          .from('pass_waits')
          .select(
            'id, name, phone, quantity, people, night_ids, state, offer_order_id, told_at, created_at, pass_kinds (name)',
          )
          .eq('edition_id', edition)
          .order('created_at')
          .limit(1000)
          .abortSignal(signal),
      );
      return { rows, total: rows.length };
    },
    refetchInterval: POLL_MS,
  });
}
export type Waiting = NonNullable<ReturnType<typeof useWaiting>['data']>['rows'][number];
