import { call } from '@/shared/data/call.ts';
import { getSupabase } from '@/shared/supabase/client.ts';

const reorderRows = call('reorder_rows');

/** Saves the order of a table's rows (`display_order`), all or none of them. @throws DataError */
export async function saveOrder(table: string, ids: readonly string[]): Promise<void> {
  await reorderRows(getSupabase(), { p_table: table, p_ids: [...ids] });
}
