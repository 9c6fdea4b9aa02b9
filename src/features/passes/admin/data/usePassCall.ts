import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '@/shared/supabase/failure.ts';
import { notify } from '@/shared/ui/notify.ts';
import { PASSES } from './editions.ts';

/**
 * Changes passes by a procedure, then invalidates every query of passes.
 * @param failed message if the database gives no reason.
 */
export function usePassCall<Input, Output>(
  call: (input: Input) => Promise<Output>,
  failed: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onError: (error) => notify.error(sentenceOf(error, failed)),
    onSettled: async () => client.invalidateQueries({ queryKey: [PASSES] }),
  });
}
