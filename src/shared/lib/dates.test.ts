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

describe('dates as people in Patna read them', () => {
  it('a visitor reads the day and the time in the house style', () => {
    expect(formatIstDateTime(new Date('2026-11-21T13:30:00Z'))).toBe('Sat, 21 Nov 2026, 7:00 pm');
    expect(formatIstTime(new Date('2026-11-21T18:30:00Z'))).toBe('12:00 am');
  });

  it('they are written as Intl writes them, at 1,464 moments of four years, every quarter of an hour among them', () => {
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

  it('an evening in London is already tomorrow in Patna', () => {
    expect(istDay(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
    expect(istDay(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
    expect(formatIstDate(new Date('2026-12-31T20:00:00Z'))).toBe('Fri, 1 Jan 2027');
  });

  it('a day starts at midnight in Patna', () => {
    expect(startOfIstDay('2026-11-22').toISOString()).toBe('2026-11-21T18:30:00.000Z');
  });

  it('a search engine reads a moment by Patna’s clock', () => {
    expect(istIso(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01T01:30:00+05:30');
  });

  it('a date without a time is never moved to another day', () => {
    expect(formatIsoDay('2026-01-01')).toBe('Thu, 1 Jan 2026');
    expect(formatIsoDay('not a date')).toBe('');
  });
});
