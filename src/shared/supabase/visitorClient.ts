import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { RealtimeClient } from '@supabase/realtime-js';
import { apiKey, apiUrl } from '@/shared/env.ts';
import type { Database } from './database.types.ts';

/** The fetch of the moment of the call, not of the moment when the client was made. */
const currentFetch: typeof fetch = async (...request) => fetch(...request);

/**
 * What a visitor needs of Supabase: tables and procedures, functions, realtime; always as anon, whoever is signed in.
 * These are the parts that supabase-js is made of, without auth and storage: less than half of its bytes.
 */
class VisitorClient extends PostgrestClient<Database> {
  readonly functions: FunctionsClient;
  readonly #realtime: RealtimeClient;

  constructor(url: string, key: string) {
    // A publishable key is no JWT; the older anon key is one and goes as the bearer, too.
    const headers = {
      apikey: key,
      ...(key.startsWith('sb_') ? {} : { Authorization: `Bearer ${key}` }),
    };
    // Who asks retries (`shared/data/live.ts`): twice over, a visitor waits half a minute for an error.
    super(`${url}/rest/v1`, { headers, fetch: currentFetch, retry: false });
    this.functions = new FunctionsClient(`${url}/functions/v1`, {
      headers,
      customFetch: currentFetch,
    });
    this.#realtime = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
      params: { apikey: key },
      accessToken: async () => key,
    });
  }

  /** A realtime channel; `subscribe` opens it. */
  channel(name: string) {
    return this.#realtime.channel(name);
  }

  /** Closes a channel, and the line with the last one. */
  async removeChannel(channel: ReturnType<RealtimeClient['channel']>): Promise<void> {
    await this.#realtime.removeChannel(channel);
  }
}

let client: VisitorClient | undefined;

/** The public site's client, made at first use. The desk's is `getSupabase` (`client.ts`), which knows who signed in. */
export function getVisitorClient(): VisitorClient {
  client ??= new VisitorClient(apiUrl(), apiKey());
  return client;
}
