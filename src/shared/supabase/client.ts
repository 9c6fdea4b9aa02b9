import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { apiKey, apiUrl } from '@/shared/env.ts';
import type { Database } from './database.types.ts';
import { sessionFetch } from './sessionFetch.ts';

/** The typed client of every feature's `data/` folder. */
export type Client = SupabaseClient<Database>;

let client: Client | undefined;
let accessToken: string | undefined;

/**
 * The tab's only Supabase client, created on first use.
 * Visitors send the publishable key, a signed-in owner also a token.
 * The three auth settings are those of specification section 9.
 */
export function getSupabase(): Client {
  if (client) return client;
  client = createClient<Database>(apiUrl(), apiKey(), {
    auth: {
      ...(import.meta.env.SSR
        ? { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
        : { persistSession: true, autoRefreshToken: true, detectSessionInUrl: true }),
      experimental: { recoveryCodes: true },
    },
    // `shared/data/queryClient.ts` retries; retrying twice would delay an error by half a minute.
    db: { retry: false },
    global: { fetch: sessionFetch(() => accessToken) },
  });
  client.auth.onAuthStateChange((_event, session) => {
    accessToken = session?.access_token;
  });
  return client;
}
