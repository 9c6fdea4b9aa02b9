import { useEffect, useEffectEvent, useState } from 'react';
import type { EndedShift } from './data/endedShift.ts';
import type { KeptShift } from './data/gateStore.ts';
import { type Account, resumeShift } from './data/resumeShift.ts';

type Kept = { state: 'loading' | 'read'; kept: KeptShift | undefined };

/**
 * The shift that is open on this phone.
 * @param onEnded called if a stored shift was removed.
 */
export function useKeptShift({
  user,
  isUnknown,
  onEnded,
}: Account & { onEnded: (ended: EndedShift) => void }) {
  const [shift, setShift] = useState<Kept>({ state: 'loading', kept: undefined });
  const end = useEffectEvent(onEnded);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const { kept, ended } = await resumeShift({ user, isUnknown }).catch((error: unknown) => {
        console.warn('The gate could not read its shift', error);
        return { kept: undefined, ended: undefined };
      });
      if (ended) end(ended);
      // If the browser stores nothing, the shift in memory continues.
      if (!isGone)
        setShift((now) => ({ state: 'read', kept: kept ?? (user ? now.kept : undefined) }));
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [user, isUnknown]);
  return { ...shift, set: (kept: KeptShift | undefined) => setShift({ state: 'read', kept }) };
}
