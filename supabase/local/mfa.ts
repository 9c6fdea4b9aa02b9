import QR from 'qrcode';
import { parseUrl } from '../../src/shared/lib/safeLink.ts';
import type { Caller, SessionOptions } from './auth-session.ts';
import {
  authError,
  deleteFactor,
  findCaller,
  raiseSession,
  sessionAnswer,
} from './auth-session.ts';
import { asText, json, readJson } from './http.ts';
import { answerRecoveryCodes, isLastBesideCodes, lockUser } from './recovery-codes.ts';
import { inTransaction } from './sessions.ts';
import { newSecret, otpauthUri, stepOf } from './totp.ts';

interface StoredFactor {
  id: string;
  status: string;
  factor_type: string;
  secret: string;
}

const PATH =
  /^\/auth\/v1\/factors(?:\/([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}))?(?:\/(challenge|verify))?$/;
const CODES_PATH = /^\/auth\/v1\/factors\/recovery-codes(?:\/(verify|regenerate))?$/;
/** Maximum factors per account, as hosted. */
const MOST_FACTORS = 10;

/** Handles /auth/v1/factors*: TOTP and recovery codes as in hosted Supabase, which lite lacks. */
export function createMfa(options: SessionOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const codes = CODES_PATH.exec(pathname);
    const match = PATH.exec(pathname);
    if (!match && !codes) return authError(404, 'not_found', 'Not found');
    const caller = await findCaller(options, request);
    if (caller instanceof Response) return caller;
    const body = request.method === 'POST' ? await readJson(request) : {};
    if (codes)
      return answerRecoveryCodes(options, caller, `${request.method} ${codes[1] ?? ''}`, body);
    const [, factorId, action] = match ?? [];
    if (!factorId) return enroll(options, caller, body);

    const [factor] = await options.sql<StoredFactor[]>`
      select id, status, factor_type, secret from auth.mfa_factors
      where id = ${factorId} and user_id = ${caller.userId}`;
    if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found');
    if (request.method === 'DELETE') return unenroll(options, caller, factor);
    if (action && factor.factor_type !== 'totp')
      return authError(400, 'validation_failed', 'factor_type needs to be totp');
    if (action === 'challenge') return challenge(options, factor);
    if (action === 'verify') return verify(options, caller, factor, body);
    return authError(404, 'not_found', 'Not found');
  };
}

async function enroll(
  { sql, claims, issuer }: SessionOptions,
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

async function unenroll(
  { sql }: SessionOptions,
  { session, userId }: Caller,
  factor: StoredFactor,
): Promise<Response> {
  if (factor.factor_type === 'recovery_code') {
    const message =
      'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes';
    return authError(422, 'validation_failed', message);
  }
  if (factor.status === 'verified' && session.aal !== 'aal2') {
    return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  return inTransaction(sql, async (tx) => {
    await lockUser(tx, userId);
    if (factor.status === 'verified' && (await isLastBesideCodes(tx, userId, factor.id))) {
      const message =
        'Recovery codes cannot be the only verified factor. ' +
        'Enroll another factor or delete the recovery codes first.';
      return authError(422, 'mfa_recovery_codes_sole_factor', message);
    }
    await deleteFactor(tx, factor.id);
    return json(200, { id: factor.id });
  });
}

/** Lifetime of a challenge in seconds, as hosted. */
const CHALLENGE_LIFE = 300;

async function challenge({ sql }: SessionOptions, factor: StoredFactor): Promise<Response> {
  const [row] = await sql<{ id: string }[]>`
    insert into auth.mfa_challenges (factor_id) values (${factor.id}) returning id`;
  const expires = Math.floor(Date.now() / 1000) + CHALLENGE_LIFE;
  return json(200, { id: row?.id, type: 'totp', expires_at: expires });
}

async function verify(
  options: SessionOptions,
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
  const raised = await spendChallenge(options, caller, factor, open.id, step);
  if (raised instanceof Response) return raised;
  await options.claims.addMethod(caller.session.id, 'totp');
  return sessionAnswer(options, caller, raised);
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
 * Spends a challenge and raises the session.
 * @returns the new refresh token, or an error if the challenge was already answered or the code already used:
 * a code must not work twice (RFC 6238, 5.2).
 */
async function spendChallenge(
  { sql }: SessionOptions,
  caller: Caller,
  factor: StoredFactor,
  challengeId: string,
  step: number,
): Promise<string | Response> {
  return inTransaction(sql, async (tx) => {
    const used = await tx`update auth.mfa_challenges set verified_at = now()
      where id = ${challengeId} and verified_at is null`;
    if (used.count === 0) return expired();
    const fresh = await tx`update auth.mfa_factors set status = 'verified', updated_at = now(),
      last_challenged_at = now(), last_step = ${step}
      where id = ${factor.id} and coalesce(last_step, 0) < ${step}`;
    if (fresh.count === 0) return wrongCode();
    await tx`delete from auth.mfa_factors where user_id = ${caller.userId} and status = 'unverified'`;
    return raiseSession(tx, caller, factor.id);
  });
}
