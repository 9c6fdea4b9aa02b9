import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Nullable } from '@/shared/data/call.ts';
import type { Database } from '@/shared/supabase/database.types.ts';
import { getSupabase } from '@/shared/supabase/client.ts';

type Row = Database['public']['Functions']['my_logins']['Returns'][number];

/** A sign-in of the own account. What the auth service does not know is null. */
export type Device = Nullable<Row, 'ip' | 'device'>;

const queryKey = ['own-devices'];
const PAGE = 100;

const myLogins = call('my_logins');
const endLogin = call('end_login');
const endMyOthers = call('end_my_others');

/** Sign-ins of the own account, newest first. */
export function useDevices() {
  return useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<Device[]> =>
      myLogins(getSupabase(), { p_limit: PAGE, ...(pageParam && { p_before: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.created_at),
    select: ({ pages }) => pages.flat(),
    // Sign-ins are not in the realtime publication.
    refetchInterval: 60_000,
    staleTime: 0,
  });
}

/** Ends the session of one of them; false if it had already ended. */
export function useEndDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => endLogin(getSupabase(), { p_id: id }),
    onSettled: async () => client.invalidateQueries({ queryKey }),
  });
}

/** Ends all sessions but this one. Returns how many. */
export function useEndOthers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => endMyOthers(getSupabase(), {}),
    onSettled: async () => client.invalidateQueries({ queryKey }),
  });
}
