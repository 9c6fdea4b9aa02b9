import { useEffect, useState } from 'react';
import { useIsVisible } from './useIsVisible.ts';

/** none: the browser has no wake lock. refused: low battery, or a setting. */
export type WakeLockState = 'off' | 'held' | 'none' | 'refused';

const isSupported = () => typeof navigator !== 'undefined' && 'wakeLock' in navigator;

/** Keeps the screen on while `isWanted`; the browser ends it when the page is hidden, so it is requested again. */
export function useWakeLock(isWanted: boolean): WakeLockState {
  const [outcome, setOutcome] = useState<'off' | 'held' | 'refused'>('off');
  const isVisible = useIsVisible();
  useEffect(() => {
    if (!isWanted || !isVisible || !isSupported()) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const refuse = () => {
      if (!isOver) setOutcome('refused');
    };
    const request = async () => {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) {
        await lock.release();
        return;
      }
      setOutcome('held');
      // By itself on low battery.
      lock.addEventListener('release', refuse);
    };
    request().catch(refuse);
    return () => {
      isOver = true;
      void lock?.release();
      setOutcome('off');
    };
  }, [isWanted, isVisible]);
  return isWanted && !isSupported() ? 'none' : outcome;
}
