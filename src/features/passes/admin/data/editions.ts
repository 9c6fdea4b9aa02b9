import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { dataOf } from '@/shared/supabase/errors.ts';

/** Poll interval of what buyers change, ms; paused in a hidden tab. */
export const POLL_MS = 30_000;

/** Key of everything that is read of passes: a change makes all of it stale. */
export const PASSES = 'passes';

/** The editions that are not removed, the newest first. */
export function useEditions() {
  return useQuery({
    queryKey: [PASSES, 'editions'],
    queryFn: async ({ signal }) =>
      dataOf(
        await getSupabase()
          .from('garba_editions')
          .select('id, year, title, status, pass_settings (id, upi_vpa)')
          .is('deleted_at', null)
          .order('year', { ascending: false })
          .abortSignal(signal),
      ),
  });
}
export type Edition = NonNullable<ReturnType<typeof useEditions>['data']>[number];

/** The nights of an edition, by date. */
export function useNights(edition: string) {
  return useQuery({
    queryKey: [PASSES, 'nights', edition],
    queryFn: async ({ signal }) =>
      dataOf(
        await getSupabase()
          .from('garba_nights')
          .select('id, date, headline, capacity, doors_at, starts_at, ends_at, cancelled_at')
          .eq('edition_id', edition)
          .is('deleted_at', null)
          .order('date')
          .abortSignal(signal),
      ),
  });
}
export type Night = NonNullable<ReturnType<typeof useNights>['data']>[number];

/** A night as an option of a select. */
export const nightOption = ({ id, date, headline }: Pick<Night, 'id' | 'date' | 'headline'>) => ({
  value: id,
  label: [formatIsoDay(date), headline].filter(Boolean).join(': '),
});
