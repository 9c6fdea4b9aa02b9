const maxAddressLength = 254;

/**
 * A value as one line of text: line breaks, control characters, bidirectional overrides (which can
 * make a name read as another) and broken surrogates become a space, runs of spaces one, cut at
 * `max` characters. The joiners that Devanagari and emoji need are kept.
 */
export function oneLine(value: string, max = 300): string {
  const line = value
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\s]+/gu, ' ')
    .trim();
  return line.length > max ? `${line.slice(0, max - 1).replace(/\p{Cs}$/u, '')}…` : line;
}

/** A text's lines, each by {@link oneLine}, without empty lines at the ends or two in a row. */
export function textLines(value: string): string[] {
  const lines = value.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => oneLine(line, 4000));
  return lines
    .filter((line, index) => line !== '' || (lines[index - 1] ?? '') !== '')
    .slice(0, lines.at(-1) === '' ? -1 : undefined);
}

/**
 * True for one plain ASCII address and nothing else: no display name, list, quotes, comments or
 * line breaks. Stricter than RFC 5321 on purpose, since a header is built from it.
 */
export function isPlainAddress(value: string): boolean {
  return (
    value.length <= maxAddressLength &&
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(
      value,
    )
  );
}

const indianTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** A moment (ISO 8601) in Indian time, as "Sat, 21 Nov 2026, 7:00 pm"; '' for no valid moment. */
export function formatIndianTime(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const parts = new Map(indianTime.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return (
    `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}, ` +
    `${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()}`
  );
}

const indianDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** A day (YYYY-MM-DD) as "Mon, 16 Nov 2026"; '' for none. */
export function formatIndianDay(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? '' : indianDay.format(moment);
}

/** A text as an address; undefined where it is none. The site's own is `parseUrl` of src/shared/lib/safeLink.ts. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
