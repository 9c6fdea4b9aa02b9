import { apiFetch } from '@/shared/lib/serverTime.ts';

/** Base URL of the API, without a trailing slash, and its publishable key. */
export type Api = { api: string; key: string };

/** Calls a database function as anon without the client library. Rejects on network failures. */
export async function fetchProcedure(
  { api, key }: Api,
  name: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
): Promise<Response> {
  // Legacy anon keys are JWTs and also go into the bearer header.
  const bearer = key.startsWith('sb_') ? undefined : { Authorization: `Bearer ${key}` };
  return apiFetch(`${api}/rest/v1/rpc/${name}`, {
    ...init,
    headers: { apikey: key, ...bearer, ...init.headers },
  });
}
