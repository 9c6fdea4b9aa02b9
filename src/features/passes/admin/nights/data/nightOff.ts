import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { PASSES } from '@/features/passes/admin/data/editions.ts';

const count = v.number();
const concernsSchema = v.object({
  orders: count,
  passes: count,
  people: count,
  moves: count,
  moved_people: count,
  refunds: count,
  refund_paise: count,
  unpaid: count,
  waiting: count,
  room: v.nullable(count),
});
/** Who calling a night off concerns; `room` in the other night, null without a limit. */
export type Concerns = v.InferOutput<typeof concernsSchema>;

/** Who calling a night off would concern, with its passes moved or, without another night, paid back. */
export function useConcerns(night: string, moveTo: string | null) {
  return useQuery({
    queryKey: [PASSES, 'night-off', night, moveTo],
    queryFn: async ({ signal }) =>
      v.parse(
        concernsSchema,
        dataOf(
          await getSupabase()
            .rpc('night_concerns', {
              p_night_id: night,
              ...(moveTo !== null && { p_move_to: moveTo }),
            })
            .abortSignal(signal),
        ),
      ),
    placeholderData: keepPreviousData,
    // What was counted stands beside the choice until it is made.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Passes of one call: few enough that the progress is seen. */
const CHUNK = 200;
const chunkSchema = v.object({ left: count, moved: count, refunds: count, refund_paise: count });
/** What was done so far; `left` is null before the first answer. */
export type NightOff = Omit<v.InferOutput<typeof chunkSchema>, 'left'> & { left: number | null };

/** Calls a night off, some passes a call. After a failure it goes on where it stopped. */
export function useNightOff(night: string) {
  const client = useQueryClient();
  const [done, setDone] = useState<NightOff>({ left: null, moved: 0, refunds: 0, refund_paise: 0 });
  const call = useMutation({
    mutationFn: async (moveTo: string | null) => {
      let left: number;
      do {
        const chunk = v.parse(
          chunkSchema,
          dataOf(
            await getSupabase().rpc('cancel_night', {
              p_night_id: night,
              ...(moveTo !== null && { p_move_to: moveTo }),
              p_limit: CHUNK,
            }),
          ),
        );
        left = chunk.left;
        setDone((sum) => ({
          left: chunk.left,
          moved: sum.moved + chunk.moved,
          refunds: sum.refunds + chunk.refunds,
          refund_paise: sum.refund_paise + chunk.refund_paise,
        }));
      } while (left > 0);
    },
    onSettled: async () => client.invalidateQueries({ queryKey: [PASSES] }),
  });
  return { done, run: call.mutate, isPending: call.isPending, error: call.error };
}
