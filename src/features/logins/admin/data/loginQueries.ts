import { totalledPage } from '@/shared/admin/data/answers.ts';
import type { ListPage } from '@/shared/admin/ListScreen.tsx';
import { getSupabase } from '@/shared/supabase/client.ts';
import { call } from '@/shared/data/call.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { type Login, type LoginFilters, periods } from './logins.ts';

/** Rows per page of the list. */
export const PAGE_SIZE = 25;

export const loginKeys = {
  all: ['admin-logins'],
  list: (filters: LoginFilters) => ['admin-logins', filters] as const,
} as const;

/** Lists matching sign-ins from `offset`, newest first. Owner and managers only: 42501 otherwise. */
export async function listLogins(
  { who, state, device, period }: LoginFilters,
  offset: number,
  limit: number,
  signal: AbortSignal,
): Promise<ListPage<Login>> {
  return totalledPage(
    await getSupabase()
      .rpc('list_logins', {
        p_who: who,
        p_offset: offset,
        p_limit: limit,
        ...(state && { p_active: state === 'active' }),
        ...(device && { p_new: device === 'new' }),
        ...(period && { p_since: new Date(serverNow() - periods[period]).toISOString() }),
      })
      .abortSignal(signal),
  );
}

const end = call('end_login');

/** Ends the session of a sign-in. @returns false if it had already ended. @throws DataError */
export async function endLogin(id: string): Promise<boolean> {
  return end(getSupabase(), { p_id: id });
}
