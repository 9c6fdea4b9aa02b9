/**
 * What the app itself has to say. update: a new version is there; with `outdated` another service worker has taken over
 * already, and this page still runs the code of the release before. missing: a part could not be fetched.
 */
export type Notice =
  | { kind: 'update'; outdated: boolean; now: () => void; later: () => void }
  | { kind: 'missing' | 'offline' };

let shown: Notice | undefined;
const listeners = new Set<() => void>();

export function currentNotice(): Notice | undefined {
  return shown;
}

/** Shows a notice in place of the one before; undefined hides it. */
export function showNotice(notice: Notice | undefined): void {
  shown = notice;
  for (const listener of listeners) listener();
}

/** @returns a function that ends the subscription. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
