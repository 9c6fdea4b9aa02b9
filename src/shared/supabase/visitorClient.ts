import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { apiKey, apiUrl } from '@/shared/env.ts';
import { apiFetch } from '@/shared/lib/serverTime.ts';
import type { Database } from './database.types.ts';

/**
 * What a visitor needs of Supabase: tables, procedures and functions, always as anon, whoever is signed in. These are
 * parts that supabase-js is made of, a quarter of its bytes; realtime is a chunk of its own (shared/data/liveChannel.ts).
 */
export class VisitorClient extends PostgrestClient<Database> {
  readonly functions: FunctionsClient;

  constructor(url: string, key: string) {
    // A publishable key is no JWT; the older anon key is one and goes as the bearer, too.
    const headers = {
      apikey: key,
      ...(key.startsWith('sb_') ? {} : { Authorization: `Bearer ${key}` }),
    };
    // Who asks retries (shared/data/queryClient.ts): twice over, a visitor waits half a minute for an error.
    super(`${url}/rest/v1`, { headers, fetch: apiFetch, retry: false });
    this.functions = new FunctionsClient(`${url}/functions/v1`, {
      headers,
      customFetch: apiFetch,
    });
  }
}

let client: VisitorClient | undefined;

/** The public site's client, made at first use. The admin area's is `getSupabase` (client.ts), which knows who signed in. */
export function getVisitorClient(): VisitorClient {
  client ??= new VisitorClient(apiUrl(), apiKey());
  return client;
}
