/** PostgREST's error and its HTTP status (0: no response). */
export type ErrorBody = {
  code?: string;
  message: string;
  details?: string | null;
  hint?: string | null;
};

/** JSON of an error's details, which are those of a refusal; empty if it is none. */
export function detailsOf(details: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(details));
  } catch {
    return {};
  }
}

/** A failed call to the backend. `code` is the SQLSTATE or the API's own code, '' without a response. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly code: string;
  readonly status: number;
  readonly details: string;
  readonly hint: string;

  constructor(failure: ErrorBody, status = 0) {
    super(failure.message);
    this.code = failure.code ?? '';
    this.status = status;
    this.details = failure.details ?? '';
    this.hint = failure.hint ?? '';
  }
}

/**
 * Returns the data of a Supabase response.
 * @throws DataError on an error response.
 */
export function dataOf<T>(answer: {
  data: T;
  error: ErrorBody | null;
  status: number;
}): NonNullable<T> {
  if (answer.error) throw new DataError(answer.error, answer.status);
  if (answer.data === null || answer.data === undefined) {
    throw new DataError({ message: 'The backend answered without data.' }, answer.status);
  }
  return answer.data;
}

/** The row of a procedure that answers one. @throws DataError where it answers none. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new DataError({ message: 'The backend answered without data.' });
  return row;
}

/** For calls without data. @throws DataError on an error response. */
export function succeed({ error, status }: { error: ErrorBody | null; status: number }): void {
  if (error) throw new DataError(error, status);
}
