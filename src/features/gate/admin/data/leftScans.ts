import type { Answer } from './answers.ts';
import { failureOf } from '@/shared/supabase/failure.ts';
import type { GateCalls } from './calls.ts';
import { KEPT_MS } from './endedShift.ts';
import type { GateStore } from './gateStore.ts';
import { waitingScans } from './waitingScans.ts';

/** Outcome for the scans that earlier shifts left on this phone. */
export type LeftScans = {
  sent: number;
  /** Refused afterwards, though they were let in. */
  conflicts: readonly Answer[];
  /** Removed: their shift was ended by the owner or no longer exists, or their account did not sign in again in time. */
  lost: number;
  /** Still here: no connection. */
  waiting: number;
  /** Still here: another account made them, which alone can send them. */
  foreign: number;
};

type Store = Pick<GateStore, 'queue' | 'put' | 'remove' | 'lease'>;
type Calls = Pick<GateCalls, 'push' | 'undo'>;

/** Sends what one shift has left on this phone. @returns what was refused. @throws DataError. */
export async function sendShift(shift: string, user: string, calls: Calls, store: Store) {
  const refused: Answer[] = [];
  const owner = { user, shift: { id: shift, night_id: '' } };
  await waitingScans(owner, calls, store, () => {}).send(async ({ answer }) => {
    if (answer.result !== 'admitted') refused.push(answer);
  });
  return refused;
}

/**
 * Sends the scans of ended shifts that the server has not answered. They contain only the hash of a code, and the
 * server accepts scans made before the end of their shift.
 * @param user undefined if nobody is signed in; nothing is sent then.
 */
export async function sendLeftScans(
  user: string | undefined,
  calls: Calls,
  store: Store,
): Promise<LeftScans> {
  const all = await store.queue();
  const old = all.filter(({ at }) => Date.now() - Date.parse(at) > KEPT_MS);
  for (const { id } of old) await store.remove(id);
  const scans = all.filter((scan) => !old.includes(scan));
  const own = scans.filter((scan) => scan.user === user);
  const left: LeftScans = {
    sent: 0,
    conflicts: [],
    lost: old.length,
    waiting: 0,
    foreign: scans.length - own.length,
  };
  for (const shift of new Set(own.map((scan) => scan.shift))) {
    const scansOfIt = own.filter((scan) => scan.shift === shift);
    try {
      const refused = await sendShift(shift, user ?? '', calls, store);
      left.sent += scansOfIt.length;
      left.conflicts = [...left.conflicts, ...refused];
    } catch (error) {
      const { kind, hint } = failureOf(error);
      const isLost = kind === 'gone' || hint === 'revoked';
      if (isLost) for (const { id } of scansOfIt) await store.remove(id);
      left[isLost ? 'lost' : 'waiting'] += scansOfIt.length;
    }
  }
  return left;
}
