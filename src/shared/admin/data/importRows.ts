import { call } from '@/shared/data/call.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import type { Json } from '@/shared/supabase/database.types.ts';

// A thousand rows take a while on a slow line.
const write = call('import_rows', { patience: 60_000 });

/** Writes all rows of a CSV file or none. @throws DataError PT422 if one was changed or added since it was read */
export async function importRows(table: string, rows: readonly object[]): Promise<void> {
  await write(getSupabase(), { p_table: table, p_rows: rows.map((row): Json => ({ ...row })) });
}
