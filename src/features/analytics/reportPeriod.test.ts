import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { addDays } from '@/shared/lib/dates.ts';
import { addressSchema, reportOf, lengthOf, periodBefore } from './admin/data/reportPeriod.ts';
import { isByWeek, pointsOf } from './admin/data/points.ts';

const TODAY = '2026-03-01';
const report = (search: string) =>
  reportOf(v.parse(addressSchema, Object.fromEntries(new URLSearchParams(search))), TODAY);

describe('the period of the query parameters', () => {
  it.each([
    ['', '2026-01-31', '2026-03-01'],
    ['days=1', '2026-03-01', '2026-03-01'],
    ['days=7', '2026-02-23', '2026-03-01'],
    ['days=365', '2025-03-02', '2026-03-01'],
    ['days=own&from=2026-02-10&to=2026-02-12', '2026-02-10', '2026-02-12'],
    ['days=own&from=2026-02-12&to=2026-02-10', '2026-02-10', '2026-02-12'],
    ['days=own&from=2026-02-27&to=2027-01-01', '2026-02-27', '2026-03-01'],
    ['days=own&from=2027-02-27&to=2027-03-01', '2026-03-01', '2026-03-01'],
    ['days=own&from=2020-01-01', '2025-03-01', '2026-03-01'],
    ['days=own&from=yesterday&to=2026-02-31', '2026-01-31', '2026-03-01'],
    ['days=nonsense', '2026-01-31', '2026-03-01'],
  ])('%s', (search, from, to) => {
    expect(report(search)).toMatchObject({ from, to, filters: {}, withAdmins: false });
  });

  it('has a previous period of the same length that ends the day before', () => {
    const before = periodBefore(report('days=own&from=2026-02-27&to=2026-03-01'));
    expect(before).toEqual({ from: '2026-02-24', to: '2026-02-26' });
    expect(lengthOf(before)).toBe(3);
  });

  it('combines filters and ignores an unknown goal', () => {
    expect(report('page=/about&device=mobile&goal=nonsense&own=with')).toMatchObject({
      filters: { page: '/about', device: 'mobile' },
      withAdmins: true,
    });
    expect(report('goal=call_click&source=').filters).toEqual({ goal: 'call_click' });
  });
});

describe('the points of a chart', () => {
  const days = Array.from({ length: 9 }, (_, index) => ({
    day: addDays('2026-02-21', index),
    visitors: index + 1,
    visits: 0,
    views: 0,
    is_sample: false,
  }));

  it('are days, or weeks of a long period that end with its last day, without gaps', () => {
    expect(pointsOf(days, 'visitors', false)).toHaveLength(9);
    expect(pointsOf(days, 'visitors', true)).toEqual([
      { day: '2026-02-21', value: 3 },
      { day: '2026-02-23', value: 42 },
    ]);
    expect(isByWeek(report('days=30'))).toBe(false);
    expect(isByWeek(report('days=365'))).toBe(true);
  });
});
