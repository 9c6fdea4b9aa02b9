import { eventText } from '@/content/en/events.ts';
import { common } from '@/content/en/common.ts';
import { formatBareDay, formatIstDateTime, istDay, startOfIstDay } from '@/shared/lib/dates.ts';
import type { UpcomingEvent } from './event.ts';

type Dated = Pick<UpcomingEvent, 'date' | 'dateType'>;

const DAY_MS = 86_400_000;
/** Specification section 9: an empty, invalid or past countdown date falls back to 30 days from now. */
const COUNTDOWN_FALLBACK_DAYS = 30;

/**
 * The moment an event's date tells. A date or time that names no zone is meant in Patna.
 * @returns null where there is none or it is no date.
 */
export function eventMoment(date: string | null): Date | null {
  if (!date) return null;
  let moment = new Date(date);
  if (/^\d{4}-\d\d-\d\d$/.test(date)) moment = startOfIstDay(date);
  else if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(date)) {
    moment = new Date(`${date.replace(' ', 'T')}+05:30`);
  }
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** 'March 2027', in Patna. */
function monthText(moment: Date): string {
  const [year = '', month] = istDay(moment).split('-');
  return `${common.months[Number(month) - 1]} ${year}`;
}

/**
 * What a card says of an event's date: 'Coming Soon', 'March 2027',
 * 'Sat, 21 Nov 2026, 7:00 pm' (Patna's clock) or 'Invalid Date'.
 */
export function eventDateText({ date, dateType }: Dated): string {
  if (dateType === 'soon' || !date) return eventText.comingSoon;
  const moment = eventMoment(date);
  if (!moment) return eventText.invalidDate;
  return dateType === 'month' ? monthText(moment) : formatIstDateTime(moment);
}

/** What stands instead of the date of an event that is over: 'Ended on 6 Nov 2026', Patna's day. */
export function endedText({ date }: Dated): string {
  const moment = eventMoment(date);
  return moment ? eventText.ended(formatBareDay(istDay(moment))) : eventText.invalidDate;
}

/** The moment an event begins, where that is known to the minute; else null. */
export function eventStart({ date, dateType }: Dated): Date | null {
  return dateType === 'specific' ? eventMoment(date) : null;
}

/** Whether an event shows a countdown: a specific date in the future, and the owner wants one. @param now ms. */
export function showsCountdown(
  event: Dated & Pick<UpcomingEvent, 'showCountdown'>,
  now: number,
): boolean {
  const start = eventStart(event);
  return event.showCountdown && start !== null && start.getTime() > now;
}

/** Whether an event has begun. @param now ms. */
export function isOver(event: Dated, now: number): boolean {
  const start = eventStart(event);
  return start !== null && start.getTime() <= now;
}

/** What a countdown counts to, in ms: the date, or 30 days from now where it is empty, invalid or past. */
export function countdownTarget(date: string | null, now: number): number {
  const moment = eventMoment(date)?.getTime();
  return moment !== undefined && moment > now ? moment : now + COUNTDOWN_FALLBACK_DAYS * DAY_MS;
}
