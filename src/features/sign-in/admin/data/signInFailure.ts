import {
  type AuthError,
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from '@supabase/supabase-js';
import { own } from '@/shared/lib/own.ts';

/** Failures of a sign-in step, as far as they may be shown. */
export type SignInFailure =
  | 'credentials'
  | 'rateLimited'
  | 'unreachable'
  | 'code'
  | 'codeExpired'
  | 'noFactor'
  | 'recoveryCode'
  | 'recoveryLocked'
  | 'noRecovery'
  | 'sessionEnded'
  | 'linkExpired'
  | 'weakPassword'
  | 'leakedPassword'
  | 'samePassword'
  | 'currentPassword'
  | 'currentNeeded'
  | 'mailCode'
  | 'mailNotChanged'
  | 'oldSession'
  | 'passwordNotSaved';

export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** Codes of the auth server with their own message; all others use the step's. */
const FAILURE_OF_CODE: Readonly<Record<string, SignInFailure>> = {
  over_request_rate_limit: 'rateLimited',
  over_email_send_rate_limit: 'rateLimited',
  mfa_verification_failed: 'code',
  mfa_challenge_expired: 'codeExpired',
  mfa_recovery_codes_locked: 'recoveryLocked',
  mfa_recovery_codes_verify_not_enabled: 'noRecovery',
  current_password_invalid: 'currentPassword',
  current_password_required: 'currentNeeded',
  reauthentication_not_valid: 'mailCode',
  same_password: 'samePassword',
  reauthentication_needed: 'oldSession',
};

/**
 * Maps an error of the auth library to a failure.
 * @param otherwise failure for other errors of this step; for a sign-in always 'credentials', so that the response does
 * not reveal whether address, password or account state was the reason.
 */
export function failureOf(error: unknown, otherwise: SignInFailure): SignInFailure {
  if (isAuthRetryableFetchError(error)) return 'unreachable';
  if (isAuthWeakPasswordError(error)) {
    return error.reasons.includes('pwned') ? 'leakedPassword' : 'weakPassword';
  }
  if (isAuthSessionMissingError(error)) return 'sessionEnded';
  if (!isAuthApiError(error)) return error instanceof TypeError ? 'unreachable' : otherwise;
  const known = own(FAILURE_OF_CODE, error.code ?? '');
  if (known) return known;
  if (error.status === 429) return 'rateLimited';
  return error.status >= 500 ? 'unreachable' : otherwise;
}

/** Whether the project's auth service has no recovery codes: an older one takes the address for a factor's. */
export function isUnsupported(error: AuthError): boolean {
  if (error.code === 'mfa_recovery_codes_enroll_not_enabled') return true;
  const isUnknown = error.status === 404 || error.status === 405;
  return isUnknown && error.code !== 'mfa_factor_not_found';
}
