import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { apiKey, apiUrl } from '@/shared/env.ts';
import type { Database } from './database.types.ts';
import { sessionFetch } from './sessionFetch.ts';

/** The typed client every feature's `data/` folder talks through. */
export type Client = SupabaseClient<Database>;

let client: Client | undefined;

/**
 * The one Supabase client of this tab, made at first use.
 * Visitors carry the publishable key, a signed-in owner their own token as well.
 * The three auth settings are those of specification section 9.
 */
export function getSupabase(): Client {
  client ??= createClient<Database>(apiUrl(), apiKey(), {
    auth: import.meta.env.SSR
      ? { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
      : { persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
    // Who asks retries (`shared/data/queryClient.ts`): twice over, a visitor waits half a minute for an error.
    db: { retry: false },
    global: { fetch: sessionFetch() },
  });
  return client;
}

/** The sign-in alone, of a client that keeps nothing: tries a password without touching the session of this tab. */
export function makeProbe(): Client['auth'] {
  return createClient<Database>(apiUrl(), apiKey(), {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'password-probe',
    },
    global: { fetch: sessionFetch() },
  }).auth;
}
