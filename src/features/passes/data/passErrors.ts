import { failureOf } from '@/shared/supabase/failure.ts';
import type { Challenge } from './proofOfWork.ts';

/**
 * Why a call failed. busy: the database, the network or a rate limit; the same call may succeed later. price: `total`
 * is in paise. sold_out: `full` has the ids of nights and kinds, `openNights` those of nights with places.
 */
export type Refusal =
  | { kind: 'busy'; isLimit: boolean; message: string }
  | { kind: 'price'; total: number }
  | { kind: 'sold_out'; full: readonly string[]; openNights: readonly string[] }
  | { kind: 'field'; field: string; message: string }
  | { kind: 'gone' }
  | { kind: 'refused'; hint: string; message: string };

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The proof of work that a call was refused for. */
export function challengeOf(error: unknown): Challenge | undefined {
  const { hint, details } = failureOf(error);
  if (hint !== 'work') return undefined;
  const { challenge, bits, iterations } = details;
  return { challenge: String(challenge), bits: Number(bits), iterations: Number(iterations) };
}

/** Reads what a call has thrown. */
export function refusalOf(error: unknown): Refusal {
  const { kind, hint, message, details } = failureOf(error);
  switch (kind) {
    case 'unreachable':
    case 'busy':
    case 'denied':
    case 'invalid':
      return { kind: 'busy', isLimit: hint === 'limit', message: hint === 'limit' ? message : '' };
    case 'gone':
      return { kind };
    case 'field':
      return { kind, field: hint, message };
    case 'refused':
      break;
  }
  if (hint === 'price') return { kind: 'price', total: Number(details['total_paise']) };
  if (hint !== 'sold_out') return { kind, hint, message };
  return {
    kind: 'sold_out',
    full: texts(details['full']),
    openNights: texts(details['open_nights']),
  };
}

/** Tries after the first one. */
export const RETRIES = 3;
const FIRST_MS = 1000;

/**
 * Pause before a retry, ms: doubled each time, with jitter, so that a crowd does not retry at the same moment.
 * @param random 0 to 1.
 */
export function pauseBefore(retry: number, random: number): number {
  return FIRST_MS * 2 ** (retry - 1) * (0.5 + random);
}

const sleep = async (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Repeats a call while the backend is busy or does not answer.
 * @param request must be safe to repeat: the same id each time.
 * @param onRetry called before each pause.
 * @throws the last error, or the first that a retry cannot fix.
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
