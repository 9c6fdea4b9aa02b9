import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '@/shared/supabase/failure.ts';
import { notify } from '@/shared/ui/notify.ts';
import { PEOPLE } from './people.ts';

/**
 * Changes people by a procedure, then reads them again.
 * @param failed message if the database gives no reason.
 */
export function usePeopleCall<Input, Output>(
  call: (input: Input) => Promise<Output>,
  failed: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onError: (error) => notify.error(sentenceOf(error, failed)),
    onSettled: async () => client.invalidateQueries({ queryKey: [PEOPLE] }),
  });
}
