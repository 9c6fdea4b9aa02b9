import * as v from 'valibot';
import { enquiryText } from '@/content/en/enquiry.ts';
import {
  atLeast,
  atMost,
  emailRule,
  manyLines,
  nameRule,
  oneLine,
  phoneRule,
  readable,
} from '@/shared/forms/rules.ts';
import { istDay, startOfIstDay } from '@/shared/lib/dates.ts';
import { readCount } from '@/shared/lib/figures.ts';
import { datePreferences } from '@/shared/lists/datePreferences.ts';
import { eventTypes } from '@/shared/lists/eventTypes.ts';
import { dayRange, type Enquiry, limits, yearOptions } from './enquiry.ts';

const { errors } = enquiryText;

function isCalendarDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && istDay(startOfIstDay(day)) === day;
}

/** Number of guests; null if empty, NaN if it cannot be parsed. */
function guestsOf(text: string): number | null {
  return text.trim() === '' ? null : (readCount(text, 'guests') ?? Number.NaN);
}

const isGuestCount = (count: number | null) =>
  count === null || (count >= limits.guests.min && count <= limits.guests.max);

const entries = {
  name: nameRule,
  email: emailRule,
  phone: phoneRule,
  eventType: v.pipe(v.string(), v.picklist(eventTypes, errors.eventType)),
  datePreference: v.pipe(v.string(), v.picklist(datePreferences, errors.datePreference)),
  eventDate: v.string(),
  eventMonth: v.string(),
  eventYear: v.string(),
  location: v.pipe(
    v.string(),
    oneLine,
    readable,
    atLeast(limits.location.min, errors.locationShort),
    atMost(limits.location.max, errors.locationLong),
  ),
  guestCount: v.pipe(v.string(), v.transform(guestsOf), v.check(isGuestCount, errors.guestCount)),
  budget: v.pipe(v.string(), oneLine, readable, atMost(limits.budget, errors.budgetLong)),
  message: v.pipe(v.string(), manyLines, readable, atMost(limits.details, errors.messageLong)),
  subscribe: v.boolean(),
  // Never rejected: the database flags a filled honeypot, and it must not stop a person.
  website: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, limits.website)),
  ),
};

type Checked = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

function toEnquiry({ message, eventDate, eventMonth, eventYear, ...rest }: Checked): Enquiry {
  const { datePreference } = rest;
  return {
    ...rest,
    eventDate: datePreference === 'specific' ? eventDate : null,
    eventMonth: datePreference === 'month' ? Number(eventMonth) : null,
    eventYear: datePreference === 'month' ? Number(eventYear) : null,
    budget: rest.budget === '' ? null : rest.budget,
    details: message === '' ? null : message,
  };
}

/**
 * Validation of the enquiry form, same as in SQL on `booking_forms`. Two rules are stricter here: SQL accepts a date up
 * to seven days past (an enquiry queued on a phone) and a past month of this year.
 * @param now the moment to validate dates at, IST.
 */
export function enquirySchema(now: Date) {
  const { first, last } = dayRange(now);
  const years = yearOptions(now);
  type Dated = Pick<Checked, 'datePreference' | 'eventDate'>;
  const dateRule = (rule: (day: string) => boolean, message: string) =>
    v.forward(
      v.partialCheck<Checked, [['datePreference'], ['eventDate']], Dated, string>(
        [['datePreference'], ['eventDate']],
        (form) => form.datePreference !== 'specific' || rule(form.eventDate),
        message,
      ),
      ['eventDate'],
    );
  return v.pipe(
    v.object(entries),
    dateRule(isCalendarDay, errors.eventDateMissing),
    dateRule((day) => !isCalendarDay(day) || day >= first, errors.eventDatePast),
    dateRule((day) => !isCalendarDay(day) || day <= last, errors.eventDateFar),
    v.forward(
      v.partialCheck(
        [['datePreference'], ['eventMonth']],
        (form) => form.datePreference !== 'month' || /^([1-9]|1[0-2])$/.test(form.eventMonth),
        errors.eventMonth,
      ),
      ['eventMonth'],
    ),
    v.forward(
      v.partialCheck(
        [['datePreference'], ['eventYear']],
        (form) => form.datePreference !== 'month' || years.includes(form.eventYear),
        errors.eventYear,
      ),
      ['eventYear'],
    ),
    v.forward(
      v.partialCheck(
        [['datePreference'], ['eventMonth'], ['eventYear']],
        (form) =>
          form.datePreference !== 'month' ||
          form.eventYear !== first.slice(0, 4) ||
          Number(form.eventMonth) >= Number(first.slice(5, 7)),
        errors.eventMonthPast,
      ),
      ['eventMonth'],
    ),
    v.transform(toEnquiry),
  );
}
