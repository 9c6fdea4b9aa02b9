import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endLogin, listLogins, loginKeys, PAGE_SIZE } from './loginQueries.ts';
import type { LoginFilters } from './logins.ts';

/** Sign-ins are not told live: the list asks again this often, in ms. */
const POLL_MS = 60_000;

/** A page of the list; while the next one loads, the last one stays on the screen. */
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

/** Ends a session; the list is asked again whatever came of it. */
export function useEndLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: endLogin,
    onSettled: async () => client.invalidateQueries({ queryKey: loginKeys.all }),
  });
}
