import { deliver } from './enquiryQueries.ts';
import { flush, isDue, isWorthTrying, nextDue, type Waiting } from './outbox.ts';
import { markWaiting, onChanged, notify, notifyChanged, unmarkWaiting } from './outboxSignal.ts';
import { outboxStore as store } from './outboxStore.ts';

/** The lock that only one tab can hold, and the channel between the tabs. */
const NAME = 'mandap:outbox';
/** Between two looks at least: another tab may be sending, or may have been closed while it was. */
const LOOK_AGAIN_MS = 2000;

/** Where the tabs of this browser tell each other what has arrived; old browsers lack it. */
let tabs: BroadcastChannel | undefined;

type Which = Parameters<typeof flush>[1];

/** Sends while no other tab does. @returns the ids delivered; undefined where another tab is at it. */
async function flushAlone(which: Which, isPatient: boolean): Promise<string[] | undefined> {
  const flushNow = async () => flush({ store, deliver, now: Date.now, random: Math.random }, which);
  // Old browsers and plain http have no locks: there the id alone sees to it that the enquiry is stored once.
  if (!('locks' in navigator)) return flushNow();
  return navigator.locks.request(NAME, { ifAvailable: !isPatient }, async (lock) =>
    lock ? flushNow() : undefined,
  );
}

/** What waits, oldest first. The mark follows it. @throws where the browser's database cannot be read. */
export async function listWaiting(): Promise<Waiting[]> {
  const all = await store.all();
  if (all.length > 0) return all.toSorted((a, b) => a.savedAt - b.savedAt);
  unmarkWaiting();
  // Another tab may have kept one between the two lines above.
  if ((await store.all()).length > 0) markWaiting();
  return all;
}

/**
 * Keeps an enquiry on this device until it is delivered.
 * @throws where the browser keeps nothing; then nothing of it stays.
 */
export async function keepEnquiry(waiting: Waiting): Promise<void> {
  await store.put(waiting);
  if (!markWaiting()) {
    await store.remove(waiting.id);
    throw new Error('The browser keeps no mark that an enquiry waits.');
  }
  notify('kept', waiting.id);
  notifyChanged();
}

/** Takes an enquiry out of the outbox, unsent. @throws where the browser's database cannot be written. */
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
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin takes none
    tabs?.postMessage(id);
  }
  notifyChanged();
}

/** Sends one enquiry because its visitor says so, however old it is and whatever was said before. */
export async function sendNow(id: string): Promise<void> {
  await send((waiting) => waiting.id === id, true);
}

/**
 * Sends what waits for as long as the page is open: now, when the connection comes back, when the page comes into view, and
 * by backoff. Deliveries, those of other tabs too, are told by `onSignal('delivered')`.
 * @param onList told what still waits, after each change in any tab.
 * @returns a function that ends it.
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
    // Without a connection only its return helps, and that is told.
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
