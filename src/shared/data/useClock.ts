import { useSyncExternalStore } from 'react';
import { useSnapshot } from './snapshot.tsx';

const TICK_MS = 1000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all that count on a page; none while nobody does. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    if (!document.hidden) for (const tell of listeners) tell();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * What holds at this second; the component renders again only when that changes. The prerendered page and the first
 * render say what held when the page was built.
 * @param tell must answer with a plain value. Its `now` is in ms, cut to the second.
 */
export function useClock<T extends string | number | boolean>(tell: (now: number) => T): T {
  const { builtAt } = useSnapshot();
  return useSyncExternalStore(
    subscribe,
    () => tell(Math.floor(Date.now() / TICK_MS) * TICK_MS),
    () => tell(Date.parse(builtAt)),
  );
}
