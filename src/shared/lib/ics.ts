import { site } from '@/content/site.ts';

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

/** RFC 5545, 3.3.5, form 2: a moment in UTC, '20271007T133000Z'. */
export function utc(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** An entry of a calendar. */
export type IcsEvent = {
  /** Unique in the world. */
  uid: string;
  start: Date;
  end?: Date | null;
  title: string;
  description?: string | null;
  location?: string | null;
  url?: string;
};

/**
 * Entries as an iCalendar file (RFC 5545), in UTC.
 * @param product content of the file, for its PRODID.
 * @param now time stamp of the file.
 */
export function icsFile(events: readonly IcsEvent[], product: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(site.name)}//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(({ uid, start, end, title, description, location, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(start)}`,
      ...(end ? [`DTEND:${utc(end)}`] : []),
      `SUMMARY:${text(title)}`,
      ...(description ? [`DESCRIPTION:${text(description)}`] : []),
      ...(location ? [`LOCATION:${text(location)}`] : []),
      ...(url ? [`URL:${url}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + BREAK).join('');
}
