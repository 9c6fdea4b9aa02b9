import { site } from '@/content/site.ts';
import { parseUrl } from '@/shared/lib/safeLink.ts';
import type { UpcomingEvent } from './event.ts';
import { eventMoment, eventStart } from './eventDates.ts';
import { eventUrl } from './eventLinks.ts';

/** RFC 5545, 3.1: a line has at most 75 octets without its break. */
const LINE_OCTETS = 75;
const BREAK = '\r\n';

const encoder = new TextEncoder();

/** RFC 5545, 3.1: folds long lines, never within a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join(BREAK);
}

/** RFC 5545, 3.3.11: escapes a TEXT value, which may not contain control characters. */
function text(value: string): string {
  return (
    value
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- matches control characters.
      .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replaceAll(/[\\;,]/g, String.raw`\$&`)
      .replaceAll('\n', String.raw`\n`)
  );
}

/** RFC 5545, 3.3.5, form 2: a moment in UTC. */
function utc(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/**
 * An event as an iCalendar file (RFC 5545), with its start and, if known, its end in UTC.
 * @param origin of the site, without a trailing slash. @param now when the file is made.
 * @returns null if the event has no exact date.
 */
export function eventIcs(event: UpcomingEvent, origin: string, now: Date): string | null {
  const start = eventStart(event);
  if (!start) return null;
  const end = eventMoment(event.ends_at);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(site.name)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@${parseUrl(origin)?.hostname ?? origin}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    ...(end ? [`DTEND:${utc(end)}`] : []),
    `SUMMARY:${text(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${text(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${text(event.location)}`] : []),
    `URL:${eventUrl(event, origin)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + BREAK).join('');
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
