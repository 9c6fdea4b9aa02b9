import { useSyncExternalStore } from 'react';
import { useSnapshot } from './snapshot.tsx';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** One timer for all that wait for the same beat; none while nobody does, or in a hidden tab. */
function clock(beatMs: number): (listener: () => void) => () => void {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (listeners.size === 0 || document.hidden) return;
    timer = setTimeout(beat, beatMs - (Date.now() % beatMs));
  };
  function beat(): void {
    for (const listener of listeners) listener();
    wait();
  }
  return (listener) => {
    if (listeners.size === 0) document.addEventListener('visibilitychange', beat);
    listeners.add(listener);
    wait();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) document.removeEventListener('visibilitychange', beat);
      wait();
    };
  };
}

const clocks = { second: clock(SECOND_MS), minute: clock(MINUTE_MS) };

/**
 * What holds at this moment; the component renders again only when that changes. The prerendered page and the first
 * render say what held when the page was built.
 * @param tell must answer with a plain value. Its `now` is in ms, cut to the second.
 * @param beat how often it is asked: at each full minute, as events begin and end, or each second for what a visitor
 * sees counting.
 */
export function useClock<T extends string | number | boolean>(
  tell: (now: number) => T,
  beat: 'second' | 'minute' = 'minute',
): T {
  const { builtAt } = useSnapshot();
  return useSyncExternalStore(
    clocks[beat],
    () => tell(Math.floor(Date.now() / SECOND_MS) * SECOND_MS),
    () => tell(Date.parse(builtAt)),
  );
}
