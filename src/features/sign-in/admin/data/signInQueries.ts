import { paths } from '@/shared/paths.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { failureOf, isUnsupported, SignInError } from './signInFailure.ts';

export type Credentials = { email: string; password: string };

/**
 * Signs in with email and password; AuthProvider reacts to the session.
 * @throws SignInError 'credentials', 'rateLimited' or 'unreachable'.
 */
export async function signIn({ email, password }: Credentials): Promise<void> {
  const { error } = await getSupabase().auth.signInWithPassword({ email: email.trim(), password });
  if (error) throw new SignInError(failureOf(error, 'credentials'), error);
}

/**
 * Requests an email with a link to set a new password.
 * Any response counts as sent: an error (unknown address, one email a minute) would reveal whether the account exists.
 * @throws SignInError 'unreachable' without a response.
 */
export async function requestPasswordLink(email: string): Promise<void> {
  const redirectTo = new URL(paths.adminReset, window.location.origin).href;
  const { error } = await getSupabase().auth.resetPasswordForEmail(email.trim(), { redirectTo });
  if (error && failureOf(error, 'credentials') === 'unreachable') {
    throw new SignInError('unreachable', error);
  }
}

/**
 * Redeems the one-time `token_hash` of a password mail for a session.
 * @throws SignInError 'linkExpired', 'rateLimited' or 'unreachable'.
 */
export async function redeemPasswordLink(tokenHash: string): Promise<void> {
  const { error } = await getSupabase().auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
  if (error) throw new SignInError(failureOf(error, 'linkExpired'), error);
}

/** What Auth asks for beside a new password: nothing after a mailed link. */
type PasswordProof = { current_password?: string; nonce?: string };

/**
 * Sets the signed-in account's password and ends its sessions on other devices.
 * @throws SignInError 'weakPassword', 'leakedPassword', 'samePassword', 'currentPassword', 'currentNeeded',
 * 'oldSession', 'mailCode', 'passwordNotSaved', 'rateLimited', 'unreachable'.
 */
export async function savePassword(password: string, proof: PasswordProof = {}): Promise<void> {
  const { auth } = getSupabase();
  const { error } = await auth.updateUser({ password, ...proof });
  if (error) throw new SignInError(failureOf(error, 'passwordNotSaved'), error);
  const others = await auth.signOut({ scope: 'others' });
  if (others.error) console.warn('Other sessions could not be ended', others.error);
}

export type PasswordChange = { current: string; password: string; nonce: string };

/**
 * Changes the signed-in account's password by the present one, and ends its other sessions.
 * @param change `nonce` is the mailed code that an old session needs, else ''.
 * @throws SignInError as `savePassword`.
 */
export async function changePassword({ current, password, nonce }: PasswordChange): Promise<void> {
  await savePassword(password, { current_password: current, ...(nonce && { nonce }) });
}

/** Has a code mailed to the signed-in account, which an old session needs to change the password. @throws SignInError */
export async function mailCode(): Promise<void> {
  const { error } = await getSupabase().auth.reauthenticate();
  if (error) throw new SignInError(failureOf(error, 'mailCode'), error);
}

/** Whether this session still needs a code of its authenticator app, according to the server. */
export async function owesCode(): Promise<boolean> {
  const { auth } = getSupabase();
  const { data: session } = await auth.getSession();
  const { data, error } = await auth.mfa.getAuthenticatorAssuranceLevel(
    session.session?.access_token,
  );
  if (error) throw new SignInError(failureOf(error, 'passwordNotSaved'), error);
  return data.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
}

/**
 * Verifies a code of the authenticator app (TOTP), of any app if there are several.
 * @throws SignInError 'code', 'codeExpired', 'noFactor', 'rateLimited', 'unreachable'.
 */
export async function verifyCode(code: string): Promise<void> {
  const { auth } = getSupabase();
  const { data: user, error: userError } = await auth.getUser();
  if (userError) throw new SignInError(failureOf(userError, 'code'), userError);
  const factors = (user.user.factors ?? []).filter(
    (factor) => factor.factor_type === 'totp' && factor.status === 'verified',
  );
  let refusal = new SignInError('noFactor');
  for (const factor of factors) {
    const { error } = await auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    if (!error) return;
    refusal = new SignInError(failureOf(error, 'code'), error);
    if (refusal.failure !== 'code') break;
  }
  throw refusal;
}

/**
 * Spends a recovery code in place of the app's.
 * @throws SignInError 'recoveryCode', 'recoveryLocked', 'noRecovery', 'sessionEnded', 'rateLimited', 'unreachable'.
 */
export async function verifyRecoveryCode(code: string): Promise<void> {
  const { error } = await getSupabase().auth.mfa.recoveryCodes.verify({ code });
  if (!error) return;
  // The account has none, or the project's auth service does not know them.
  const isMissing = error.code === 'mfa_factor_not_found' || isUnsupported(error);
  const failure = isMissing ? 'noRecovery' : failureOf(error, 'recoveryCode');
  // The code of a wrong code is the same as the app's.
  throw new SignInError(failure === 'code' ? 'recoveryCode' : failure, error);
}
