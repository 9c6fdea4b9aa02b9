import { pagesOf } from '@/shared/admin/data/answers.ts';
import { pagedList } from '@/shared/admin/pagedList.ts';
import { call } from '@/shared/data/call.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { type Login, type LoginFilters, periods } from './logins.ts';

export const loginKeys = ['admin-logins'];

/** Matching sign-ins, newest first. Owner and managers only: 42501 otherwise. */
export const logins = pagedList<LoginFilters, Login>({
  key: loginKeys,
  // Sign-ins are not in the realtime publication.
  poll: 60_000,
  staleTime: 0,
  load: pagesOf(call('list_logins'), ({ who, state, device, period }) => ({
    p_who: who,
    ...(state && { p_active: state === 'active' }),
    ...(device && { p_new: device === 'new' }),
    ...(period && { p_since: new Date(serverNow() - periods[period]).toISOString() }),
  })),
});

const end = call('end_login');

/** Ends the session of a sign-in. @returns false if it had already ended. @throws DataError */
export async function endLogin(id: string): Promise<boolean> {
  return end(getSupabase(), { p_id: id });
}
