import { enquiryText } from '@/content/en/enquiry.ts';
import type { EnquiryValues } from './enquiry.ts';
import { fieldRefusal, isFinal, isLimited } from './enquiryErrors.ts';
import { type EnquiryRow, fillTime } from './enquiryQueries.ts';

/** After this time a queued enquiry is no longer sent without asking, ms. */
export const SILENT_MS = 7 * 86_400_000;
/** Backoff with full jitter: at most `first`, then doubled up to `cap`, ms. */
const BACKOFF_MS = { first: 4000, cap: 60_000, least: 1000 };
/** Wait after a 429, ms: the database counts enquiries per network over ten minutes. */
const LIMITED_MS = { least: 60_000, jitter: 240_000 };

/** A queued enquiry. Times are wall clock, ms. */
export type Waiting = {
  /** Created by the client and the row's primary key, so that it is stored once. */
  id: string;
  row: EnquiryRow;
  /** Form values, in case the enquiry is rejected. */
  values: EnquiryValues;
  openedAt: number;
  savedAt: number;
  attempts: number;
  nextTryAt: number;
  /** Set after a 429: only waiting helps. */
  isLimited: boolean;
  /** Set after a rejection: not sent any more until the visitor decides. */
  refusal: { field: string | null; message: string } | null;
};

/** Type guard for stored entries, which users can edit. */
export function isWaiting(entry: unknown): entry is Waiting {
  const { id, row, values, refusal, ...rest }: Record<string, unknown> = Object(entry);
  const { openedAt, savedAt, attempts, nextTryAt } = rest;
  return (
    typeof id === 'string' &&
    Object(row).id === id &&
    typeof Object(row).message === 'string' &&
    Object(values) === values &&
    (refusal === null || typeof Object(refusal).message === 'string') &&
    [openedAt, savedAt, attempts, nextTryAt].every(Number.isFinite) &&
    typeof rest['isLimited'] === 'boolean'
  );
}

/** Storage of queued enquiries. Any call may reject: private window, full disk. */
export type OutboxStore = {
  all: () => Promise<Waiting[]>;
  get: (id: string) => Promise<Waiting | undefined>;
  put: (waiting: Waiting) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

type Sender = {
  store: OutboxStore;
  deliver: (row: EnquiryRow) => Promise<void>;
  now: () => number;
  /** 0 to 1, as Math.random. */
  random: () => number;
};

/** Whether it is too old to be sent without the visitor's confirmation. */
export function isStale(waiting: Waiting, now: number): boolean {
  return now - waiting.savedAt >= SILENT_MS;
}

function isOpen(waiting: Waiting, now: number): boolean {
  return !waiting.refusal && !isStale(waiting, now);
}

/** Whether it is due by the backoff. */
export function isDue(waiting: Waiting, now: number): boolean {
  return isOpen(waiting, now) && waiting.nextTryAt <= now;
}

/** Whether to try it on an event: page opened, page shown or connection back. */
export function isWorthTrying(waiting: Waiting, now: number): boolean {
  return isOpen(waiting, now) && (!waiting.isLimited || waiting.nextTryAt <= now);
}

/** When the next entry is due; undefined without one. */
export function nextDue(all: readonly Waiting[], now: number): number | undefined {
  const times = all.filter((one) => isOpen(one, now)).map(({ nextTryAt }) => nextTryAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** The entry after a failed try: with the next try, or the rejection. */
export function afterFailure(
  waiting: Waiting,
  error: unknown,
  now: number,
  random: number,
): Waiting {
  const attempts = waiting.attempts + 1;
  if (isFinal(error)) {
    const refusal = fieldRefusal(error) ?? { field: null, message: enquiryText.waiting.refused };
    return { ...waiting, attempts, refusal };
  }
  const limited = isLimited(error);
  const span = Math.min(BACKOFF_MS.cap, BACKOFF_MS.first * 2 ** (attempts - 1));
  const wait = limited
    ? LIMITED_MS.least + random * LIMITED_MS.jitter
    : Math.max(BACKOFF_MS.least, random * span);
  return { ...waiting, attempts, isLimited: limited, nextTryAt: now + wait };
}

/** The row to send now: `fill_ms` includes the time in the queue (event dates have that much grace). */
function rowNow({ row, openedAt }: Waiting, now: number): EnquiryRow {
  // A clock set back must not make a person look like a bot.
  return { ...row, fill_ms: fillTime(Math.max(row.fill_ms ?? 0, now - openedAt)) };
}

/**
 * Sends queued enquiries, oldest first, each once. Run it in one tab at a time (Web Lock).
 * @param wanted selects entries.
 * @returns delivered ids, removed from the store.
 * @throws if the store does.
 */
export async function flush(
  { store, deliver, now, random }: Sender,
  wanted: (waiting: Waiting, now: number) => boolean,
): Promise<string[]> {
  const delivered: string[] = [];
  const found = await store.all();
  for (const { id } of found.toSorted((a, b) => a.savedAt - b.savedAt)) {
    // Read again: the visitor may have deleted it while another one was sent.
    const waiting = await store.get(id);
    if (!waiting || !wanted(waiting, now())) continue;
    try {
      await deliver(rowNow(waiting, now()));
    } catch (error) {
      console.warn('An enquiry that waits could not be sent.', error);
      const failed = afterFailure(waiting, error, now(), random());
      if (await store.get(id)) await store.put(failed);
      // Offline or server down: the others would fail as well; they are tried in the next round.
      if (!failed.refusal) break;
      continue;
    }
    await store.remove(id);
    delivered.push(id);
  }
  return delivered;
}
