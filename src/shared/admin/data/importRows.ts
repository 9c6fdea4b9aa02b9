import { getSupabase } from '@/shared/supabase/client.ts';
import type { Json } from '@/shared/supabase/database.types.ts';
import { succeed } from '@/shared/supabase/errors.ts';

/** Writes all rows of a CSV file or none. @throws DataError PT422 if one was changed or added meanwhile. */
export async function importRows(table: string, rows: readonly object[]): Promise<void> {
  const p_rows = rows.map((row): Json => ({ ...row }));
  succeed(await getSupabase().rpc('import_rows', { p_table: table, p_rows }));
}
