import { expect, it, vi } from 'vitest';
import { formatIstDateTime, formatIstTime } from '@/shared/lib/dates.ts';
import { patnaTime } from './public/patnaTime.ts';

const WHEN = new Date('2026-12-07T17:12:00Z');

/** Minutes of the device's clock behind UTC. */
it.each([
  ['Patna', -330, '10:42 pm'],
  ['Dubai', -240, '10:42 pm in Patna (IST)'],
  ['New York', 300, '10:42 pm in Patna (IST)'],
  ['Kathmandu', -345, '10:42 pm in Patna (IST)'],
  ['London', 0, '10:42 pm in Patna (IST)'],
])('read in %s a time says whose it is where that is another', (_place, minutes, shown) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
  expect(patnaTime(WHEN, formatIstTime)).toBe(shown);
  expect(patnaTime(WHEN, formatIstDateTime)).toBe(`Mon, 7 Dec 2026, ${shown}`);
});
