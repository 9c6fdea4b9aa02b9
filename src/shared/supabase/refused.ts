import { DataError, detailsOf, type ErrorBody } from './errors.ts';
import type { RefusalValues } from './refusalWords.ts';

/** Longest wait for the words, ms. */
const WORDS_MS = 2000;

/**
 * A refusal in the site's words, which are loaded only now; the backend's English sentence if they fail to load.
 * @param values the values of the refusal, with its code.
 */
export async function wordsOf(values: RefusalValues, message: string): Promise<string> {
  const words = import('./refusalWords.ts').then(({ inWords }) => inWords(values, message));
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, WORDS_MS, message);
  });
  return Promise.race([words, late]).catch(() => message);
}

/** The error of a refused call, in the site's words. */
export async function refused(error: ErrorBody, status: number): Promise<DataError> {
  const values = detailsOf(error.details ?? '');
  // Never displayed: a proof of work is requested, and a crowd would load the words for it.
  const isRead = 'code' in values && error.hint !== 'work';
  const message = isRead ? await wordsOf(values, error.message) : error.message;
  return new DataError({ ...error, message }, status);
}
