import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { apiKey, apiUrl } from '@/shared/env.ts';
import { apiFetch } from '@/shared/lib/serverTime.ts';
import type { Database } from './database.types.ts';

/**
 * The visitors' Supabase client: tables, database functions and edge functions, always as anon, even with a session.
 * Built from parts of supabase-js, a quarter of its size; realtime is a chunk of its own (shared/data/liveChannel.ts).
 */
export class VisitorClient extends PostgrestClient<Database> {
  readonly functions: FunctionsClient;

  constructor(url: string, key: string) {
    // A publishable key is no JWT; the legacy anon key is one and also goes into the bearer header.
    const headers = {
      apikey: key,
      ...(key.startsWith('sb_') ? {} : { Authorization: `Bearer ${key}` }),
    };
    // `shared/data/queryClient.ts` retries; retrying twice would delay an error by half a minute.
    super(`${url}/rest/v1`, { headers, fetch: apiFetch, retry: false });
    this.functions = new FunctionsClient(`${url}/functions/v1`, {
      headers,
      customFetch: apiFetch,
    });
  }
}

let client: VisitorClient | undefined;

/** Returns the public site's client, created on first use. The admin area uses `getSupabase` (client.ts). */
export function getVisitorClient(): VisitorClient {
  client ??= new VisitorClient(apiUrl(), apiKey());
  return client;
}
