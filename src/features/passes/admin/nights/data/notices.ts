import { PASSES, POLL_MS } from '@/features/passes/admin/data/editions.ts';
import { pagesOf } from '@/shared/admin/data/answers.ts';
import { pagedList, type RowOf } from '@/shared/admin/pagedList.ts';
import { call, type Nullable } from '@/shared/data/call.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import type { Database } from '@/shared/supabase/database.types.ts';
import { dataOf } from '@/shared/supabase/errors.ts';

type Row = Nullable<
  Database['public']['Functions']['list_notices']['Returns'][number],
  'moved_to' | 'mail' | 'told_at' | 'told_by'
>;

/** Buyers of a night that is called off, those not told first. */
export const notices = pagedList({
  key: [PASSES, 'notices'],
  poll: POLL_MS,
  load: pagesOf(call<'list_notices', Row[]>('list_notices'), (night: string) => ({
    p_night_id: night,
  })),
});
export type Notice = RowOf<typeof notices>;

/** Marks a buyer as told, or not. @throws DataError also where no row was changed. */
export async function setTold({ id, isTold }: { id: string; isTold: boolean }): Promise<void> {
  const told_at = isTold ? new Date(serverNow()).toISOString() : null;
  dataOf(
    await getSupabase().from('pass_notices').update({ told_at }).eq('id', id).select('id').single(),
  );
}
