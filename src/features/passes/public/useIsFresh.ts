import { useClock } from '@/shared/data/useClock.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';

/** Age at which what is left is not shown any more, ms: polls come every half minute. */
const STALE_MS = 120_000;

/** Whether an answer of the server is young enough to say what is left; never in a prerendered page. @param now of the answer. */
export function useIsFresh(now: string): boolean {
  const isYoung = useClock((clock) => clock - Date.parse(now) < STALE_MS);
  return !useHydrating() && isYoung;
}
