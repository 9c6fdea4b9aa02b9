/** The business's clock: days begin and times are told in Patna, wherever the phone is. */
const TIME_ZONE = 'Asia/Kolkata';
/** UTC+05:30, no daylight saving. */
const IST_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
});
const isoDayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** A date that has no time of day, 'YYYY-MM-DD'. It stays a string: a Date would shift it by the time zone. */
export type IsoDay = string;

/** 'Sat, 21 Nov 2026', in Patna. @param when a moment in time. */
export function formatIstDate(when: Date): string {
  return dayFormat.format(when).replace(/^(\w+) /, '$1, ');
}

/** 'Sat, 21 Nov 2026, 7:00 pm', in Patna. */
export function formatIstDateTime(when: Date): string {
  return `${formatIstDate(when)}, ${formatIstTime(when)}`;
}

/** '7:00 pm', in Patna. */
export function formatIstTime(when: Date): string {
  return timeFormat.format(when).replace(/\s/g, ' ').toLowerCase();
}

/** The day in Patna at a moment, 'YYYY-MM-DD'. */
export function istDay(when: Date): IsoDay {
  return isoDayFormat.format(when);
}

/** A moment by Patna's clock, ISO 8601: '2027-01-05T19:00:00+05:30'. */
export function istIso(when: Date): string {
  return `${new Date(when.getTime() + IST_OFFSET_MS).toISOString().slice(0, 19)}+05:30`;
}

/** A moment by Patna's clock as `<input type="datetime-local">` holds it: '2027-01-05T19:00'. */
export function toIstInput(when: Date): string {
  return istIso(when).slice(0, 16);
}

/** The moment that such an input means by Patna's clock, ISO 8601. @param local not empty. */
export function fromIstInput(local: string): string {
  return `${local}:00+05:30`;
}

/** The moment at which a day begins in Patna (UTC+05:30, no daylight saving). */
export function startOfIstDay(day: IsoDay): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

/** The day so many days later; a negative number goes back. */
export function addDays(day: IsoDay, count: number): IsoDay {
  return istDay(new Date(startOfIstDay(day).getTime() + count * DAY_MS));
}

/** How many days lie between two days; negative where the first is the later one. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((startOfIstDay(to).getTime() - startOfIstDay(from).getTime()) / DAY_MS);
}

/** '21 Nov 2026' for a date without a time, where there is no room for the weekday; '' where the text is no date. */
export function formatBareDay(day: IsoDay): string {
  return formatIsoDay(day).replace(/^\w+, /, '');
}

/** 'Sat, 21 Nov 2026' for a date without a time; '' where the text is no date. */
export function formatIsoDay(day: IsoDay): string {
  const noon = new Date(`${day}T12:00:00+05:30`);
  return Number.isNaN(noon.getTime()) ? '' : formatIstDate(noon);
}
