import { paths } from '@/shared/paths.ts';
import { getSupabase, makeProbe } from '@/shared/supabase/client.ts';
import { failureOf, SignInError } from './signInFailure.ts';

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

/**
 * Sets the signed-in account's password and ends its sessions on other devices.
 * @param current the current password; only a session of a reset link goes without.
 * @throws SignInError 'weakPassword', 'leakedPassword', 'samePassword', 'currentPassword', 'oldSession',
 * 'passwordNotSaved', 'unreachable'.
 */
export async function savePassword(password: string, current?: string): Promise<void> {
  const { auth } = getSupabase();
  const { error } = await auth.updateUser({
    password,
    ...(current !== undefined && { current_password: current }),
  });
  if (error) throw new SignInError(failureOf(error, 'passwordNotSaved'), error);
  const others = await auth.signOut({ scope: 'others' });
  if (others.error) console.warn('Other sessions could not be ended', others.error);
}

/**
 * Changes the signed-in account's password after checking the current one, and ends its other sessions.
 * @throws SignInError 'currentPassword', or as `savePassword`.
 */
export async function changePassword(current: string, password: string): Promise<void> {
  const { data } = await getSupabase().auth.getUser();
  // A separate session without storage: this one keeps its second factor.
  const probe = makeProbe();
  const { error } = await probe.signInWithPassword({
    email: data.user?.email ?? '',
    password: current,
  });
  if (error) throw new SignInError(failureOf(error, 'currentPassword'), error);
  await savePassword(password, current);
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
