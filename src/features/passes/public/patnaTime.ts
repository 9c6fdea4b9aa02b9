import { passWords } from '@/content/en/passes.ts';

/** IST, as `Date` gives it. */
const IST_MINUTES = -330;

/** A moment as it is written in IST, with whose time it is where the device's clock shows another one. */
export function patnaTime(when: Date, format: (when: Date) => string): string {
  const time = format(when);
  return when.getTimezoneOffset() === IST_MINUTES ? time : passWords.abroad(time);
}
