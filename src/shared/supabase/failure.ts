import { DataError, detailsOf } from './errors.ts';

/**
 * Meaning of a failed call.
 * - unreachable: no answer, or an unreadable one. The backend may have done the work.
 * - busy: too many requests (hint `limit`), a database that has done nothing (`later`), or a fault of the backend,
 *   which may have done the work. The same call may succeed later.
 * - denied: the right is missing, or the session has ended.
 * - gone: the named row does not exist.
 * - field: a value breaks a rule; `hint` names the argument or column.
 * - refused: `hint` is the reason; `taken` or `broken` if a constraint refused it.
 * - invalid: the call itself is wrong, such as one of an older page. A retry is useless.
 */
export type Failure = {
  kind: 'unreachable' | 'busy' | 'denied' | 'gone' | 'field' | 'refused' | 'invalid';
  hint: string;
  /** A sentence for people; '' if there is none. */
  message: string;
  details: Record<string, unknown>;
};

/** Hints of the constraints that a row may break, by SQLSTATE. */
const constraints: ReadonlyMap<string, string> = new Map([
  ['23505', 'taken'], // unique_violation
  ['23514', 'broken'], // check_violation
]);

function hintOf({ code, hint }: DataError): string {
  if (code === 'PT503') return 'later';
  return code.startsWith('PT') ? hint : (constraints.get(code) ?? '');
}

function kindOf({ code, status }: DataError): Failure['kind'] {
  if (status === 0) return 'unreachable';
  if (code === 'PT429' || status === 429 || status >= 500) return 'busy';
  if (code === '42501' || status === 401) return 'denied';
  // The backend has a code for each: this is half an answer, or the page of something on the way to it.
  if (code === '') return 'unreachable';
  if (status === 403) return 'denied';
  if (code === 'PT404') return 'gone';
  if (code === 'PT422') return 'field';
  return code === 'PT409' || constraints.has(code) ? 'refused' : 'invalid';
}

/** Reads what a call has thrown. */
export function failureOf(error: unknown): Failure {
  // Not an answer at all: the network, a timeout, a chunk that did not load.
  if (!(error instanceof DataError))
    return { kind: 'unreachable', hint: '', message: '', details: {} };
  const { code, status } = error;
  const isLimit = code === 'PT429' || status === 429;
  // Only these codes are raised with sentences for people.
  const isOurs = code.startsWith('PT');
  return {
    kind: kindOf(error),
    hint: isLimit ? 'limit' : hintOf(error),
    message: isOurs ? error.message : '',
    details: detailsOf(error.details),
  };
}

/** Why a call failed, for people: the backend's sentence, or `otherwise`. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return failureOf(error).message || otherwise;
}
