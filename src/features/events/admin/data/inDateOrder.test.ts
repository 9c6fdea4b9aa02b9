import { expect, it } from 'vitest';
import { eventRow } from '../../../../../tests/builders/eventsBackend.ts';
import { inDateOrder } from './eventList.ts';

it('lists events soonest first, then past events, latest first', () => {
  const rows = [
    eventRow('1', { date: '2026-01-05T13:30:00+00:00', date_type: 'specific' }),
    eventRow('2', { date: '2027-03-01T00:00:00+05:30', date_type: 'month' }),
    eventRow('3', { date: null, date_type: 'soon' }),
    eventRow('4', { date: '2026-11-06T06:30:00+00:00', date_type: 'specific' }),
    eventRow('5', { date: '2026-12-08T05:30:00+00:00', date_type: 'specific' }),
  ];
  const now = Date.parse('2026-11-26T12:00:00Z');
  expect(inDateOrder(rows, now).map(({ title }) => title)).toEqual(
    ['5', '2', '3', '4', '1'].map((id) => `Event ${id}`),
  );
});
