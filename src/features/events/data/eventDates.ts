import { eventText } from '@/content/en/events.ts';
import { common } from '@/content/en/common.ts';
import {
  addDays,
  formatBareDay,
  formatIstDateTime,
  istDay,
  startOfIstDay,
} from '@/shared/lib/dates.ts';
import { eventDateTypes } from '@/shared/lists/eventDateTypes.ts';
import type { UpcomingEvent } from './event.ts';

type Dated = Pick<UpcomingEvent, 'date' | 'date_type'> & Partial<Pick<UpcomingEvent, 'ends_at'>>;

/** Narrows `date_type` to its list; unknown types count as specific. */
export const dateTypeOf = ({ date_type: type }: Pick<UpcomingEvent, 'date_type'>) =>
  eventDateTypes.find((one) => one === type) ?? 'specific';

const DAY_MS = 86_400_000;
/** Without an end, an event is over at 6:00 IST the next morning; ms after midnight. */
const MORNING_MS = 6 * 3_600_000;
/** Specification section 9: an empty, invalid or past countdown date falls back to 30 days from now. */
const COUNTDOWN_FALLBACK_DAYS = 30;

/** Parses an event's date; one without a time zone is IST. @returns null if it is empty or invalid. */
export function eventMoment(date: string | null): Date | null {
  if (!date) return null;
  let moment = new Date(date);
  if (/^\d{4}-\d\d-\d\d$/.test(date)) moment = startOfIstDay(date);
  else if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(date)) {
    moment = new Date(`${date.replace(' ', 'T')}+05:30`);
  }
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** 'March 2027', in IST. */
function monthText(moment: Date): string {
  const [year = '', month] = istDay(moment).split('-');
  return `${common.months[Number(month) - 1]} ${year}`;
}

/** Formats an event's date: 'Coming Soon', 'March 2027', 'Sat, 21 Nov 2026, 7:00 pm' (IST) or 'Invalid Date'. */
export function eventDateText(event: Dated): string {
  const type = dateTypeOf(event);
  if (type === 'soon' || !event.date) return eventText.comingSoon;
  const moment = eventMoment(event.date);
  if (!moment) return eventText.invalidDate;
  return type === 'month' ? monthText(moment) : formatIstDateTime(moment);
}

/** Date of a past event: 'Ended on 6 Nov 2026' (IST). */
export function endedText(event: Dated): string {
  const moment = eventMoment(event.ends_at ?? event.date);
  if (moment && dateTypeOf(event) === 'month') return monthText(moment);
  return moment ? eventText.ended(formatBareDay(istDay(moment))) : eventText.invalidDate;
}

/** Start of an event with a specific date; else null. */
export function eventStart(event: Dated): Date | null {
  return dateTypeOf(event) === 'specific' ? eventMoment(event.date) : null;
}

/** Whether an event shows a countdown: a specific date in the future, with `show_countdown`. @param now ms. */
export function showsCountdown(
  event: Dated & Pick<UpcomingEvent, 'show_countdown'>,
  now: number,
): boolean {
  const start = eventStart(event);
  return event.show_countdown && start !== null && start.getTime() > now;
}

/** End of an event: its own, or that of its night or month; null if the date is not known. */
function eventEnd(event: Dated): Date | null {
  const type = dateTypeOf(event);
  const moment = type === 'soon' ? null : eventMoment(event.date);
  if (!moment) return null;
  const day = istDay(moment);
  if (type === 'month')
    return startOfIstDay(`${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`);
  return (
    eventMoment(event.ends_at ?? null) ??
    new Date(startOfIstDay(addDays(day, 1)).getTime() + MORNING_MS)
  );
}

/** Whether an event has ended. @param now ms. */
export function isOver(event: Dated, now: number): boolean {
  const end = eventEnd(event);
  return end !== null && end.getTime() <= now;
}

/** Sorts events soonest first; a month counts as its end, events without a date are last. */
export function byDate<Event extends Dated>(events: readonly Event[]): Event[] {
  const timeOf = (event: Event) => (eventStart(event) ?? eventEnd(event))?.getTime() ?? Infinity;
  // Infinity - Infinity is NaN: equal events keep their order.
  return events.toSorted((one, two) => timeOf(one) - timeOf(two) || 0);
}

/** Target of a countdown, ms: the date, or 30 days from now if it is empty, invalid or past. */
export function countdownTarget(date: string | null, now: number): number {
  const moment = eventMoment(date)?.getTime();
  return moment !== undefined && moment > now ? moment : now + COUNTDOWN_FALLBACK_DAYS * DAY_MS;
}
