import * as v from 'valibot';
import type { RpcAccess } from './clients.ts';

/** Why Auth refused: status and code. Its message may hold an address, and is not read. */
export interface AuthRefusal {
  readonly status: number;
  readonly code: string;
  /** Of a weak password: length, characters, pwned. */
  readonly reasons: readonly string[];
}

/** Accounts of the project. Each call resolves to null when done; throws only if Auth cannot be reached within 10 s. */
export interface AuthAdmin {
  /** Creates an account with a confirmed address and an id chosen beforehand. */
  create: (account: { id: string; email: string; password: string }) => Promise<AuthRefusal | null>;
  /** Sets a password, which ends the account's sessions. */
  setPassword: (id: string, password: string) => Promise<AuthRefusal | null>;
  /** Deletes an account; one that is gone counts as deleted. */
  remove: (id: string) => Promise<AuthRefusal | null>;
}

const refusalSchema = v.fallback(
  v.object({
    error_code: v.fallback(v.string(), ''),
    weak_password: v.fallback(v.object({ reasons: v.array(v.string()) }), { reasons: [] }),
  }),
  { error_code: '', weak_password: { reasons: [] } },
);

/** Auth's admin API, called like the stored procedures: without supabase-js (clients.ts). */
export function authAdmin({ url, key }: RpcAccess): AuthAdmin {
  const send = async (method: string, path: string, body: unknown): Promise<AuthRefusal | null> => {
    const response = await fetch(`${url}/auth/v1/admin/users${path}`, {
      method,
      // As supabase-js sends a key of either kind; Auth itself reads no `apikey`.
      headers: {
        apikey: key,
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return null;
    const { error_code: code, weak_password: weak } = v.parse(refusalSchema, answer);
    return { status: response.status, code, reasons: weak.reasons };
  };
  return {
    create: async (account) => send('POST', '', { ...account, email_confirm: true }),
    setPassword: async (id, password) => send('PUT', `/${id}`, { password }),
    remove: async (id) => {
      const refusal = await send('DELETE', `/${id}`, {});
      return refusal?.status === 404 ? null : refusal;
    },
  };
}
