/** What PostgREST says of a failed call, and the HTTP status it came with (0: no answer at all). */
type Failure = { code?: string; message: string; details?: string | null; hint?: string | null };

/** A call to the backend that failed. `code` is the SQLSTATE or the API's own code, '' without an answer. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly code: string;
  readonly status: number;
  readonly details: string;
  readonly hint: string;

  constructor(failure: Failure, status = 0) {
    super(failure.message);
    this.code = failure.code ?? '';
    this.status = status;
    this.details = failure.details ?? '';
    this.hint = failure.hint ?? '';
  }
}

/**
 * The data of a Supabase answer.
 * @throws DataError where the answer holds an error.
 */
export function dataOf<T>(answer: {
  data: T;
  error: Failure | null;
  status: number;
}): NonNullable<T> {
  if (answer.error) throw new DataError(answer.error, answer.status);
  if (answer.data === null || answer.data === undefined) {
    throw new DataError({ message: 'The backend answered without data.' }, answer.status);
  }
  return answer.data;
}

/** For a call that answers with nothing. @throws DataError where the answer holds an error. */
export function succeed({ error, status }: { error: Failure | null; status: number }): void {
  if (error) throw new DataError(error, status);
}
