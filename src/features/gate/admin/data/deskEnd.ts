import { DataError } from '@/shared/supabase/errors.ts';
import { failureOf } from '@/shared/supabase/failure.ts';
import type { GateCount } from './answers.ts';
import { type GateCalls, isUnanswered } from './calls.ts';
import type { DeskStates } from './deskState.ts';
import { endedOf, keepEnded, unsentOf } from './endedShift.ts';
import type { GateStore, KeptShift } from './gateStore.ts';
import type { listKeeper } from './listKeeper.ts';
import type { ownScans } from './ownScans.ts';
import type { ServerClock } from './serverClock.ts';
import type { WaitingScans } from './waitingScans.ts';

type Needs = {
  kept: KeptShift;
  calls: Pick<GateCalls, 'noteEnd'>;
  store: Pick<GateStore, 'shift' | 'keepShift' | 'wipe'>;
  clock: ServerClock;
  state: DeskStates;
  list: Pick<ReturnType<typeof listKeeper>, 'drop'>;
  own: Pick<ReturnType<typeof ownScans>, 'drop'>;
  queue: Pick<WaitingScans, 'all'>;
};

/** The end of a shift on this phone: nothing that can be read stays, except the unsent scans without their codes. */
export function deskEnd({ kept, calls, store, clock, state, list, own, queue }: Needs) {
  /** The server has refused the account: nothing is judged until it accepts it again. */
  let isBarred = false;
  /** The shift as the server last described it: its end may have moved. */
  const latest = (): KeptShift => {
    const { id, kind, gate, night_id, ends_at, account } = state.get().shift ?? kept.shift;
    const shift = { id, kind, gate, night_id, ends_at, ...(account && { account }) };
    return { ...kept, shift, ...clock.keep() };
  };

  const close = async () => {
    list.drop();
    own.drop();
    state.set({ isOver: true, verdict: undefined, isJudging: false, last: [] });
    await store.wipe().catch(console.warn);
  };
  /** @param why as the server has said, which then knows that this phone has stopped. */
  const end = async (why?: 'revoked' | 'over') => {
    if (state.get().isOver) return;
    const ended = endedOf(latest(), queue.all(), clock.now(), why);
    keepEnded(ended);
    state.set({ ended });
    await close();
  };
  /** Asks whether the owner or the account's end has ended it, and ends it then. @throws DataError */
  const learn = async (): Promise<boolean> => {
    const why = await calls.noteEnd(kept.shift.id, unsentOf(queue.all()));
    if (why) await end(why);
    return why !== undefined;
  };
  return {
    isBarred: () => isBarred,
    isOver: () => state.get().isOver || clock.past() >= Date.parse(latest().shift.ends_at),
    /** Ends it as it was closed here. */
    close,
    /** Ends it here; the server is told and asked why by `useShiftEnd`. */
    end: async () => end(),
    /** Notes that the server accepts this shift. */
    goOn: async (shift: GateCount) => {
      if (state.get().isOver) return;
      isBarred = false;
      state.set({ isOnline: true, isRefused: false, shift });
      await store.keepShift(latest()).catch(console.warn);
    },
    /** Keeps the time for the next page: the phone's clock may have been set. */
    keepTime: async () => {
      try {
        const { shift } = (await store.shift()) ?? {};
        if (shift?.id === kept.shift.id && !state.get().isOver) await store.keepShift(latest());
      } catch (error) {
        console.warn('The gate could not keep the time', error);
      }
    },
    /** Handles a call that has failed. */
    fail: async (error: unknown) => {
      const failure = failureOf(error);
      if (failure.kind === 'denied') {
        // 401: a token that could not be renewed, which says nothing of the account.
        isBarred ||= error instanceof DataError && error.status === 403;
        try {
          await learn();
        } catch (unheard) {
          console.warn('The gate could not ask whether its shift has ended', unheard);
        }
        if (!state.get().isOver) state.set({ isRefused: true });
      }
      if (failure.kind === 'gone' || failure.hint === 'revoked') await end();
      if (isUnanswered(failure)) state.set({ isOnline: false });
      return failure;
    },
  };
}
