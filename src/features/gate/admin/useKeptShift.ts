import { useEffect, useEffectEvent, useState } from 'react';
import { endedOf, type EndedShift } from './data/endedShift.ts';
import { gateStore, type KeptShift } from './data/gateStore.ts';

type Account = {
  /** Id of the account; undefined if nobody is signed in. */
  user: string | undefined;
  /** The server cannot be reached, so it is unknown who is signed in. */
  isUnknown: boolean;
  /** A stored shift was removed. */
  onEnded: (ended: EndedShift) => void;
};
type Kept = { state: 'loading' | 'read'; kept: KeptShift | undefined };

const serverNow = ({ ahead }: KeptShift) => Date.now() + ahead;
const isOver = (kept: KeptShift) => serverNow(kept) > Date.parse(kept.shift.ends_at);

/**
 * The shift that is open on this phone. A stored shift that has ended, or that belongs to another account, is removed.
 */
export function useKeptShift({ user, isUnknown, onEnded }: Account) {
  const [shift, setShift] = useState<Kept>({ state: 'loading', kept: undefined });
  const end = useEffectEvent(async (kept: KeptShift) => {
    onEnded(endedOf(kept, await gateStore.queue(), serverNow(kept)));
    await gateStore.wipe();
  });
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const kept = await gateStore.shift();
      const isOwn = isUnknown || kept?.user === user;
      if (kept && (!isOwn || isOver(kept))) await end(kept);
      return kept && isOwn && !isOver(kept) ? kept : undefined;
    };
    const read = async () => {
      const kept = await find().catch((error: unknown) => {
        console.warn('The gate could not read its shift', error);
      });
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
