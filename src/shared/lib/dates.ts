/** All days and times are in IST, whatever the device's time zone. UTC+05:30, no daylight saving. */
const IST_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** A date without a time, 'YYYY-MM-DD'. A string, as a Date would shift it by the time zone. */
export type IsoDay = string;

/** The moment shifted so that its UTC fields read as IST. */
const istClock = (when: Date) => new Date(when.getTime() + IST_OFFSET_MS);

/**
 * 'Sat, 21 Nov 2026', IST. Uses `toUTCString`, whose format ECMAScript fixes: the first use of `Intl` costs 60 to 110
 * ms on a slow phone (docs/performance.md). September is 'Sept' in British English.
 */
export function formatIstDate(when: Date): string {
  return istClock(when).toUTCString().slice(0, 16).replace(' 0', ' ').replace('Sep', 'Sept');
}

/** 'Sat, 21 Nov 2026, 7:00 pm', IST. */
export function formatIstDateTime(when: Date): string {
  return `${formatIstDate(when)}, ${formatIstTime(when)}`;
}

/** '7:00 pm', IST. */
export function formatIstTime(when: Date): string {
  const clock = istClock(when);
  const hours = clock.getUTCHours();
  const minutes = String(clock.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/** The day in IST, 'YYYY-MM-DD'. */
export function istDay(when: Date): IsoDay {
  return istIso(when).slice(0, 10);
}

/** ISO 8601 in IST: '2027-01-05T19:00:00+05:30'. */
export function istIso(when: Date): string {
  return `${istClock(when).toISOString().slice(0, 19)}+05:30`;
}

/** Value of an `<input type="datetime-local">` in IST: '2027-01-05T19:00'. */
export function toIstInput(when: Date): string {
  return istIso(when).slice(0, 16);
}

/** ISO 8601 of such an input's value, read as IST. @param local not empty. */
export function fromIstInput(local: string): string {
  return `${local}:00+05:30`;
}

/** Midnight of a day in IST. */
export function startOfIstDay(day: IsoDay): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

/** The day `count` days later; negative counts go back. */
export function addDays(day: IsoDay, count: number): IsoDay {
  return istDay(new Date(startOfIstDay(day).getTime() + count * DAY_MS));
}

/** Days from one day to another; negative if `from` is later. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((startOfIstDay(to).getTime() - startOfIstDay(from).getTime()) / DAY_MS);
}

/** '21 Nov 2026', without the weekday; '' for an invalid date. */
export function formatBareDay(day: IsoDay): string {
  return formatIsoDay(day).replace(/^\w+, /, '');
}

/** 'Sat, 21 Nov 2026'; '' for an invalid date. */
export function formatIsoDay(day: IsoDay): string {
  const noon = new Date(`${day}T12:00:00+05:30`);
  return Number.isNaN(noon.getTime()) ? '' : formatIstDate(noon);
}
