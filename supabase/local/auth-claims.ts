import type postgres from 'postgres';
import { parseUrl } from '../../src/shared/lib/safeLink.ts';
import { asText, isRecord } from './http.ts';
import type { Claims, Tokens } from './tokens.ts';

interface Factor {
  id: string;
  created_at: Date;
  updated_at: Date;
  status: string;
  friendly_name: string | null;
  factor_type: string;
}

/** The token claims of hosted Supabase that lite omits (aal, amr, metadata). */
export interface AuthClaims {
  /** An access token for a user's session; `expires` in seconds since 1970. */
  issue: (userId: string, sessionId: string, expires: number) => Promise<string>;
  factors: (userId: string) => Promise<Factor[]>;
  /** Stores the authentication method of a session: 'password', 'otp' (an emailed link) or 'totp'. */
  addMethod: (sessionId: string, method: string) => Promise<void>;
  /** Adds the claims to the tokens, and the factors to the users, of lite's response. */
  enrich: (path: string, response: Response) => Promise<Response>;
}

interface UserRow {
  id: string;
  aud: string | null;
  role: string | null;
  email: string | null;
  phone: string | null;
  is_anonymous: boolean;
  raw_app_meta_data: unknown;
  raw_user_meta_data: unknown;
}

/** @param issuer the `iss` claim, `<url>/auth/v1` as hosted. */
export function createAuthClaims(sql: postgres.Sql, tokens: Tokens, issuer: string): AuthClaims {
  const factors = (userId: string) => sql<Factor[]>`
    select id, created_at, updated_at, status, friendly_name, factor_type
    from auth.mfa_factors where user_id = ${userId} order by created_at`;

  const addMethod = async (sessionId: string, method: string) => {
    await sql`
      insert into auth.mfa_amr_claims (session_id, authentication_method)
      values (${sessionId}, ${method})
      on conflict (session_id, authentication_method) do update set updated_at = now()`;
  };

  const issue = async (userId: string, sessionId: string, expires: number) => {
    const [user] = await sql<UserRow[]>`select * from auth.users where id = ${userId}`;
    const [session] = await sql<{ aal: string | null }[]>`
      select aal from auth.sessions where id = ${sessionId}`;
    const amr = await sql<{ method: string; timestamp: number }[]>`
      select authentication_method as method, extract(epoch from updated_at)::int as timestamp
      from auth.mfa_amr_claims where session_id = ${sessionId} order by updated_at desc`;
    if (!user) throw new Error('The session has no user');
    return tokens.sign(
      {
        iss: issuer,
        sub: user.id,
        aud: user.aud ?? 'authenticated',
        role: user.role ?? 'authenticated',
        email: user.email ?? '',
        phone: user.phone ?? '',
        app_metadata: user.raw_app_meta_data ?? {},
        user_metadata: user.raw_user_meta_data ?? {},
        aal: session?.aal ?? 'aal1',
        amr: [...amr],
        session_id: sessionId,
        is_anonymous: user.is_anonymous,
      },
      expires,
    );
  };

  const reissue = async (token: string, method: string | null) => {
    const claims: Claims = await tokens.verify(token);
    const sessionId = asText(claims['session_id']) ?? '';
    if (method) await addMethod(sessionId, method);
    return issue(claims.sub ?? '', sessionId, claims.exp ?? 0);
  };

  return {
    issue,
    factors: async (userId) => [...(await factors(userId))],
    addMethod,
    async enrich(path, response) {
      const location = response.headers.get('location') ?? '';
      const target = location.includes('#access_token=') ? parseUrl(location) : null;
      if (target) {
        // Redirect of an emailed link: the tokens are in the URL fragment.
        const fragment = new URLSearchParams(target.hash.slice(1));
        fragment.set('access_token', await reissue(fragment.get('access_token') ?? '', 'otp'));
        target.hash = fragment.toString();
        return withHeaders(response, null, { location: target.href });
      }
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      if (!isJson || !response.ok) return response;
      const body: unknown = await response.json();
      if (!isRecord(body)) return withHeaders(response, JSON.stringify(body));
      const token = asText(body['access_token']);
      if (token) body['access_token'] = await reissue(token, methodOf(path));
      const user = isRecord(body['user']) ? body['user'] : body;
      const userId = user['aud'] ? asText(user['id']) : undefined;
      const owned = userId ? await factors(userId) : [];
      if (owned.length > 0) user['factors'] = [...owned];
      return withHeaders(response, JSON.stringify(body));
    },
  };
}

/** The authentication method of a request, or null for a refresh, which keeps the session's methods. */
function methodOf(path: string): string | null {
  if (path.includes('grant_type=refresh_token')) return null;
  return path.startsWith('/auth/v1/verify') ? 'otp' : 'password';
}

function withHeaders(
  response: Response,
  body: string | null,
  changed: Record<string, string> = {},
): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  for (const [name, value] of Object.entries(changed)) headers.set(name, value);
  return new Response(body, { status: response.status, headers });
}
