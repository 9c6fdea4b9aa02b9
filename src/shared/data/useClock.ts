import { useEffect, useState } from 'react';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
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
    timer = setTimeout(beat, beatMs - (serverNow() % beatMs));
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

const thisSecond = () => Math.floor(serverNow() / SECOND_MS) * SECOND_MS;

/**
 * What holds at this moment, by the server's time. The prerendered page and the first render say what held when the page was built. State,
 * not `useSyncExternalStore`: that throws away a page half made, and makes it anew in one long task, where time has
 * passed while React made it.
 * @param tell its `now` is in ms, cut to the second.
 * @param beat how often it is asked: at each full minute, as events begin and end, or each second for what a visitor
 * sees counting.
 */
export function useClock<T>(tell: (now: number) => T, beat: 'second' | 'minute' = 'minute'): T {
  const { builtAt } = useSnapshot();
  const hydrating = useHydrating();
  const [now, setNow] = useState(() => (hydrating ? Date.parse(builtAt) : thisSecond()));
  useEffect(() => {
    const update = () => setNow(thisSecond());
    update();
    return clocks[beat](update);
  }, [beat]);
  return tell(now);
}
