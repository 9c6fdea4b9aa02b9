import { callsOf, type GateCalls } from './calls.ts';
import { endedOf, type EndedShift } from './endedShift.ts';
import { gateStore, type GateStore, type KeptShift } from './gateStore.ts';
import { createServerClock, type ServerClock } from './serverClock.ts';

/** Who has opened the page, as far as it is known. */
export type Account = {
  /** Id of the account; undefined if nobody is signed in. */
  user: string | undefined;
  /** The server cannot be reached, so it is unknown who is signed in. */
  isUnknown: boolean;
};

/**
 * The stored shift, if it goes on. One that has ended, or that belongs to another account, is removed. The phone's
 * clock alone ends none, as it may have been set since: the server is asked, or else the time that was seen counts.
 */
export async function resumeShift(
  { user, isUnknown }: Account,
  store: Pick<GateStore, 'shift' | 'queue' | 'wipe'> = gateStore,
  callsWith: (clock: ServerClock) => Pick<GateCalls, 'count'> = callsOf,
): Promise<{ kept?: KeptShift; ended?: EndedShift }> {
  const kept = await store.shift();
  if (!kept) return {};
  const isOwn = isUnknown || kept.user === user;
  let end = Date.parse(kept.shift.ends_at);
  const clock = createServerClock(kept, end);
  if (isOwn && !isUnknown && Date.now() + kept.ahead >= end) {
    try {
      end = Date.parse((await callsWith(clock).count(kept.shift.id)).ends_at);
    } catch (error) {
      console.warn('The gate could not ask whether its shift goes on', error);
    }
  }
  if (isOwn && clock.past() < end) return { kept: { ...kept, ...clock.keep() } };
  const ended = endedOf(kept, await store.queue(), clock.now());
  await store.wipe();
  return { ended };
}
