import { useEffect, useEffectEvent } from 'react';

/** Calls `onBeat` every `ms` while the tab is visible, and when it is shown again. @param ms null: never. */
export function useEvery(ms: number | null, onBeat: () => void): void {
  const beat = useEffectEvent(onBeat);
  useEffect(() => {
    if (ms === null) return undefined;
    const look = () => {
      if (!document.hidden) beat();
    };
    const timer = setInterval(look, ms);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ms]);
}
