import type { Enquiry, EnquiryValues } from './enquiry.ts';
import { isFinal } from './enquiryErrors.ts';
import { bookingRow, deliver, type EnquiryOrigin } from './enquiryQueries.ts';
import { withTimeout } from '@/shared/lib/withTimeout.ts';
import { afterFailure, type Waiting } from './outbox.ts';

/** For the outbox's code and the browser's database together. The code came with the form; a dead line must not hang. */
const KEEP_TIMEOUT_MS = 6000;

/**
 * What became of an enquiry. kept: it waits on this device, and `error` is why the try failed (undefined where there was
 * no connection to try). failed: it was refused, or could neither be sent nor kept.
 */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'kept'; waiting: Waiting; error: unknown }
  | { kind: 'failed'; error: unknown };

async function tryOnce(row: Waiting['row']): Promise<unknown> {
  try {
    await deliver(row);
    return undefined;
  } catch (error) {
    return error;
  }
}

/**
 * Sends an enquiry, or keeps it for later where only the connection or the server's state stood in the way.
 * @param values what was typed, should it come back.
 */
export async function sendOrKeep(
  enquiry: Enquiry,
  origin: EnquiryOrigin,
  values: EnquiryValues,
): Promise<Outcome> {
  const row = bookingRow(enquiry, origin);
  const hasLine = navigator.onLine;
  const error = hasLine ? await tryOnce(row) : undefined;
  if (hasLine && error === undefined) return { kind: 'sent' };
  if (isFinal(error)) return { kind: 'failed', error };

  const now = Date.now();
  const fresh: Waiting = {
    id: row.id,
    row,
    values,
    openedAt: now - origin.fillMs,
    savedAt: now,
    attempts: 0,
    nextTryAt: now,
    isLimited: false,
    refusal: null,
  };
  const waiting = hasLine ? afterFailure(fresh, error, now, Math.random()) : fresh;
  try {
    await withTimeout(keep(waiting), KEEP_TIMEOUT_MS);
    return { kind: 'kept', waiting, error };
  } catch (keepError) {
    console.warn('The enquiry could not be kept on this device.', keepError);
    return { kind: 'failed', error: error ?? keepError };
  }
}

async function keep(waiting: Waiting): Promise<void> {
  const { keepEnquiry } = await loadOutbox();
  await keepEnquiry(waiting);
}

/** Fetches the outbox's chunk ahead of the first enquiry. */
export async function loadOutbox() {
  return import('./outboxRunner.ts');
}
