import { randomBytes } from 'node:crypto';
import { parseUrl } from '../../src/shared/lib/safeLink.ts';
import type postgres from 'postgres';
import QR from 'qrcode';
import type { AuthClaims } from './auth-claims.ts';
import { asText, json, readJson } from './http.ts';
import { inTransaction } from './sessions.ts';
import type { Claims, Tokens } from './tokens.ts';
import { bearerOf } from './tokens.ts';
import { newSecret, otpauthUri, stepOf } from './totp.ts';

export interface MfaOptions {
  sql: postgres.Sql;
  tokens: Tokens;
  claims: AuthClaims;
  /** Lifetime of an access token, in seconds. */
  jwtExpiry: number;
  issuer: string;
}

interface Session {
  id: string;
  aal: string | null;
}

interface Caller {
  userId: string;
  email: string;
  session: Session;
}

interface StoredFactor {
  id: string;
  status: string;
  secret: string;
}

/** An error in GoTrue's format: supabase-js reads `code` (or the older `error_code`) and `message`. */
export function authError(status: number, code: string, message: string): Response {
  return json(status, { code, error_code: code, msg: message, message });
}

const PATH =
  /^\/auth\/v1\/factors(?:\/([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}))?(?:\/(challenge|verify))?$/;
/** Maximum factors per account, as hosted. */
const MOST_FACTORS = 10;

/** Handles /auth/v1/factors*: TOTP as in hosted Supabase, which lite lacks. */
export function createMfa(options: MfaOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const match = PATH.exec(new URL(request.url).pathname);
    if (!match) return authError(404, 'not_found', 'Not found');
    const caller = await findCaller(options, request);
    if (caller instanceof Response) return caller;
    const body = request.method === 'POST' ? await readJson(request) : {};
    const [, factorId, action] = match;
    if (!factorId) return enroll(options, caller, body);

    const [factor] = await options.sql<StoredFactor[]>`
      select id, status, secret from auth.mfa_factors
      where id = ${factorId} and user_id = ${caller.userId}`;
    if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found');
    if (request.method === 'DELETE') return unenroll(options, caller, factor);
    if (action === 'challenge') return challenge(options, factor);
    if (action === 'verify') return verify(options, caller, factor, body);
    return authError(404, 'not_found', 'Not found');
  };
}

async function findCaller(
  { sql, tokens }: MfaOptions,
  request: Request,
): Promise<Caller | Response> {
  let claims: Claims;
  try {
    claims = await tokens.verify(bearerOf(request));
  } catch {
    return authError(403, 'bad_jwt', 'invalid JWT');
  }
  const userId = claims.sub ?? '';
  const [session] = await sql<Session[]>`
    select id, aal from auth.sessions
    where id::text = ${asText(claims['session_id']) ?? ''} and user_id::text = ${userId}`;
  if (!session) {
    const message = 'Session from session_id claim in JWT does not exist';
    return authError(403, 'session_not_found', message);
  }
  return { userId, session, email: asText(claims['email']) ?? '' };
}

async function enroll(
  { sql, claims, issuer }: MfaOptions,
  { userId, email, session }: Caller,
  body: Record<string, unknown>,
): Promise<Response> {
  if (body['factor_type'] !== 'totp') {
    return authError(422, 'mfa_factor_type_not_supported', 'factor_type needs to be totp');
  }
  const owned = await claims.factors(userId);
  if (owned.some((factor) => factor.status === 'verified') && session.aal !== 'aal2') {
    return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  if (owned.length >= MOST_FACTORS) {
    const message = 'Maximum number of enrolled factors reached, unenroll to continue';
    return authError(422, 'too_many_enrolled_mfa_factors', message);
  }
  const name = asText(body['friendly_name']) ?? null;
  if (name && owned.some((factor) => factor.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    return authError(422, 'mfa_factor_name_conflict', message);
  }
  const secret = newSecret();
  const [factor] = await sql<{ id: string }[]>`
    insert into auth.mfa_factors (user_id, friendly_name, secret)
    values (${userId}, ${name}, ${secret}) returning id`;
  const uri = otpauthUri(secret, asText(body['issuer']) ?? parseUrl(issuer)?.hostname ?? '', email);
  const qrCode = await QR.toString(uri, { type: 'svg' });
  const totp = { qr_code: qrCode, secret, uri };
  return json(200, { id: factor?.id, type: 'totp', friendly_name: name, totp });
}

async function unenroll({ sql }: MfaOptions, { session, userId }: Caller, factor: StoredFactor) {
  if (factor.status === 'verified' && session.aal !== 'aal2') {
    return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await inTransaction(sql, async (tx) => {
    await tx`delete from auth.mfa_factors where id = ${factor.id}`;
    await tx`update auth.sessions set aal = 'aal1', factor_id = null
      where user_id = ${userId} and factor_id = ${factor.id}`;
  });
  return json(200, { id: factor.id });
}

/** Lifetime of a challenge in seconds, as hosted. */
const CHALLENGE_LIFE = 300;

async function challenge({ sql }: MfaOptions, factor: StoredFactor): Promise<Response> {
  const [row] = await sql<{ id: string }[]>`
    insert into auth.mfa_challenges (factor_id) values (${factor.id}) returning id`;
  const expires = Math.floor(Date.now() / 1000) + CHALLENGE_LIFE;
  return json(200, { id: row?.id, type: 'totp', expires_at: expires });
}

async function verify(
  options: MfaOptions,
  caller: Caller,
  factor: StoredFactor,
  body: Record<string, unknown>,
): Promise<Response> {
  const { sql } = options;
  const challengeId = asText(body['challenge_id']) ?? '';
  const [open] = await sql<{ id: string }[]>`
    select id from auth.mfa_challenges
    where id::text = ${challengeId} and factor_id = ${factor.id} and verified_at is null
      and created_at > now() - make_interval(secs => ${CHALLENGE_LIFE})`;
  if (!open) return expired();
  const step = stepOf(factor.secret, asText(body['code']) ?? '');
  if (step === null) return wrongCode();
  const raised = await raiseSession(options, caller, factor, open.id, step);
  return raised instanceof Response ? raised : sessionAnswer(options, caller, raised);
}

function wrongCode(): Response {
  return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
}

function expired(): Response {
  const message =
    'MFA challenge has expired, verify against another challenge or create a new challenge.';
  return authError(422, 'mfa_challenge_expired', message);
}

/**
 * Raises the session to aal2 and ends the user's aal1 sessions, as hosted, so that a stolen one becomes worthless.
 * @returns the new refresh token, or an error if the challenge was already answered or the code already used:
 * a code must not work twice (RFC 6238, 5.2).
 */
async function raiseSession(
  { sql, claims }: MfaOptions,
  { userId, session: { id: sessionId } }: Caller,
  factor: StoredFactor,
  challengeId: string,
  step: number,
): Promise<string | Response> {
  const refreshToken = randomBytes(18).toString('base64url');
  const refusal = await inTransaction(sql, async (tx) => {
    const used = await tx`update auth.mfa_challenges set verified_at = now()
      where id = ${challengeId} and verified_at is null`;
    if (used.count === 0) return expired();
    const fresh = await tx`update auth.mfa_factors set status = 'verified', updated_at = now(),
      last_challenged_at = now(), last_step = ${step}
      where id = ${factor.id} and coalesce(last_step, 0) < ${step}`;
    if (fresh.count === 0) return wrongCode();
    await tx`delete from auth.mfa_factors where user_id = ${userId} and status = 'unverified'`;
    await tx`update auth.sessions set aal = 'aal2', factor_id = ${factor.id}, updated_at = now()
      where id = ${sessionId}`;
    await tx`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}
      and coalesce(aal, 'aal1') = 'aal1'`;
    const [old] = await tx<{ token: string }[]>`
      update auth.refresh_tokens set revoked = true
      where session_id = ${sessionId} and not revoked returning token`;
    await tx`insert into auth.refresh_tokens (id, token, user_id, session_id, parent)
      values (gen_random_uuid()::text, ${refreshToken}, ${userId}, ${sessionId}, ${old?.token ?? null})`;
    return null;
  });
  if (refusal) return refusal;
  await claims.addMethod(sessionId, 'totp');
  return refreshToken;
}

async function sessionAnswer(
  { sql, claims, jwtExpiry }: MfaOptions,
  { userId, session: { id: sessionId } }: Caller,
  refreshToken: string,
): Promise<Response> {
  const expires = Math.floor(Date.now() / 1000) + jwtExpiry;
  const [user] = await sql`
    select id, aud, role, email, phone, raw_app_meta_data as app_metadata,
      raw_user_meta_data as user_metadata, created_at, updated_at, last_sign_in_at, is_anonymous
    from auth.users where id = ${userId}`;
  return json(200, {
    access_token: await claims.issue(userId, sessionId, expires),
    token_type: 'bearer',
    expires_in: jwtExpiry,
    expires_at: expires,
    refresh_token: refreshToken,
    user: { ...user, factors: await claims.factors(userId) },
  });
}
