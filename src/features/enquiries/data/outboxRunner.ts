import { deliver } from './enquiryQueries.ts';
import { flush, isDue, isWorthTrying, nextDue, type Waiting } from './outbox.ts';
import { markWaiting, onChanged, notify, notifyChanged, unmarkWaiting } from './outboxSignal.ts';
import { outboxStore as store } from './outboxStore.ts';

/** Name of the Web Lock and of the BroadcastChannel. */
const NAME = 'mandap:outbox';
/** Minimum interval between checks, ms: another tab may be sending, or may have been closed while sending. */
const LOOK_AGAIN_MS = 2000;

/** Channel for delivered ids; missing in old browsers. */
let tabs: BroadcastChannel | undefined;

type Which = Parameters<typeof flush>[1];

/** Sends under the lock. @returns delivered ids; undefined if another tab holds the lock. */
async function flushAlone(which: Which, isPatient: boolean): Promise<string[] | undefined> {
  const flushNow = async () => flush({ store, deliver, now: Date.now, random: Math.random }, which);
  // Without locks (old browsers, plain http) the id alone ensures that an enquiry is stored once.
  if (!('locks' in navigator)) return flushNow();
  return navigator.locks.request(NAME, { ifAvailable: !isPatient }, async (lock) =>
    lock ? flushNow() : undefined,
  );
}

/** Lists queued enquiries, oldest first, and updates the mark. @throws if IndexedDB cannot be read. */
export async function listWaiting(): Promise<Waiting[]> {
  const all = await store.all();
  if (all.length > 0) return all.toSorted((a, b) => a.savedAt - b.savedAt);
  unmarkWaiting();
  // Another tab may have queued one since the line above.
  if ((await store.all()).length > 0) markWaiting();
  return all;
}

/**
 * Queues an enquiry on this device until it is delivered.
 * @throws if storing failed; nothing is left then.
 */
export async function enqueueEnquiry(waiting: Waiting): Promise<void> {
  await store.put(waiting);
  if (!markWaiting()) {
    await store.remove(waiting.id);
    throw new Error('The browser keeps no mark that an enquiry waits.');
  }
  notify('kept', waiting.id);
  notifyChanged();
}

/** Removes an enquiry from the outbox, unsent. @throws if IndexedDB cannot be written. */
export async function dropEnquiry(id: string): Promise<void> {
  await store.remove(id);
  notifyChanged();
}

function failed(error: unknown): void {
  console.warn('The outbox could not be read.', error);
}

async function send(which: Which, isPatient: boolean): Promise<void> {
  const delivered = await flushAlone(which, isPatient);
  if (!delivered) return;
  for (const id of delivered) {
    notify('delivered', id);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
    tabs?.postMessage(id);
  }
  notifyChanged();
}

/** Sends one enquiry on the visitor's request, regardless of age and earlier rejections. */
export async function sendNow(id: string): Promise<void> {
  await send((waiting) => waiting.id === id, true);
}

/**
 * Sends queued enquiries while the page is open: at once, when the connection is back, when the page is shown, and by
 * backoff. Deliveries, also by other tabs, fire `onSignal('delivered')`.
 * @param onList called with the queue after each change in any tab.
 * @returns a function that stops it.
 */
export function runOutbox(onList: (all: Waiting[]) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const list = async () => {
    const all = await listWaiting();
    if (signal.aborted) return;
    onList(all);
    clearTimeout(timer);
    const due = nextDue(all, Date.now());
    // Offline: wait for the 'online' event.
    if (due === undefined || !navigator.onLine) return;
    timer = setTimeout(attempt, Math.max(due - Date.now(), LOOK_AGAIN_MS), isDue);
  };
  const round = async (which: Which) => {
    if (navigator.onLine) await send(which, false);
    await list();
  };
  function attempt(which: Which): void {
    round(which).catch(failed);
  }
  const occasion = () => attempt(isWorthTrying);

  if ('BroadcastChannel' in window) {
    tabs = new BroadcastChannel(NAME);
    tabs.addEventListener('message', ({ data }) => notify('delivered', String(data)), { signal });
  }
  window.addEventListener('online', occasion, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') occasion();
    },
    { signal },
  );
  const stopHearing = onChanged(() => void list().catch(failed));
  list().catch(failed);
  occasion();
  return () => {
    ending.abort();
    tabs?.close();
    tabs = undefined;
    stopHearing();
    clearTimeout(timer);
  };
}
