import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import type { AuthClaims } from './auth-claims.ts';
import { asText, json } from './http.ts';
import type { Claims, Tokens } from './tokens.ts';
import { bearerOf } from './tokens.ts';

export interface SessionOptions {
  sql: postgres.Sql;
  tokens: Tokens;
  claims: AuthClaims;
  /** Lifetime of an access token, in seconds. */
  jwtExpiry: number;
  issuer: string;
}

/** The account and session of a request's token. */
export interface Caller {
  userId: string;
  email: string;
  session: { id: string; aal: string | null; created_at: Date };
}

/** An error in GoTrue's format: supabase-js reads `code` (or the older `error_code`) and `message`. */
export function authError(status: number, code: string, message: string): Response {
  return json(status, { code, error_code: code, msg: message, message });
}

/** The caller of a request, or the answer that refuses it. */
export async function findCaller(
  { sql, tokens }: Pick<SessionOptions, 'sql' | 'tokens'>,
  request: Request,
): Promise<Caller | Response> {
  let claims: Claims;
  try {
    claims = await tokens.verify(bearerOf(request));
  } catch {
    return authError(403, 'bad_jwt', 'invalid JWT');
  }
  const userId = claims.sub ?? '';
  const [session] = await sql<Caller['session'][]>`
    select id, aal, created_at from auth.sessions
    where id::text = ${asText(claims['session_id']) ?? ''} and user_id::text = ${userId}`;
  if (!session) {
    const message = 'Session from session_id claim in JWT does not exist';
    return authError(403, 'session_not_found', message);
  }
  return { userId, session, email: asText(claims['email']) ?? '' };
}

/**
 * Raises the session to aal2 and ends the user's aal1 sessions, as hosted, so that a stolen one becomes worthless.
 * @returns the session's new refresh token.
 */
export async function raiseSession(
  tx: postgres.ISql,
  { userId, session }: Caller,
  factorId: string,
): Promise<string> {
  const refreshToken = randomBytes(18).toString('base64url');
  await tx`update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = now()
    where id = ${session.id}`;
  await tx`delete from auth.sessions where user_id = ${userId} and id <> ${session.id}
    and coalesce(aal, 'aal1') = 'aal1'`;
  const [old] = await tx<{ token: string }[]>`
    update auth.refresh_tokens set revoked = true
    where session_id = ${session.id} and not revoked returning token`;
  await tx`insert into auth.refresh_tokens (id, token, user_id, session_id, parent)
    values (gen_random_uuid()::text, ${refreshToken}, ${userId}, ${session.id}, ${old?.token ?? null})`;
  return refreshToken;
}

/** Deletes a factor; sessions that it raised fall back to aal1 and lose its method. */
export async function deleteFactor(tx: postgres.ISql, factorId: string): Promise<void> {
  await tx`
    delete from auth.mfa_amr_claims c using auth.sessions s, auth.mfa_factors f
    where f.id = ${factorId} and s.factor_id = f.id and c.session_id = s.id
      and c.authentication_method =
        case f.factor_type when 'totp' then 'totp' else 'mfa/' || f.factor_type end`;
  await tx`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${factorId}`;
  await tx`delete from auth.mfa_factors where id = ${factorId}`;
}

/** The answer to a verified second factor: new tokens and the user. */
export async function sessionAnswer(
  { sql, claims, jwtExpiry }: SessionOptions,
  { userId, session }: Caller,
  refreshToken: string,
): Promise<Response> {
  const expires = Math.floor(Date.now() / 1000) + jwtExpiry;
  return json(200, {
    access_token: await claims.issue(userId, session.id, expires),
    token_type: 'bearer',
    expires_in: jwtExpiry,
    expires_at: expires,
    refresh_token: refreshToken,
    user: await readUser(sql, claims, userId),
  });
}

/** The account as GoTrue answers it, without secrets; undefined if there is none. */
export async function readUser(
  sql: postgres.Sql,
  claims: AuthClaims,
  userId: string,
): Promise<Record<string, unknown> | undefined> {
  const [user] = await sql<Record<string, unknown>[]>`
    select id, aud, role, coalesce(email, '') as email, coalesce(phone, '') as phone,
      raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, created_at, updated_at,
      email_confirmed_at, confirmed_at, last_sign_in_at, is_anonymous,
      array(select jsonb_build_object('identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
          'identity_data', i.identity_data, 'provider', i.provider, 'email', i.email,
          'created_at', i.created_at, 'updated_at', i.updated_at)
        from auth.identities i where i.user_id = u.id order by i.created_at) as identities
    from auth.users u where id = ${userId}`;
  return user && { ...user, factors: await claims.factors(userId) };
}
