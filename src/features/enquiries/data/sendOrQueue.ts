import type { Enquiry, EnquiryValues } from './enquiry.ts';
import { isFinal } from './enquiryErrors.ts';
import { bookingRow, deliver, type EnquiryOrigin } from './enquiryQueries.ts';
import { withTimeout } from '@/shared/lib/withTimeout.ts';
import { afterFailure, type Waiting } from './outbox.ts';

/** Timeout of queueing, including the chunk and IndexedDB, ms: a dead connection must not hang. */
const QUEUE_TIMEOUT_MS = 6000;

/**
 * Outcome of a submission. kept: queued on this device; `error` is why the try failed (undefined if offline). failed:
 * rejected, or neither sent nor queued.
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
 * Sends an enquiry, or queues it if only the connection or the server's state was the problem.
 * @param values form values, in case it is returned.
 */
export async function sendOrQueue(
  enquiry: Enquiry,
  origin: EnquiryOrigin,
  values: EnquiryValues,
): Promise<Outcome> {
  const row = bookingRow(enquiry, origin);
  const isOnline = navigator.onLine;
  const error = isOnline ? await tryOnce(row) : undefined;
  if (isOnline && error === undefined) return { kind: 'sent' };
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
  const waiting = isOnline ? afterFailure(fresh, error, now, Math.random()) : fresh;
  try {
    await withTimeout(enqueue(waiting), QUEUE_TIMEOUT_MS);
    return { kind: 'kept', waiting, error };
  } catch (queueError) {
    console.warn('The enquiry could not be kept on this device.', queueError);
    return { kind: 'failed', error: error ?? queueError };
  }
}

async function enqueue(waiting: Waiting): Promise<void> {
  const { enqueueEnquiry } = await loadOutbox();
  await enqueueEnquiry(waiting);
}

/** Prefetches the outbox's chunk. */
export async function loadOutbox() {
  return import('./outboxRunner.ts');
}
