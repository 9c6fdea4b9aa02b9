import type { LiveVersion, Publication, Publishing } from './publishing.ts';

/** A host that takes longer to show a build has probably failed, ms. */
const SLOW_MS = 15 * 60_000;
/** A request that takes longer waits for a function that does not run, ms. */
const UNTRIED_MS = 2 * 60_000;

/** State of the last publication. */
export type SiteState =
  | { step: 'delivered' | 'unknown' | 'requesting' | 'slowRequest' }
  | { step: 'live' | 'building' | 'slow'; at: string }
  | { step: 'retrying'; reason: string; at: string }
  | { step: 'gaveUp' | 'broken'; reason: string };

function stateOfCall(
  { status, attempts, last_error, next_try_at }: NonNullable<Publishing['call']>,
  { published_at }: Publication,
  now: number,
): SiteState {
  const age = now - Date.parse(published_at);
  const reason = last_error ?? '';
  if (status === 'dead') return { step: 'gaveUp', reason };
  if (status === 'sent') return { step: age > SLOW_MS ? 'slow' : 'building', at: published_at };
  if (attempts > 0) return { step: 'retrying', reason, at: next_try_at };
  return { step: age > UNTRIED_MS ? 'slowRequest' : 'requesting' };
}

/**
 * State of the last publication, in order of progress.
 * @param live the site's version; null if unknown.
 */
export function siteStateOf(
  { publications: [last], call }: Publishing,
  live: LiveVersion | null,
  now: number,
): SiteState {
  if (!last) return { step: 'unknown' };
  // Also of a live one: each start builds it again.
  if (last.failure !== null && !(live && live.publication > last.id))
    return { step: 'broken', reason: last.failure };
  if (live && live.publication >= last.id)
    return last.published_by === null
      ? { step: 'delivered' }
      : { step: 'live', at: last.published_at };
  if (call) return stateOfCall(call, last, now);
  return live ? { step: 'slow', at: last.published_at } : { step: 'unknown' };
}

/** Whether to keep polling. */
export const isUnderWay = ({ step }: SiteState): boolean =>
  ['requesting', 'retrying', 'building', 'slow', 'slowRequest'].includes(step);
