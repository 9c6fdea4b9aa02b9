import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InferOutput } from 'valibot';
import { getSupabase } from '@/shared/supabase/client.ts';
import { call } from '@/shared/data/call.ts';
import { concernsSchema, nightOffSchema } from '@/features/passes/admin/data/answers.ts';
import { PASSES } from '@/features/passes/admin/data/editions.ts';

const nightConcerns = call('night_concerns', { answer: concernsSchema });
const cancelNight = call('cancel_night', { answer: nightOffSchema });

const argsOf = (night: string, moveTo: string | null) => ({
  p_night_id: night,
  ...(moveTo !== null && { p_move_to: moveTo }),
});

/** Who would be affected by calling a night off: its passes are moved to another night, or refunded without one. */
export function useConcerns(night: string, moveTo: string | null) {
  return useQuery({
    queryKey: [PASSES, 'night-off', night, moveTo],
    queryFn: async ({ signal }) => nightConcerns(getSupabase(), argsOf(night, moveTo), signal),
    placeholderData: keepPreviousData,
    // Never cached: the counts are shown next to the choice, which depends on them.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Passes of one call: few enough that the progress is seen. */
const CHUNK = 200;
/** Progress so far; `left` is null before the first answer. */
export type NightOff = Omit<InferOutput<typeof nightOffSchema>, 'left'> & { left: number | null };

/** Calls a night off, some passes a call. After a failure it continues where it stopped. */
export function useNightOff(night: string) {
  const client = useQueryClient();
  const [done, setDone] = useState<NightOff>({ left: null, moved: 0, refunds: 0, refund_paise: 0 });
  const off = useMutation({
    mutationFn: async (moveTo: string | null) => {
      let left: number;
      do {
        const chunk = await cancelNight(getSupabase(), {
          ...argsOf(night, moveTo),
          p_limit: CHUNK,
        });
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
  return { done, run: off.mutate, isPending: off.isPending, error: off.error };
}
