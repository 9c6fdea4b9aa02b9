import { apiFetch } from '@/shared/lib/serverTime.ts';

/** Where the API answers, without a trailing slash, and its publishable key. */
export type Api = { api: string; key: string };

/** Calls a procedure of the database as anon, without a client's code. Rejects where nobody answers. */
export async function fetchProcedure(
  { api, key }: Api,
  name: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
): Promise<Response> {
  // The older anon key is a JWT and goes as the bearer, too.
  const bearer = key.startsWith('sb_') ? undefined : { Authorization: `Bearer ${key}` };
  return apiFetch(`${api}/rest/v1/rpc/${name}`, {
    ...init,
    headers: { apikey: key, ...bearer, ...init.headers },
  });
}
