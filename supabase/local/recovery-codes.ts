import { createHash, randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import type { Caller, SessionOptions } from './auth-session.ts';
import { authError, deleteFactor, raiseSession, sessionAnswer } from './auth-session.ts';
import { asText, json } from './http.ts';
import { inTransaction } from './sessions.ts';

// GoTrue's defaults; a hosted project may have others.
const CODES = 10;
const CODE_LENGTH = 16;
const MOST_FAILURES = 5;
const LOCK_MINUTES = 15;
const NAME = 'Recovery codes';

/** 32 characters, five bits each; no 0, 1, l and o, which are misread on paper. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';

type Body = Record<string, unknown>;

/**
 * Handles /auth/v1/factors/recovery-codes*: one set of single-use codes an account, as hosted Supabase since GoTrue
 * 2.197.
 * @param action method and last part of the path, such as 'POST verify'.
 */
export async function answerRecoveryCodes(
  options: SessionOptions,
  caller: Caller,
  action: string,
  body: Body,
): Promise<Response> {
  if (action === 'GET ') return status(options, caller);
  if (action === 'POST verify') return verify(options, caller, asText(body['code']) ?? '');
  if (!OF_AAL2.has(action)) return authError(404, 'not_found', 'Not found');
  if (caller.session.aal !== 'aal2')
    return authError(403, 'insufficient_aal', 'AAL2 required to change recovery codes');
  return inTransaction(options.sql, async (tx) => {
    await lockUser(tx, caller.userId);
    if (action === 'POST ') return generate(tx, caller, body);
    return action === 'DELETE ' ? unenroll(tx, caller) : regenerate(tx, caller);
  });
}

const OF_AAL2 = new Set(['POST ', 'POST regenerate', 'DELETE ']);

/** One change of an account's factors at a time: recovery codes must never be the only one. */
export async function lockUser(tx: postgres.ISql, userId: string): Promise<void> {
  await tx`select 1 from auth.users where id = ${userId} for no key update`;
}

/** Whether the account has recovery codes and this is its only other verified factor (GoTrue pull request 2787). */
export async function isLastBesideCodes(
  tx: postgres.ISql,
  userId: string,
  factorId: string,
): Promise<boolean> {
  const [row] = await tx<{ last: boolean }[]>`
    select coalesce(bool_or(factor_type = 'recovery_code'), false)
      and not coalesce(bool_or(factor_type <> 'recovery_code' and id <> ${factorId}), false) as last
    from auth.mfa_factors where user_id = ${userId} and status = 'verified'`;
  return row?.last ?? false;
}

interface CodeSet {
  id: string;
  factor_id: string;
  friendly_name: string;
  failures: number;
  locked: boolean;
  remaining: number;
  total: number;
}

async function findSet(sql: postgres.ISql, userId: string): Promise<CodeSet | undefined> {
  const [found] = await sql<CodeSet[]>`
    select s.id, s.mfa_factor_id as factor_id, f.friendly_name,
      coalesce(s.verification_locked_until > now(), false) as locked,
      case when s.verification_locked_until <= now() then 0 else s.failed_verification_count end as failures,
      (select count(*) from auth.mfa_recovery_codes c where c.mfa_recovery_code_set_id = s.id)::int as total,
      (select count(*) from auth.mfa_recovery_codes c
        where c.mfa_recovery_code_set_id = s.id and c.consumed_at is null)::int as remaining
    from auth.mfa_recovery_code_sets s join auth.mfa_factors f on f.id = s.mfa_factor_id
    where s.user_id = ${userId}`;
  return found;
}

async function status({ sql }: SessionOptions, { userId }: Caller): Promise<Response> {
  const set = await findSet(sql, userId);
  if (!set) return notEnrolled();
  const { factor_id: id, total, remaining } = set;
  return json(200, { id, type: 'recovery_code', total, remaining });
}

function notEnrolled(): Response {
  return authError(404, 'mfa_factor_not_found', 'The user has not enrolled recovery codes');
}

async function generate(tx: postgres.ISql, { userId }: Caller, body: Body): Promise<Response> {
  const name = asText(body['friendly_name']) || NAME;
  const owned = await tx<{ friendly_name: string | null; factor_type: string; status: string }[]>`
    select friendly_name, factor_type, status from auth.mfa_factors where user_id = ${userId}`;
  if (owned.some((factor) => factor.factor_type === 'recovery_code')) {
    const message = 'Recovery codes are already enrolled for this user, use regenerate';
    return authError(422, 'mfa_verified_factor_exists', message);
  }
  if (owned.some((factor) => factor.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    return authError(422, 'mfa_factor_name_conflict', message);
  }
  if (!owned.some((factor) => factor.status === 'verified')) {
    const message = 'At least one other verified factor is required to generate recovery codes';
    return authError(422, 'mfa_recovery_codes_sole_factor', message);
  }
  const [set] = await tx<{ id: string; factor_id: string }[]>`
    with factor as (
      insert into auth.mfa_factors (user_id, friendly_name, factor_type, status)
      values (${userId}, ${name}, 'recovery_code', 'verified') returning id)
    insert into auth.mfa_recovery_code_sets (user_id, mfa_factor_id)
    select ${userId}, id from factor returning id, mfa_factor_id as factor_id`;
  return answerNew(tx, set?.id ?? '', set?.factor_id ?? '', name);
}

async function regenerate(tx: postgres.ISql, { userId }: Caller): Promise<Response> {
  const set = await findSet(tx, userId);
  if (!set) return notEnrolled();
  await tx`update auth.mfa_recovery_code_sets
    set failed_verification_count = 0, verification_locked_until = null, updated_at = now()
    where id = ${set.id}`;
  await tx`delete from auth.mfa_recovery_codes where mfa_recovery_code_set_id = ${set.id}`;
  return answerNew(tx, set.id, set.factor_id, set.friendly_name);
}

/** Stores a new set of codes and answers with them, the only time that they are readable. */
async function answerNew(tx: postgres.ISql, setId: string, factorId: string, name: string) {
  const codes = Array.from({ length: CODES }, newCode);
  await tx`
    insert into auth.mfa_recovery_codes (mfa_recovery_code_set_id, code_hash)
    select ${setId}, unnest(${codes.map(hashOf)}::text[])`;
  const type = 'recovery_code';
  return json(200, { id: factorId, type, friendly_name: name, total: codes.length, codes });
}

/** A code of 80 random bits: too many to guess its hash. */
function newCode(): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET[byte % 32]).join('');
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

async function unenroll(tx: postgres.ISql, { userId }: Caller): Promise<Response> {
  const set = await findSet(tx, userId);
  if (!set) return notEnrolled();
  await deleteFactor(tx, set.factor_id);
  return json(200, { id: set.factor_id });
}

async function verify(options: SessionOptions, caller: Caller, typed: string): Promise<Response> {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  if (!code) return authError(400, 'validation_failed', 'Code needs to be non-empty');
  const raised = await inTransaction(options.sql, (tx) => spend(tx, caller, code));
  if (raised instanceof Response) return raised;
  await options.claims.addMethod(caller.session.id, 'mfa/recovery_code');
  return sessionAnswer(options, caller, raised);
}

/** Spends a code and raises the session, or counts the failure. @returns the new refresh token, or the refusal. */
async function spend(tx: postgres.ISql, caller: Caller, code: string): Promise<string | Response> {
  // Attempts at the same time wait here: they would not see each other's failures.
  await tx`select 1 from auth.mfa_recovery_code_sets where user_id = ${caller.userId} for update`;
  const set = await findSet(tx, caller.userId);
  if (set?.locked) {
    const message = 'Too many failed verification attempts, try again later';
    return authError(429, 'mfa_recovery_codes_locked', message);
  }
  const wrong = authError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
  if (!set) return wrong;
  const spent = await tx`update auth.mfa_recovery_codes set consumed_at = now()
    where mfa_recovery_code_set_id = ${set.id} and code_hash = ${hashOf(code)} and consumed_at is null`;
  const failures = spent.count === 0 ? set.failures + 1 : 0;
  await tx`update auth.mfa_recovery_code_sets
    set failed_verification_count = ${failures}, updated_at = now(), verification_locked_until =
      case when ${failures >= MOST_FAILURES} then now() + ${LOCK_MINUTES}::int * interval '1 min' end
    where id = ${set.id}`;
  return spent.count === 0 ? wrong : raiseSession(tx, caller, set.factor_id);
}
