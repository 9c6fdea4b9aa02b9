import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listed } from '../../../tests/builders/listed.ts';
import { readDay } from './readDay.ts';

describe('a day', () => {
  test.each(
    listed(`5-Jan-26 | 05-Jan-2026 | 5 Jan 2026 | 5 January 2026 | 5th Jan 2026 | 5th of January 2026
    | Jan 5, 2026 | January 5 2026 | Jan-5-2026 | Mon, 5 Jan 2026 | Monday, January 5th, 2026
    | 05/01/26 | 5/1/2026 | 05.01.2026 | 5-1-26 | 5 1 2026 | 5 Jan '26 | 05–01–2026 | 2026/01/05
    | 2026-1-5 | 2026.01.05 | 2026-01-05 | २०२६-०१-०५ | ५/१/२०२६ | ५/१/२६ | 5 जनवरी 2026
    | ५ जनवरी २०२६ | 5जनवरी2026 | \u200e05/01/2026 | ０５／０１／２０２６ | 2026-01-05 00:00:00
    | 2026-01-05T23:59 | 05-01-2026 10:30 | 05/01/2026, 10:30 pm | 2026-01-04T18:30:00.000Z
    | 2026-01-05T00:00:00+05:30 | 2026-01-04 18:30:00+00 | 2026-01-05T18:29:59Z
    | 2026-01-05T01:00:00+0530 | 2026-01-05 00:30:00 IST | 2026-01-04T20:00:00-05:00
    | Mon Jan 05 2026 00:00:00 GMT+0530 (India Standard Time) | Sun, 04 Jan 2026 18:30:00 GMT`),
  )('%j is 5 January 2026', (typed) => {
    expect(readDay(typed)).toBe('2026-01-05');
  });

  test.each([
    ['25/12/26', '2026-12-25'],
    ['25-12-2026', '2026-12-25'],
    ['Dec 25 2026', '2026-12-25'],
    ['25 दिसंबर 2026', '2026-12-25'],
    ['25 दिसम्बर 2026', '2026-12-25'],
    ['1 फ़रवरी 2026', '2026-02-01'],
    ['1 मई 2026', '2026-05-01'],
    ['29 Feb 2028', '2028-02-29'],
    ['1 Sept 2026', '2026-09-01'],
  ])('%j is %s', (typed, right) => {
    expect(readDay(typed)).toBe(right);
  });

  test.each(
    listed(`25 Dec | 25 दिसंबर | Dec 2026 | 12/25/2026 | 31/04/2026 | 29 Feb 2026 | 0/1/2026 | 46027
    | 20260105 | 05012026 | soon | today | 5 Janvier 2026 | 5 Ja 2026 | 05/01-2026 | infinity
    | 2026-13-01 | 5/1/026 | 2026-01-05T99:99:99Z | 5 Jan 2026 - 7 Jan 2026 | -5/1/2026`),
  )('rejects %j', (typed) => {
    expect(readDay(typed)).toBeUndefined();
  });

  test('of the calendar is read in each of the usual forms', () => {
    const days = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = '', month = '', day = ''] = iso.split('-');
        const written = date.toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
        for (const text of [
          iso,
          `${day}/${month}/${year}`,
          `${Number(day)}-${Number(month)}-${year.slice(2)}`,
          written,
        ])
          expect(readDay(text)).toBe(iso);
      }),
    );
  });
});
