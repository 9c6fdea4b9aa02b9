import { enquiryText } from '@/content/en/enquiry.ts';
import type { EnquiryValues } from './enquiry.ts';
import { fieldRefusal, isFinal, isLimited } from './enquiryErrors.ts';
import { type EnquiryRow, fillTime } from './enquiryQueries.ts';

/** How long an enquiry is sent by itself; after that its visitor is asked first. */
export const SILENT_MS = 7 * 86_400_000;
/** Between two tries, with full jitter: at most this at first, then double, up to the cap. */
const BACKOFF_MS = { first: 4000, cap: 60_000, least: 1000 };
/** The database counts enquiries per network over ten minutes. */
const LIMITED_MS = { least: 60_000, jitter: 240_000 };

/** An enquiry that could not be delivered yet. Times are milliseconds of the wall clock. */
export type Waiting = {
  /** Client-made, the row's primary key: whatever happens it is stored once. */
  id: string;
  row: EnquiryRow;
  /** What the visitor typed, for the form if the enquiry is refused. */
  values: EnquiryValues;
  openedAt: number;
  savedAt: number;
  attempts: number;
  nextTryAt: number;
  /** Too many came from this network: only waiting helps. */
  isLimited: boolean;
  /** The backend said no: nothing is sent any more, its visitor decides. */
  refusal: { field: string | null; message: string } | null;
};

/** Whether an entry of the browser's database is one of ours: anyone can edit it, and none may take the page down. */
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

/** Where waiting enquiries are kept. Each call may throw: a private window, a full disk. */
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

/** Whether it has waited so long that it is offered to its visitor instead of being sent silently. */
export function isStale(waiting: Waiting, now: number): boolean {
  return now - waiting.savedAt >= SILENT_MS;
}

function isOpen(waiting: Waiting, now: number): boolean {
  return !waiting.refusal && !isStale(waiting, now);
}

/** Whether its time has come by the backoff. */
export function isDue(waiting: Waiting, now: number): boolean {
  return isOpen(waiting, now) && waiting.nextTryAt <= now;
}

/** Whether it should be tried now that something changed: the page was opened, came into view or the connection is back. */
export function isWorthTrying(waiting: Waiting, now: number): boolean {
  return isOpen(waiting, now) && (!waiting.isLimited || waiting.nextTryAt <= now);
}

/** The next moment at which something is due by itself; undefined where nothing is. */
export function nextDue(all: readonly Waiting[], now: number): number | undefined {
  const times = all.filter((one) => isOpen(one, now)).map(({ nextTryAt }) => nextTryAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** The entry after a try that failed: when to try again, or why never. */
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

/** The row as it is sent now: the time since the form was opened counts the wait (event dates have that much grace). */
function rowNow({ row, openedAt }: Waiting, now: number): EnquiryRow {
  // A clock that was put back must not make a person look like a program.
  return { ...row, fill_ms: fillTime(Math.max(row.fill_ms ?? 0, now - openedAt)) };
}

/**
 * Sends what waits, oldest first, each once. Let only one tab at a time do it (a Web Lock).
 * @param wanted which of them.
 * @returns the ids that were delivered and are gone from the store.
 * @throws where the store does.
 */
export async function flush(
  { store, deliver, now, random }: Sender,
  wanted: (waiting: Waiting, now: number) => boolean,
): Promise<string[]> {
  const delivered: string[] = [];
  const found = await store.all();
  for (const { id } of found.toSorted((a, b) => a.savedAt - b.savedAt)) {
    // Read again: its visitor may have deleted it while another one was sent.
    const waiting = await store.get(id);
    if (!waiting || !wanted(waiting, now())) continue;
    try {
      await deliver(rowNow(waiting, now()));
    } catch (error) {
      console.warn('An enquiry that waits could not be sent.', error);
      const failed = afterFailure(waiting, error, now(), random());
      if (await store.get(id)) await store.put(failed);
      // Where the connection or the server is down the others would fail as well; their turn comes with the next round.
      if (!failed.refusal) break;
      continue;
    }
    await store.remove(id);
    delivered.push(id);
  }
  return delivered;
}
