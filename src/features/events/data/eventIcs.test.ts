import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { site } from '@/content/site.ts';
import { eventOf } from '@/features/events/event.fixture.ts';
import { eventIcs, icsName } from './eventIcs.ts';

const origin = 'https://mandap.example';
const made = new Date('2026-11-21T10:00:00.123Z');
const id = '7d9f2c1e-4b3a-4f6d-9a8e-2c1d3e4f5a6b';

function icsOf(more: Parameters<typeof eventOf>[0] = {}): string {
  const text = eventIcs(eventOf({ id, ...more }), origin, made);
  if (text === null) throw new Error('no file was made');
  return text;
}

/** Unfolds and unescapes a value. */
function valueOf(ics: string, name: string): string | undefined {
  const line = ics
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((each) => each.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .replaceAll(/\\([\\;,nN])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

describe('an event in a visitor’s calendar', () => {
  it('has an end only if the owner gave one', () => {
    const end = { ends_at: '2027-01-05T23:30:00+05:30' };
    expect(valueOf(icsOf(end), 'DTEND')).toBe('20270105T180000Z');
    expect(valueOf(icsOf(), 'DTEND')).toBeUndefined();
  });

  it('is a calendar file with the start in UTC', () => {
    expect(icsOf({ description: '', location: 'Patna' })).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        `PRODID:-//${site.name}//Events//EN`,
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        `UID:${id}@mandap.example`,
        'DTSTAMP:20261121T100000Z',
        'DTSTART:20270105T133000Z',
        'SUMMARY:Dandiya Night on the Lawn',
        'LOCATION:Patna',
        `URL:https://mandap.example/events/${id}`,
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it.each([
    ['2027-01-01T00:15:00+05:30', '20261231T184500Z'],
    ['2027-01-05T19:00', '20270105T133000Z'],
  ])('%s in Patna starts at %s', (date, start) => {
    expect(valueOf(icsOf({ date }), 'DTSTART')).toBe(start);
  });

  it('escapes special characters', () => {
    const ics = icsOf({
      title: String.raw`Tea, samosas; and a \ sign`,
      description: 'First line\r\nSecond\nEND:VEVENT',
    });
    expect(ics).toContain(String.raw`SUMMARY:Tea\, samosas\; and a \\ sign`);
    expect(ics).toContain(String.raw`DESCRIPTION:First line\nSecond\nEND:VEVENT`);
    expect(ics.match(/^END:VEVENT/gm)).toHaveLength(1);
  });

  it('keeps any text, in lines of at most 75 octets', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 });
    fc.assert(
      fc.property(words, words, (title, description) => {
        const ics = icsOf({ title, description });
        const lines = ics.split('\r\n');
        for (const line of lines) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toContain('\uFFFD');
        }
        expect(valueOf(ics, 'SUMMARY')).toBe(title);
        expect(valueOf(ics, 'DESCRIPTION')).toBe(description);
      }),
    );
  });

  it('does not cut Hindi letters or emoji', () => {
    const title = 'सावन की शाम 🌼 '.repeat(12);
    expect(valueOf(icsOf({ title }), 'SUMMARY')).toBe(title);
  });

  it.each([
    { date_type: 'soon' as const },
    { date_type: 'month' as const },
    { date: null },
    { date: 'next week' },
  ])('there is none without an exact date: %j', (more) => {
    expect(eventIcs(eventOf(more), origin, made)).toBeNull();
  });

  it.each([
    ['Dandiya Night: on the Lawn!', 'dandiya-night-on-the-lawn.ics'],
    ['गरबा', 'event.ics'],
    ['../../etc/passwd', 'etc-passwd.ics'],
  ])('%s is saved as %s', (title, name) => {
    expect(icsName(title)).toBe(name);
  });
});
