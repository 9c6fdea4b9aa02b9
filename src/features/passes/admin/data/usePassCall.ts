import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DataError } from '@/shared/supabase/errors.ts';
import { notify } from '@/shared/ui/notify.ts';
import { PASSES } from './editions.ts';

/** What a refused call says to the owner: the database's own sentence, or `otherwise`. */
export const refusalOf = (error: unknown, otherwise: string) =>
  error instanceof DataError && error.code.startsWith('PT') ? error.message : otherwise;

/**
 * A change of passes by a procedure; afterwards everything that was read of passes is read again.
 * @param failed said where the database gives no reason.
 */
export function usePassCall<Input, Output>(
  call: (input: Input) => Promise<Output>,
  failed: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onError: (error) => notify.error(refusalOf(error, failed)),
    onSettled: async () => client.invalidateQueries({ queryKey: [PASSES] }),
  });
}
