import { useEffect, useEffectEvent, useState } from 'react';
import { noteEnd } from './data/calls.ts';
import { type EndedShift, keepEnded, recallEnded } from './data/endedShift.ts';

const AGAIN_MS = 5000;

/**
 * How the last shift on this phone has ended, until somebody has read it. Asks the server why and tells it that this
 * phone has stopped, until it has answered: without an account, as that may be gone.
 */
export function useShiftEnd() {
  const [ended, setEnded] = useState(recallEnded);
  /** Read by somebody before the server was told. */
  const [isRead, setIsRead] = useState(false);
  const set = (next: EndedShift | undefined) => {
    keepEnded(next);
    setEnded(next);
  };
  const tell = useEffectEvent(async (about: EndedShift) => {
    try {
      const why = await noteEnd(about.shift, about);
      if (why) set(isRead ? undefined : { ...about, why, isTold: true });
      // Neither: signed out, or the end of a night.
      else if (isRead || about.why === 'unknown') set(undefined);
    } catch (error) {
      console.warn('The server does not know yet that this phone has stopped', error);
    }
  });
  useEffect(() => {
    if (!ended || ended.isTold) return undefined;
    const again = () => void tell(ended);
    again();
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [ended]);
  return {
    /** Undefined as long as it is unknown whether it is more than a sign-out. */
    ended: isRead || ended?.why === 'unknown' ? undefined : ended,
    note: (next: EndedShift) => {
      setIsRead(false);
      set(next);
    },
    leave: () => {
      if (ended?.isTold) set(undefined);
      else setIsRead(true);
    },
  };
}
