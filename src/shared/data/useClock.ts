import { useEffect, useState } from 'react';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
import { useSnapshot } from './snapshot.tsx';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** One shared timer per interval; stopped without listeners or in a hidden tab. */
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
 * Returns a value derived from the server's time; at prerendering and hydration, from the build time.
 * State instead of `useSyncExternalStore`, which discards a render in progress and redoes it in one long task.
 * @param onTick computes the value; its `now` is in ms, truncated to the second.
 * @param beat how often it is called.
 */
export function useClock<T>(onTick: (now: number) => T, beat: 'second' | 'minute' = 'minute'): T {
  const { builtAt } = useSnapshot();
  const hydrating = useHydrating();
  const [now, setNow] = useState(() => (hydrating ? Date.parse(builtAt) : thisSecond()));
  useEffect(() => {
    const update = () => setNow(thisSecond());
    update();
    return clocks[beat](update);
  }, [beat]);
  return onTick(now);
}
