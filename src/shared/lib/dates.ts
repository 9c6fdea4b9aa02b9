/** The business's clock: days begin and times are told in Patna, wherever the phone is. UTC+05:30, no daylight saving. */
const IST_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** A date that has no time of day, 'YYYY-MM-DD'. It stays a string: a Date would shift it by the time zone. */
export type IsoDay = string;

/** The same moment, shifted: what it says of UTC is what Patna's clock shows. */
const istClock = (when: Date) => new Date(when.getTime() + IST_OFFSET_MS);

/**
 * 'Sat, 21 Nov 2026', in Patna. ECMAScript says how `toUTCString` writes; `Intl` costs a cheap phone 60 to 110 ms when it is
 * first used (docs/performance.md). September is 'Sept' in British English.
 * @param when a moment in time.
 */
export function formatIstDate(when: Date): string {
  return istClock(when).toUTCString().slice(0, 16).replace(' 0', ' ').replace('Sep', 'Sept');
}

/** 'Sat, 21 Nov 2026, 7:00 pm', in Patna. */
export function formatIstDateTime(when: Date): string {
  return `${formatIstDate(when)}, ${formatIstTime(when)}`;
}

/** '7:00 pm', in Patna. */
export function formatIstTime(when: Date): string {
  const clock = istClock(when);
  const hours = clock.getUTCHours();
  const minutes = String(clock.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/** The day in Patna at a moment, 'YYYY-MM-DD'. */
export function istDay(when: Date): IsoDay {
  return istIso(when).slice(0, 10);
}

/** A moment by Patna's clock, ISO 8601: '2027-01-05T19:00:00+05:30'. */
export function istIso(when: Date): string {
  return `${istClock(when).toISOString().slice(0, 19)}+05:30`;
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
