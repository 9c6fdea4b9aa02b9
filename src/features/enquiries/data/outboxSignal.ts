import { forget, recall, store, storedName } from '@/shared/lib/storage.ts';

/**
 * State of the outbox without its code: a mark in localStorage, and two events. IndexedDB is only opened if the mark is
 * set.
 */
const MARK = 'enquiry-waiting';

/** Sets the mark. @returns false if storing failed: the enquiry would never be found again. */
export function markWaiting(): boolean {
  return store(MARK, true);
}

/** Removes the mark. */
export function unmarkWaiting(): void {
  forget(MARK);
}

/** Whether an enquiry is queued on this device. */
export function somethingWaits(): boolean {
  return recall(MARK) !== null;
}

/**
 * kept: an enquiry was queued. changed: the outbox has changed. delivered: a queued one was sent. returned: one was
 * turned back into the draft.
 */
type Signal = 'kept' | 'changed' | 'delivered' | 'returned';

const signals = new EventTarget();

/** Notifies all tabs of a changed outbox. Other tabs see the mark's new timestamp. */
export function notifyChanged(): void {
  if (somethingWaits()) markWaiting();
  notify('changed');
}

/** Calls back on changes of the outbox in any tab. @returns a function that unsubscribes. */
export function onChanged(listener: () => void): () => void {
  const inOtherTab = ({ key }: StorageEvent) => {
    if (key === storedName(MARK)) listener();
  };
  window.addEventListener('storage', inOtherTab);
  const stop = onSignal('changed', listener);
  return () => {
    window.removeEventListener('storage', inOtherTab);
    stop();
  };
}

/** Notifies this tab of an enquiry's signal. */
export function notify(signal: Signal, id = ''): void {
  signals.dispatchEvent(new CustomEvent(signal, { detail: id }));
}

/** Calls back with the enquiry's id on a signal. @returns a function that unsubscribes. */
export function onSignal(signal: Signal, listener: (id: string) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(String(event.detail));
  };
  signals.addEventListener(signal, onEvent);
  return () => signals.removeEventListener(signal, onEvent);
}
