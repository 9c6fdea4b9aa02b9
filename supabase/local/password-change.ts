import bcrypt from 'bcryptjs';
import type postgres from 'postgres';
import { authError, type Caller } from './auth-session.ts';
import type { ProjectConfig } from './config.ts';
import { asText, json } from './http.ts';

export interface PasswordRules {
  sql: postgres.Sql;
  config: Pick<
    ProjectConfig,
    'minimumPasswordLength' | 'securePasswordChange' | 'requireCurrentPassword' | 'otpExpiry'
  >;
}

/** Age from which a session needs a mailed code to change the password, ms, as hosted. */
const OLD_SESSION = 24 * 60 * 60_000;

/** The refusal of a password that is too short, or null. */
export function weakPassword(password: string, least: number): Response | null {
  if (Array.from(password).length >= least) return null;
  const message = `Password should be at least ${least} characters.`;
  return json(422, {
    code: 'weak_password',
    error_code: 'weak_password',
    msg: message,
    message,
    weak_password: { reasons: ['length'] },
  });
}

/**
 * What hosted Auth checks before a password is changed and lite does not: the mailed code of an old session, and the
 * current password. A session of a reset link is exempt from the latter: its owner has forgotten it.
 * @returns the refusal, or null. The code is spent even if the current password is wrong, as hosted.
 */
export async function refusePasswordChange(
  rules: PasswordRules,
  caller: Caller,
  body: Record<string, unknown>,
): Promise<Response | null> {
  const { config } = rules;
  const weak = weakPassword(asText(body['password']) ?? '', config.minimumPasswordLength);
  if (weak) return weak;
  if (
    config.securePasswordChange &&
    caller.session.created_at.getTime() < Date.now() - OLD_SESSION
  ) {
    const nonce = asText(body['nonce']);
    if (!nonce) {
      const message = 'Password update requires reauthentication';
      return authError(400, 'reauthentication_needed', message);
    }
    if (!(await spendNonce(rules, caller, nonce))) {
      const message = 'Nonce has expired or is invalid';
      return authError(422, 'reauthentication_not_valid', message);
    }
  }
  return refuseCurrent(rules, caller, asText(body['current_password']));
}

async function spendNonce({ sql, config }: PasswordRules, caller: Caller, nonce: string) {
  const spent = await sql`
    update auth.users set reauthentication_token = null, reauthentication_sent_at = null
    where id = ${caller.userId} and reauthentication_token = encode(sha256(
        convert_to(lower(email) || ${nonce}::text, 'UTF8')), 'hex')
      and reauthentication_sent_at > now() - ${config.otpExpiry}::int * interval '1 s'`;
  return spent.count > 0;
}

async function refuseCurrent(
  { sql, config }: PasswordRules,
  { userId, session }: Caller,
  current: string | undefined,
): Promise<Response | null> {
  const [user] = await sql<{ hash: string | null; recovering: boolean }[]>`
    select encrypted_password as hash, exists (select 1 from auth.mfa_amr_claims c
      where c.session_id = ${session.id} and c.authentication_method = 'otp') as recovering
    from auth.users where id = ${userId}`;
  if (!user?.hash || user.recovering) return null;
  const message = 'Current password required when setting new password.';
  if (!current)
    return config.requireCurrentPassword
      ? authError(400, 'current_password_required', message)
      : null;
  // oxlint-disable-next-line import/no-named-as-default-member -- as in auth-rules.ts
  if (await bcrypt.compare(current, user.hash)) return null;
  return authError(400, 'current_password_invalid', message);
}
