import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endLogin, loginKeys } from './loginQueries.ts';

/** Ends a session; refetches the list in any case. */
export function useEndLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: endLogin,
    onSettled: async () => client.invalidateQueries({ queryKey: loginKeys }),
  });
}
