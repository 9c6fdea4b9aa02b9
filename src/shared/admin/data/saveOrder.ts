import { getSupabase } from '@/shared/supabase/client.ts';
import { succeed } from '@/shared/supabase/errors.ts';

/** Saves the order of a table's rows (`display_order`), all or none of them. @throws DataError */
export async function saveOrder(table: string, ids: readonly string[]): Promise<void> {
  succeed(await getSupabase().rpc('reorder_rows', { p_table: table, p_ids: [...ids] }));
}
