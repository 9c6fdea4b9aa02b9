const maxAddressLength = 254;

/**
 * A value as one line of text: line breaks, control characters, bidirectional overrides (which can
 * make a name read as another) and lone surrogates become a space, runs of spaces collapse, cut at
 * `max` characters. Keeps the joiners that Devanagari and emoji need.
 */
export function oneLine(value: string, max = 300): string {
  const line = value
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\s]+/gu, ' ')
    .trim();
  return line.length > max ? `${line.slice(0, max - 1).replace(/\p{Cs}$/u, '')}…` : line;
}

/** A text's lines, each through {@link oneLine}, without leading, trailing or repeated empty lines. */
export function textLines(value: string): string[] {
  const lines = value.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => oneLine(line, 4000));
  return lines
    .filter((line, index) => line !== '' || (lines[index - 1] ?? '') !== '')
    .slice(0, lines.at(-1) === '' ? -1 : undefined);
}

/**
 * Returns whether the value is exactly one plain ASCII address: no display name, list, quotes, comments
 * or line breaks. Stricter than RFC 5321 on purpose, because a header is built from it.
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

/** An ISO 8601 timestamp in Indian time, as "Sat, 21 Nov 2026, 7:00 pm"; '' if invalid. */
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

/** A day (YYYY-MM-DD) as "Mon, 16 Nov 2026"; '' if invalid. */
export function formatIndianDay(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? '' : indianDay.format(moment);
}

/** Parses a URL; undefined if invalid. The site uses `parseUrl` of src/shared/lib/safeLink.ts. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
