import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { enquiryValues } from '../../../tests/builders/enquiryCorpus.ts';
import { type Enquiry, type EnquiryValues, limits } from './data/enquiry.ts';
import { composeMessage } from './data/enquiryMessage.ts';
import { enquirySchema } from './data/enquirySchema.ts';

const now = new Date('2026-11-21T12:00:00+05:30');
const LABELS = [
  'Event',
  'Preferred date',
  'Preferred location',
  'Guests',
  'Budget',
  'Additional details',
];
const labelled = new RegExp(`^(${LABELS.join('|')}): `);

function enquiryOf(change: Partial<EnquiryValues>): Enquiry {
  const result = safeParse(enquirySchema(now), enquiryValues(now, change));
  if (!result.success) throw new Error(result.issues[0].message);
  return result.output;
}

describe('the stored message', () => {
  it('has all values, one label per line', () => {
    const message = composeMessage(
      enquiryOf({
        datePreference: 'specific',
        eventDate: '2026-11-21',
        guestCount: '250',
        budget: '₹5 lakh',
        message: 'Lawn with lights.',
      }),
    );
    expect(message.split('\n')).toEqual([
      'Event: Wedding',
      'Preferred date: Sat, 21 Nov 2026',
      'Preferred location: Boring Road, Patna',
      'Guests: 250',
      'Budget: ₹5 lakh',
      'Additional details: Lawn with lights.',
    ]);
  });

  it('shows missing values', () => {
    expect(composeMessage(enquiryOf({ eventType: 'Other' })).split('\n')).toEqual([
      'Event: Other',
      'Preferred date: Not specified yet',
      'Preferred location: Boring Road, Patna',
      'Guests: Not specified',
      'Budget: Not specified',
      'Additional details: Not specified',
    ]);
  });

  it('has the name of the month', () => {
    const message = composeMessage(
      enquiryOf({ datePreference: 'month', eventMonth: '12', eventYear: '2026' }),
    );
    expect(message).toContain('\nPreferred date: December 2026\n');
  });

  it('cuts details only if they do not fit when indented', () => {
    const details = 'a\n'.repeat(1999) + 'b';
    const message = composeMessage({ ...enquiryOf({}), details });
    expect(Array.from(message)).toHaveLength(limits.message);
    expect(message.endsWith('…')).toBe(true);
  });

  it('has six labels in order and no forged one, whatever is typed', () => {
    const breaks = constantFrom('\n', '\r\n', '\r', '\u2028', '\u0085', '\v', '\f', '');
    const forged = tuple(breaks, constantFrom(...LABELS), string({ unit: 'grapheme' })).map(
      ([lineEnd, label, text]) => `${lineEnd}${label}: ${text}`,
    );
    const text = array(oneof(forged, string({ unit: 'grapheme' })), { maxLength: 8 }).map((parts) =>
      parts.join(''),
    );
    assert(
      property(text, text, text, (location, budget, details) => {
        const message = composeMessage({ ...enquiryOf({}), location, budget, details });
        // Every line break that an email client may recognise.
        const lines = message.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
        const labels = lines.flatMap((line) => labelled.exec(line)?.[1] ?? []);
        expect(labels).toEqual(LABELS);
        expect(lines.findIndex((line) => line.startsWith('Additional details: '))).toBe(5);
        expect(lines.slice(6).every((line) => line.startsWith('  '))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every word of details that fit', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (typed) => {
        const details = typed.replace(/[\r\v\f\u0085\u2028\u2029]/g, '');
        const message = composeMessage({ ...enquiryOf({}), details });
        const start = message.indexOf('Additional details: ') + 'Additional details: '.length;
        expect(message.slice(start).replaceAll('\n  ', '\n')).toBe(details);
      }),
      { numRuns: 300 },
    );
  });
});
