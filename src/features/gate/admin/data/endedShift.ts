import * as v from 'valibot';
import { forget, recall, store } from '@/shared/lib/storage.ts';
import type { KeptShift, WaitingScan } from './gateStore.ts';

const unsentScans = v.object({
  /** People let in here of whom the server has not answered. */
  people: v.number(),
  /** Ids of those of their scans that it may know all the same. */
  sent: v.array(v.string()),
});
export type UnsentScans = v.InferOutput<typeof unsentScans>;

/** A shift that has ended on this phone and was not closed here, until that is told and read. No code, no name. */
const endedShift = v.object({
  shift: v.string(),
  user: v.string(),
  isHelper: v.boolean(),
  /** revoked: by the owner; over: with the rights of its account; unknown: until the server says. */
  why: v.picklist(['revoked', 'over', 'unknown']),
  ...unsentScans.entries,
  /** Whether the server knows that this phone has stopped. */
  isTold: v.boolean(),
});
export type EndedShift = v.InferOutput<typeof endedShift>;

const KEY = 'gate-ended';
/** As long as the scans that wait for their account. */
export const KEPT_MS = 14 * 86_400_000;

/** The people of the scans that the server has not answered. */
export function unsentOf(scans: readonly WaitingScan[]): UnsentScans {
  const due = scans.filter(({ isUndone }) => !isUndone);
  return {
    people: due.reduce((sum, { people }) => sum + people, 0),
    sent: due.filter(({ wasSent }) => wasSent).map(({ id }) => id),
  };
}

/** Whether the rights of a shift's account are over, at the server's time. */
export const isEveningOver = ({ account }: KeptShift['shift'], now: number) =>
  typeof account?.ends_at === 'string' && now >= Date.parse(account.ends_at);

/**
 * The end of a shift.
 * @param scans all that wait on the phone.
 * @param now the server's time, ms.
 * @param why as the server has said; default: as the phone knows.
 */
export function endedOf(
  { shift, user }: KeptShift,
  scans: readonly WaitingScan[],
  now: number,
  why?: 'revoked' | 'over',
): EndedShift {
  return {
    shift: shift.id,
    user,
    isHelper: shift.account?.is_helper ?? false,
    why: why ?? (isEveningOver(shift, now) ? 'over' : 'unknown'),
    ...unsentOf(scans.filter((scan) => scan.shift === shift.id)),
    isTold: why !== undefined,
  };
}

/** The last end on this phone. */
export function recallEnded(): EndedShift | undefined {
  const kept = recall(KEY);
  return v.is(endedShift, kept) ? kept : undefined;
}

/** Keeps an end for the next page; undefined removes it. */
export function keepEnded(ended: EndedShift | undefined): void {
  if (ended) store(KEY, ended, KEPT_MS);
  else forget(KEY);
}
