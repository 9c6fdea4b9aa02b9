import { forget, recall, store, storedName } from '@/shared/lib/storage.ts';

/**
 * What the page knows of the outbox without its code: a mark in the browser's storage, and two things to listen for.
 * Whether something waits costs one look at `localStorage`; only then is IndexedDB opened.
 */
const MARK = 'enquiry-waiting';

/** Marks that something waits. @returns false where the browser keeps nothing: nobody would find it again. */
export function markWaiting(): boolean {
  return store(MARK, true);
}

/** Takes the mark away. */
export function unmarkWaiting(): void {
  forget(MARK);
}

/** Whether an enquiry waits on this device. */
export function somethingWaits(): boolean {
  return recall(MARK) !== null;
}

/** kept: one more waits. changed: the outbox holds something else. delivered: it arrived later. returned: it is the draft again. */
type Signal = 'kept' | 'changed' | 'delivered' | 'returned';

const signals = new EventTarget();

/** Tells all tabs that the outbox holds something else. The mark's new time is what other tabs hear of. */
export function notifyChanged(): void {
  if (somethingWaits()) markWaiting();
  notify('changed');
}

/** Calls back whenever any tab changed the outbox. @returns a function that ends it. */
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

/** Tells this tab what happened to an enquiry. */
export function notify(signal: Signal, id = ''): void {
  signals.dispatchEvent(new CustomEvent(signal, { detail: id }));
}

/** Calls back with the enquiry's id whenever it happens. @returns a function that ends it. */
export function onSignal(signal: Signal, listener: (id: string) => void): () => void {
  const heard = (event: Event) => {
    if (event instanceof CustomEvent) listener(String(event.detail));
  };
  signals.addEventListener(signal, heard);
  return () => signals.removeEventListener(signal, heard);
}
