import {
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
} from '@supabase/supabase-js';
import { own } from '@/shared/lib/own.ts';

/** Why a step of signing in did not work, as far as a person may be told. */
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

/** Codes of the auth server that have words of their own; every other refusal gets the step's own words. */
const FAILURE_OF_CODE: Readonly<Record<string, SignInFailure>> = {
  over_request_rate_limit: 'rateLimited',
  over_email_send_rate_limit: 'rateLimited',
  mfa_verification_failed: 'code',
  mfa_challenge_expired: 'codeExpired',
  same_password: 'samePassword',
  reauthentication_needed: 'oldSession',
};

/**
 * Turns an error of the auth library into one of our failures.
 * @param otherwise what a plain refusal means at this step; for a sign-in always 'credentials', so that the
 * answer never tells whether the address, the password or the account's state was the reason.
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
