import {
  isAuthApiError,
  isAuthRetryableFetchError,
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
  | 'linkExpired'
  | 'weakPassword'
  | 'leakedPassword'
  | 'samePassword'
  | 'currentPassword'
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
  same_password: 'samePassword',
  current_password_required: 'currentPassword',
  current_password_invalid: 'currentPassword',
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
  if (!isAuthApiError(error)) return error instanceof TypeError ? 'unreachable' : otherwise;
  if (error.status === 429) return 'rateLimited';
  if (error.status >= 500) return 'unreachable';
  return own(FAILURE_OF_CODE, error.code ?? '') ?? otherwise;
}
