// @vitest-environment node
import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIndianTime, isPlainAddress, oneLine, textLines } from './text.ts';

/** Any UTF-16 there is, broken surrogates and control characters included. */
const anyText = string({
  unit: integer({ min: 0, max: 0xff_ff }).map((n) => String.fromCharCode(n)),
});

describe('a value shown on one line', () => {
  it('has no line break, control character or lone surrogate', () => {
    assert(
      property(anyText, integer({ min: 1, max: 50 }), (text, max) => {
        const line = oneLine(text, max);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
        expect(line.length).toBeLessThanOrEqual(max);
        expect(() => encodeURIComponent(line)).not.toThrow();
      }),
      { numRuns: 5000 },
    );
  });

  it('keeps a Hindi name and an emoji', () => {
    expect(oneLine('क्षमा 👨‍👩‍👧 O’Neill')).toBe('क्षमा 👨‍👩‍👧 O’Neill');
  });

  it('drops characters that reverse the reading direction', () => {
    expect(oneLine('Priya \u202Egro.live')).toBe('Priya gro.live');
  });
});

describe("an enquiry's message", () => {
  it('is split at every kind of line break and trimmed', () => {
    expect(textLines('\n\nEvent: Wedding\r\nGuests: 5\r\r\rthe end\u2028really\n\n')).toEqual([
      'Event: Wedding',
      'Guests: 5',
      '',
      'the end',
      'really',
    ]);
    expect(textLines('')).toEqual([]);
  });
});

describe('a mail address', () => {
  it.each(['priya@example.org', "o'neill+desk@mail.example.co.in", 'a@b-c.in'])(
    '%s is plain',
    (a) => {
      expect(isPlainAddress(a)).toBe(true);
    },
  );

  it.each([
    '',
    'priya',
    'priya@localhost',
    'a@b.in, c@d.in',
    'a@b.in;c@d.in',
    'Priya <a@b.in>',
    '"a b"@c.in',
    'a@b.in\r\nBcc: x@y.in',
    'a@b.in\n',
    ' a@b.in',
    'a@@b.in',
    'a@b..in',
    'a@-b.in',
    'a@b.in\0',
    'प्रिया@example.org',
    `${'a'.repeat(65)}@b.in`,
    `a@${'b.'.repeat(130)}in`,
  ])('%j is not plain', (address) => {
    expect(isPlainAddress(address)).toBe(false);
  });
});

describe('the time of an enquiry', () => {
  it.each([
    ['2026-11-21T13:30:00Z', 'Sat, 21 Nov 2026, 7:00 pm'],
    ['2026-09-01T18:29:59+00:00', 'Tue, 1 Sep 2026, 11:59 pm'],
    ['2026-12-31T18:35:00.123456+00:00', 'Fri, 1 Jan 2027, 12:05 am'],
    ['2026-01-01T12:00:00+05:30', 'Thu, 1 Jan 2026, 12:00 pm'],
    ['not a time', ''],
  ])('formats %s as %j', (iso, shown) => {
    expect(formatIndianTime(iso)).toBe(shown);
  });
});
