import { adminConnection as words } from '@/content/en/adminConnection.ts';
import { own } from '@/shared/lib/own.ts';
import { parseUrl } from '@/shared/lib/safeLink.ts';
import { apiKey, apiUrl } from '@/shared/env.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import type { Check } from './check.ts';

const { names, details, advice } = words;

/** The `role` of a key that is a JWT, as the older ones are; undefined for any other text. */
function roleOfToken(key: string): unknown {
  try {
    const [, claims = ''] = key.split('.');
    const found: unknown = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/')));
    return Reflect.get(Object(found), 'role');
  } catch {
    return undefined;
  }
}

/** Kind of the key, never the key itself. */
export function kindOfKey(key: string): keyof typeof details.keys {
  if (key.startsWith('sb_publishable_')) return 'publishable';
  const role = roleOfToken(key);
  if (key.startsWith('sb_secret_') || role === 'service_role') return 'secret';
  return role === 'anon' ? 'anon' : 'unknown';
}

/** The settings that the site was built with: an address, and a key that visitors may have. */
const configCheck: Check = {
  name: names.config,
  group: 'connection',
  advice: advice.config,
  run: async () => {
    try {
      const host = parseUrl(apiUrl())?.host ?? '';
      const kind = kindOfKey(apiKey());
      return {
        ok: kind === 'publishable' || kind === 'anon',
        detail: details.config(host, details.keys[kind]),
      };
    } catch {
      // The error names the value.
      return { ok: false, detail: details.badSettings };
    }
  },
};

/** Whether anything answers as PostgREST does, whatever it answers: its tables have checks of their own. */
const restCheck: Check = {
  name: names.rest,
  group: 'connection',
  advice: advice.rest,
  run: async (signal) => {
    const { status } = await fetch(`${apiUrl()}/rest/v1/`, {
      headers: { apikey: apiKey() },
      signal,
    });
    const ok = status < 500;
    return { ok, detail: ok ? details.answers : details.status(status) };
  },
};

/** Identity of this session in the database, and how it was authenticated. */
const sessionCheck: Check = {
  name: names.session,
  group: 'connection',
  advice: advice.session,
  run: async (signal) => {
    const client = getSupabase();
    const isAdmin = dataOf(await client.rpc('is_admin').abortSignal(signal));
    const { data: role } = await client.rpc('my_role').abortSignal(signal);
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    const aal = level?.currentLevel ?? '';
    return {
      ok: isAdmin,
      detail: details.session(role ?? details.noRole, own(details.levels, aal) ?? aal),
    };
  },
};

export const connectionChecks: readonly Check[] = [configCheck, restCheck, sessionCheck];
