import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { PASSES, POLL_MS } from '@/features/passes/admin/data/editions.ts';

const count = v.number();

const todaySchema = v.object({
  nights: v.array(
    v.object({
      id: v.string(),
      date: v.string(),
      headline: v.string(),
      cancelled_at: v.nullable(v.string()),
      capacity: v.nullable(count),
      taken: count,
      waiting: count,
      expected: count,
      inside: count,
    }),
  ),
  claims: count,
  oldest_claim: v.nullable(v.string()),
  late: count,
  /** Kinds that are sold. */
  kinds: count,
  /** Networks with many people whose payments nobody has verified. */
  unusual: v.array(v.object({ network: v.string(), orders: count, people: count })),
  held: count,
  sold_today_paise: count,
  sold_paise: count,
  refunds: count,
  waiting: count,
  offers_untold: count,
  /** Who asked to hear of the sale, while it is open. */
  interests_untold: count,
  shifts: count,
  conflicts: count,
});
/** What staff look at first; sums in paise. */
export type Today = v.InferOutput<typeof todaySchema>;

/** The figures of an edition, polled. */
export function useToday(edition: string) {
  return useQuery({
    queryKey: [PASSES, 'today', edition],
    queryFn: async ({ signal }) =>
      v.parse(
        todaySchema,
        dataOf(
          await getSupabase().rpc('passes_today', { p_edition_id: edition }).abortSignal(signal),
        ),
      ),
    refetchInterval: POLL_MS,
  });
}
