import { icsFile, utc } from '@/shared/lib/ics.ts';
import { parseUrl } from '@/shared/lib/safeLink.ts';
import type { UpcomingEvent } from './event.ts';
import { eventMoment, eventStart } from './eventDates.ts';
import { eventUrl } from './eventLinks.ts';

/**
 * An event as an iCalendar file, with its start and, if known, its end.
 * @param origin the site's origin, without a trailing slash.
 * @param now time stamp of the file.
 * @returns null if the event has no exact date.
 */
export function eventIcs(event: UpcomingEvent, origin: string, now: Date): string | null {
  const start = eventStart(event);
  if (!start) return null;
  const { id, title, description, location } = event;
  const uid = `${id}@${parseUrl(origin)?.hostname ?? origin}`;
  const end = eventMoment(event.ends_at);
  const url = eventUrl(event, origin);
  return icsFile([{ uid, start, end, title, description, location, url }], 'Events', now);
}

/** Google Calendar link to the same event, for browsers that cannot save files. */
export function calendarAddress(event: UpcomingEvent, origin: string): string | null {
  const start = eventStart(event);
  if (!start) return null;
  const address = new URL('https://calendar.google.com/calendar/render?action=TEMPLATE');
  const { searchParams: query } = address;
  query.set('text', event.title);
  query.set('dates', `${utc(start)}/${utc(start)}`);
  query.set('details', [event.description, eventUrl(event, origin)].filter(Boolean).join('\n\n'));
  if (event.location) query.set('location', event.location);
  return address.href;
}

/** Name of the downloaded file: 'dandiya-night-on-the-lawn.ics'. */
export function icsName(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${slug.slice(0, 60) || 'event'}.ics`;
}
