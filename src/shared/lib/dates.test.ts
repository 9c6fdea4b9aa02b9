import { describe, expect, it } from 'vitest';
import {
  formatIsoDay,
  formatIstDate,
  formatIstDateTime,
  formatIstTime,
  istDay,
  istIso,
  startOfIstDay,
} from './dates.ts';

describe('dates in IST', () => {
  it('formats day and time', () => {
    expect(formatIstDateTime(new Date('2026-11-21T13:30:00Z'))).toBe('Sat, 21 Nov 2026, 7:00 pm');
    expect(formatIstTime(new Date('2026-11-21T18:30:00Z'))).toBe('12:00 am');
  });

  it('matches Intl at 1,464 moments of four years, at every quarter of an hour', () => {
    const zone = { timeZone: 'Asia/Kolkata' } as const;
    const day = new Intl.DateTimeFormat('en-GB', {
      ...zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
    const time = new Intl.DateTimeFormat('en-US', { ...zone, hour: 'numeric', minute: '2-digit' });
    const isoDay = new Intl.DateTimeFormat('en-CA', zone);
    const start = Date.parse('2026-01-01T00:00:00Z');
    for (let at = 0; at < 4 * 366; at += 1) {
      const when = new Date(start + at * 24.25 * 3_600_000);
      expect(formatIstDate(when).replace(',', '')).toBe(day.format(when).replace(',', ''));
      expect(formatIstTime(when)).toBe(time.format(when).replace(/\s/g, ' ').toLowerCase());
      expect(istDay(when)).toBe(isoDay.format(when));
    }
  });

  it('an evening in London is the next day in Patna', () => {
    expect(istDay(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
    expect(istDay(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
    expect(formatIstDate(new Date('2026-12-31T20:00:00Z'))).toBe('Fri, 1 Jan 2027');
  });

  it('a day starts at midnight in Patna', () => {
    expect(startOfIstDay('2026-11-22').toISOString()).toBe('2026-11-21T18:30:00.000Z');
  });

  it('formats ISO 8601 with the offset of IST', () => {
    expect(istIso(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01T01:30:00+05:30');
  });

  it('never shifts a date without a time to another day', () => {
    expect(formatIsoDay('2026-01-01')).toBe('Thu, 1 Jan 2026');
    expect(formatIsoDay('not a date')).toBe('');
  });
});
