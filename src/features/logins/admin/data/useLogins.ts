import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endLogin, listLogins, loginKeys, PAGE_SIZE } from './loginQueries.ts';
import type { LoginFilters } from './logins.ts';

/** Poll interval, ms, as sign-ins are not in the realtime publication. */
const POLL_MS = 60_000;

/** A page of the list; keeps the last page while the next one loads. */
export function useLogins(filters: LoginFilters) {
  return useQuery({
    queryKey: loginKeys.list(filters),
    queryFn: async ({ signal }) =>
      listLogins(filters, (filters.page - 1) * PAGE_SIZE, PAGE_SIZE, signal),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
}

/** Ends a session; refetches the list in any case. */
export function useEndLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: endLogin,
    onSettled: async () => client.invalidateQueries({ queryKey: loginKeys.all }),
  });
}
