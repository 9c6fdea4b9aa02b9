import { istDay } from '@/shared/lib/dates.ts';
import { recall, store } from '@/shared/lib/storage.ts';

/** Specification section 9: the film plays by itself once a calendar day, Patna's. */
const KEY = 'intro-video';

/** Whether it has played on this visitor's device today. @param now a moment in time. */
export function wasPlayedOn(now: Date): boolean {
  return recall(KEY) === istDay(now);
}

/** Keeps that it has played. @returns false where the browser keeps nothing: it then plays at the next visit too. */
export function rememberPlayed(now: Date): boolean {
  return store(KEY, istDay(now));
}
