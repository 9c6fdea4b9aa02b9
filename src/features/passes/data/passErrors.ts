import { DataError } from '@/shared/supabase/errors.ts';
import type { Challenge } from './proofOfWork.ts';

/**
 * Why a call failed. busy: the database, the network or the limits; the same call may succeed later. price: `total` in paise.
 * sold_out: `full` are ids of nights and kinds, `openNights` of nights with places.
 */
export type Refusal =
  | { kind: 'busy'; isLimit: boolean; message: string }
  | { kind: 'price'; total: number }
  | { kind: 'sold_out'; full: readonly string[]; openNights: readonly string[] }
  | { kind: 'field'; field: string; message: string }
  | { kind: 'gone' }
  | { kind: 'refused'; hint: string; message: string };

/** JSON of an error's details; empty if it is none. */
function detailsOf({ details }: DataError): Record<string, unknown> {
  try {
    return Object(JSON.parse(details));
  } catch {
    return {};
  }
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The proof of work that a call was refused for. */
export function challengeOf(error: unknown): Challenge | undefined {
  if (!(error instanceof DataError) || error.hint !== 'work') return undefined;
  const { challenge, bits, iterations } = detailsOf(error);
  return { challenge: String(challenge), bits: Number(bits), iterations: Number(iterations) };
}

/** Reads what a call has thrown. */
export function refusalOf(error: unknown): Refusal {
  // No answer at all: network, timeout, a chunk that did not load.
  if (!(error instanceof DataError)) return { kind: 'busy', isLimit: false, message: '' };
  const { code, status, hint, message } = error;
  if (code === 'PT429' || status === 429) return { kind: 'busy', isLimit: true, message };
  if (code === 'PT422') return { kind: 'field', field: hint, message };
  if (code === 'PT404') return { kind: 'gone' };
  if (code !== 'PT409') return { kind: 'busy', isLimit: false, message: '' };
  const details = detailsOf(error);
  if (hint === 'sold_out')
    return {
      kind: 'sold_out',
      full: texts(details['full']),
      openNights: texts(details['open_nights']),
    };
  if (hint === 'price') return { kind: 'price', total: Number(details['total_paise']) };
  return { kind: 'refused', hint, message };
}

/** Tries after the first one. */
export const RETRIES = 3;
const FIRST_MS = 1000;

/** Pause before a retry, ms: doubled each time, with jitter, so that a crowd does not come back at once. @param random 0 to 1. */
export function pauseBefore(retry: number, random: number): number {
  return FIRST_MS * 2 ** (retry - 1) * (0.5 + random);
}

const sleep = async (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Repeats a call while the backend is busy or does not answer.
 * @param request must be safe to repeat: the same id each time. @param onRetry called before each pause.
 * @throws the last error, or the first that repeating cannot mend.
 */
export async function persist<T>(
  request: () => Promise<T>,
  onRetry: (retry: number) => void,
  pause: (ms: number) => Promise<void> = sleep,
): Promise<T> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await request();
    } catch (error) {
      if (retry > RETRIES || refusalOf(error).kind !== 'busy' || !navigator.onLine) throw error;
      onRetry(retry);
      await pause(pauseBefore(retry, Math.random()));
    }
  }
}
