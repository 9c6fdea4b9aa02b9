import type { SupabaseClient } from '@supabase/supabase-js';

/** An entry as list_changes answers it. */
export interface Change {
  id: number;
  changed_at: string;
  actor: string | null;
  actor_email: string | null;
  actor_role: string | null;
  table_name: string;
  row_key: string;
  row_name: string | null;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  now: Record<string, unknown> | null;
  can_restore: string[];
}

/** Entries of the log, newest first. */
export async function logOf(client: SupabaseClient, args: object): Promise<Change[]> {
  const { data, error } = await client.rpc('list_changes', args);
  if (error) throw error;
  return data;
}
