import { DataError } from '@/shared/supabase/errors.ts';
import type { Answer } from './data/answers.ts';

/** The row's version has changed since it was read. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/**
 * The row as an update wrote it that named the version it began from: `.eq('version', version).select().maybeSingle()`.
 * @throws ConflictError where no row has that version any more. DataError where the database refuses.
 */
export function savedRow<T>({ data, error, status }: Answer<T>): T {
  if (error) throw new DataError(error, status);
  if (data === null) throw new ConflictError('Another version has been saved meanwhile.');
  return data;
}
