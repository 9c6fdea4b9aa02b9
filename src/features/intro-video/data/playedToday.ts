import { istDay } from '@/shared/lib/dates.ts';
import { recall, store } from '@/shared/lib/storage.ts';

/** Specification section 9: the film autoplays once per calendar day, IST. */
const KEY = 'intro-video';

/** Whether it has played on this device on the day of `now`. */
export function wasPlayedOn(now: Date): boolean {
  return recall(KEY) === istDay(now);
}

/** Stores that it has played. @returns false if storing failed: it then autoplays at the next visit, too. */
export function rememberPlayed(now: Date): boolean {
  return store(KEY, istDay(now));
}
