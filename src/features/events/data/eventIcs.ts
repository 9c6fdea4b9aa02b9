import { type IcsEvent, icsFile } from '@/shared/lib/ics.ts';
import { parseUrl } from '@/shared/lib/safeLink.ts';
import type { UpcomingEvent } from './event.ts';
import { eventMoment, eventStart } from './eventDates.ts';
import { eventUrl } from './eventLinks.ts';

/** An event as an entry of a calendar, with its start and, if known, its end; null if it has no exact date. */
export function calendarEntry(event: UpcomingEvent, origin: string): IcsEvent | null {
  const start = eventStart(event);
  if (!start) return null;
  const { id, title, description, location } = event;
  const uid = `${id}@${parseUrl(origin)?.hostname ?? origin}`;
  const end = eventMoment(event.ends_at);
  return { uid, start, end, title, description, location, url: eventUrl(event, origin) };
}

/**
 * An event as an iCalendar file.
 * @param origin the site's origin, without a trailing slash.
 * @param now time stamp of the file.
 * @returns null if the event has no exact date.
 */
export function eventIcs(event: UpcomingEvent, origin: string, now: Date): string | null {
  const entry = calendarEntry(event, origin);
  return entry && icsFile([entry], 'Events', now);
}

/** Name of the downloaded file: 'dandiya-night-on-the-lawn.ics'. */
export function icsName(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${slug.slice(0, 60) || 'event'}.ics`;
}
