import { describe, expect, it } from 'vitest';
import { eventOf } from '@/features/events/event.fixture.ts';
import { timeLeft } from '@/shared/lib/timeLeft.ts';
import {
  byDate,
  countdownTarget,
  eventDateText,
  eventMoment,
  isOver,
  showsCountdown,
} from './eventDates.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const later = '2027-01-05T13:30:00+00:00';
const DAYS_30_MS = 30 * 86_400_000;

describe('the date a visitor reads on an event', () => {
  it.each([
    ['soon, whatever its date', 'soon', later, 'Coming Soon'],
    ['soon, even with a broken date', 'soon', 'next week', 'Coming Soon'],
    ['specific without a date', 'specific', null, 'Coming Soon'],
    ['specific with an empty date', 'specific', '', 'Coming Soon'],
    ['month without a date', 'month', null, 'Coming Soon'],
    ['month', 'month', later, 'January 2027'],
    [
      'month, when it has begun in Patna but not in London',
      'month',
      '2027-01-31T19:00:00Z',
      'February 2027',
    ],
    ['month with a broken date', 'month', '2027-13-40', 'Invalid Date'],
    ['specific', 'specific', later, 'Tue, 5 Jan 2027, 7:00 pm'],
    [
      'specific, past midnight in Patna only',
      'specific',
      '2027-01-05T18:45:00Z',
      'Wed, 6 Jan 2027, 12:15 am',
    ],
    ['specific with a broken date', 'specific', 'next week', 'Invalid Date'],
    ['specific with what PostgreSQL calls no end', 'specific', 'infinity', 'Invalid Date'],
  ] as const)('%s', (_what, date_type, date, text) => {
    expect(eventDateText({ date_type, date })).toBe(text);
  });

  it.each([
    ['2027-01-05', '2027-01-04T18:30:00.000Z'],
    ['2027-01-05T19:00', '2027-01-05T13:30:00.000Z'],
    ['2027-01-05 19:00:00', '2027-01-05T13:30:00.000Z'],
    ['2027-01-05T19:00:00Z', '2027-01-05T19:00:00.000Z'],
    ['2027-01-05T19:00:00+05:30', '2027-01-05T13:30:00.000Z'],
  ])('%s is IST without a zone, else in its zone', (date, moment) => {
    expect(eventMoment(date)?.toISOString()).toBe(moment);
  });
});

describe('the countdown', () => {
  it.each([
    ['specific, wanted, in the future', { show_countdown: true }, true],
    ['not wanted', { show_countdown: false }, false],
    ['a month', { show_countdown: true, date_type: 'month' }, false],
    ['soon', { show_countdown: true, date_type: 'soon' }, false],
    ['past', { show_countdown: true, date: '2026-11-21T09:59:59Z' }, false],
    ['this very moment', { show_countdown: true, date: '2026-11-21T10:00:00Z' }, false],
    ['without a date', { show_countdown: true, date: null }, false],
    ['with a broken date', { show_countdown: true, date: 'next week' }, false],
  ] as const)('a visitor sees one or not: %s', (_what, more, shown) => {
    expect(showsCountdown(eventOf(more), now)).toBe(shown);
  });

  it('counts to the date', () => {
    expect(countdownTarget(later, now)).toBe(Date.parse(later));
  });

  it.each([null, '', 'next week', '2026-11-21T09:59:59Z', '2026-11-21T10:00:00Z'])(
    'counts to 30 days from now where the date is %j',
    (date) => {
      expect(countdownTarget(date, now)).toBe(now + DAYS_30_MS);
    },
  );

  it('returns the time left in whole units, at least zero', () => {
    const left = ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000;
    expect(timeLeft(now + left + 999, now)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
    expect(timeLeft(now - 1, now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

describe('an event is over', () => {
  const evening = { date: '2026-11-21T19:00:00+05:30' };
  const march = { date_type: 'month' as const, date: '2026-03-20T10:00:00+05:30' };
  it.each([
    ['not when it has begun', evening, '2026-11-21T19:30:00+05:30', false],
    ['not after midnight', evening, '2026-11-22T05:59:59+05:30', false],
    ['at six on the next morning', evening, '2026-11-22T06:00:00+05:30', true],
    [
      'not at six of the morning on which it began',
      { date: '2026-11-21T05:00:00+05:30' },
      '2026-11-21T06:30:00+05:30',
      false,
    ],
    [
      'at its end, if it has one',
      { ...evening, ends_at: '2026-11-21T23:00:00+05:30' },
      '2026-11-21T23:00:00+05:30',
      true,
    ],
    [
      'not before its end, days later',
      { ...evening, ends_at: '2026-11-24T23:00:00+05:30' },
      '2026-11-24T22:59:59+05:30',
      false,
    ],
    ['a month not on its last day', march, '2026-03-31T23:59:59+05:30', false],
    ['a month at its end in Patna', march, '2026-04-01T00:00:00+05:30', true],
    ['not without a date', { date: null }, '2999-01-01T00:00:00Z', false],
    ['not while it is announced', { date_type: 'soon' as const }, '2999-01-01T00:00:00Z', false],
    ['not with a broken date', { date: 'next week' }, '2999-01-01T00:00:00Z', false],
  ])('%s', (_what, more, at, over) => {
    expect(isOver(eventOf(more), Date.parse(at))).toBe(over);
  });
});

it('sorts events soonest first, a month at its end, and events without a date last', () => {
  const names = byDate([
    eventOf({ title: 'soon', date_type: 'soon' }),
    eventOf({ title: 'late', date: '2027-03-09T19:00:00+05:30' }),
    eventOf({ title: 'month', date_type: 'month', date: '2027-02-01T00:00:00+05:30' }),
    eventOf({ title: 'none', date: null }),
    eventOf({ title: 'first', date: '2027-02-20T19:00:00+05:30' }),
  ]).map(({ title }) => title);
  expect(names).toEqual(['first', 'month', 'late', 'soon', 'none']);
});
