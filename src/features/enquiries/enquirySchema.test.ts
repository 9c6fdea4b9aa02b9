import { getDotPath, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { eventTypes } from '@/shared/lists/eventTypes.ts';
import { isPlausiblePhone } from '@/shared/forms/phone.ts';
import {
  enquiryValues,
  hostile,
  pasted,
  unstorable,
  welcome,
} from '../../../tests/builders/enquiryCorpus.ts';
import { clearedDates, emptyEnquiry, type EnquiryValues, yearOptions } from './data/enquiry.ts';
import { enquirySchema } from './data/enquirySchema.ts';

const now = new Date('2026-11-21T12:00:00+05:30');

/** Errors of each field. */
function check(change: Partial<EnquiryValues>, at = now) {
  const result = safeParse(enquirySchema(at), enquiryValues(at, change));
  const errors: Record<string, string> = {};
  for (const issue of result.issues ?? []) errors[getDotPath(issue) ?? ''] ??= issue.message;
  return { errors, enquiry: result.success ? result.output : undefined };
}

const dateError = (eventDate: string, at = now) =>
  check({ datePreference: 'specific', eventDate }, at).errors['eventDate'];
const monthError = (eventMonth: string) =>
  check({ datePreference: 'month', eventMonth, eventYear: '2026' }).errors['eventMonth'];

describe('validation of an enquiry', () => {
  it.each(welcome)('%s is welcome', (_, change) => {
    expect(check(change(now)).errors).toEqual({});
  });

  it.each([...hostile, ...unstorable])('reports %s at its field', (_, change, blamed) => {
    const { errors, enquiry } = check(change(now));
    expect(Object.keys(errors)).toEqual([blamed]);
    expect(errors[blamed]).toMatch(/^[A-Z].+\.$/);
    expect(enquiry).toBeUndefined();
  });

  it.each(pasted)('%j as a %s is %j', (typed, answer, kept) => {
    const { errors, enquiry } = check({ [answer]: typed });
    expect(errors).toEqual({});
    expect(enquiry?.[answer === 'message' ? 'details' : answer]).toBe(kept);
  });

  it('reports every required field of an empty form at once, including the date', () => {
    const result = safeParse(enquirySchema(now), emptyEnquiry(now));
    const fields = new Set(result.issues?.map((issue) => getDotPath(issue)));
    expect(fields).toEqual(
      new Set(['name', 'email', 'phone', 'eventType', 'eventDate', 'location']),
    );
  });

  it.each([
    ['८००', 800],
    ['1,200', 1200],
    ['800 guests', 800],
    ['८\u200b००', 800],
    [' 1 lakh ', 100_000],
    ['', null],
    [' ', null],
  ])('parses %j guests as %j', (guestCount, right) => {
    expect(check({ guestCount }).enquiry?.guestCount).toBe(right);
  });

  it.each(['8,0,0', '200-250', '1,5', '300 sq ft', '०'])(
    '%j is no number of guests',
    (guestCount) => {
      expect(Object.keys(check({ guestCount }).errors)).toEqual(['guestCount']);
    },
  );

  it('trims white space', () => {
    const { enquiry } = check({
      name: ' \u200bAsha ',
      email: ' a@b.in\t',
      budget: '  ',
      message: '\r\nHi\r\n ',
    });
    expect(enquiry).toMatchObject({ name: 'Asha', email: 'a@b.in', budget: null, details: 'Hi' });
  });

  it('drops date values that the preference does not use', () => {
    const answers = { eventDate: '2026-12-01', eventMonth: '12', eventYear: '2027' };
    expect(check({ datePreference: 'specific', ...answers }).enquiry).toMatchObject({
      eventDate: '2026-12-01',
      eventMonth: null,
      eventYear: null,
    });
    expect(check({ datePreference: 'month', ...answers }).enquiry).toMatchObject({
      eventDate: null,
      eventMonth: 12,
      eventYear: 2027,
    });
    expect(check({ datePreference: 'not-sure', ...answers }).enquiry).toMatchObject({
      eventDate: null,
      eventMonth: null,
      eventYear: null,
    });
  });

  it('never rejects the honeypot: the database flags it', () => {
    expect(
      check({ website: `http://spam.example\u0000${'x'.repeat(500)}` }).enquiry?.website,
    ).toHaveLength(200);
  });
});

describe('dates in IST', () => {
  // Half past midnight in IST, still the day before in UTC.
  const justAfterMidnight = new Date('2026-11-20T19:00:00Z');

  it('rejects yesterday and accepts today, whatever UTC is', () => {
    expect(dateError('2026-11-20', justAfterMidnight)).toBe('Choose today or a later date.');
    expect(dateError('2026-11-21', justAfterMidnight)).toBeUndefined();
  });

  it('changes the year at midnight', () => {
    expect(yearOptions(new Date('2026-12-31T18:29:59Z'))).toEqual(['2026', '2027', '2028']);
    expect(yearOptions(new Date('2026-12-31T18:30:00Z'))).toEqual(['2027', '2028', '2029']);
    expect(clearedDates(new Date('2026-12-31T18:30:00Z'))).toEqual({
      eventDate: '',
      eventMonth: '',
      eventYear: '2027',
    });
  });

  it('rejects a past month of this year and accepts the current one', () => {
    expect(monthError('10')).toBe('This month is over. Choose a later month or year.');
    expect(monthError('11')).toBeUndefined();
  });

  it('accepts up to five years ahead', () => {
    expect(dateError('2031-11-21')).toBeUndefined();
    expect(dateError('2031-11-22')).toBe('Choose a date within the next five years.');
  });
});

describe('phone numbers', () => {
  it.each([
    '98350 12345',
    '098350-12345',
    '919835012345',
    '+91 612 255 5123',
    '+44 20 7946 0958',
    '00977 1 4200000',
  ])('accepts %s', async (phone) => {
    expect(await isPlausiblePhone(phone)).toBe(true);
  });
  it.each(['983501234', '98350 123456', '1234567', '+91 98350', '+999 999 9999'])(
    '%s cannot',
    async (phone) => {
      expect(await isPlausiblePhone(phone)).toBe(false);
    },
  );
});

it('the event types are the six of the specification', () => {
  expect(eventTypes).toEqual([
    'Wedding',
    'Corporate Event',
    'Birthday Party',
    'Anniversary',
    'Social Gathering',
    'Other',
  ]);
});
