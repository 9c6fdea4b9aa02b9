import type { SupabaseClient } from '@supabase/supabase-js';
import { getSupabase } from '@/shared/supabase/client.ts';
import type { Database } from '@/shared/supabase/database.types.ts';

/**
 * Queries of a table whose name is a variable: the client's own types know one table at a time.
 * A read names its row: `rowsOf(name).select<string, Row>(columns)`.
 */
export function rowsOf(table: keyof Database['public']['Tables']) {
  const client: SupabaseClient = getSupabase();
  return client.from(table);
}
