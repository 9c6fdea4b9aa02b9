/**
 * What the corner for notices of the app itself shows; one at a time. `outdated`: another service worker has taken
 * over already, and this page still runs the code of the release before.
 */
export type Notice = 'update' | 'outdated' | 'missing' | 'offline' | undefined;

let shown: Notice;
const listeners = new Set<() => void>();

export function currentNotice(): Notice {
  return shown;
}

/** Shows a notice in place of the one before; undefined hides it. */
export function showNotice(notice: Notice): void {
  shown = notice;
  for (const listener of listeners) listener();
}

/** @returns a function that ends the subscription. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
