import type { EventType } from '@/content/en/services.ts';
import type { datePreferences } from '@/shared/lists/datePreferences.ts';
import { istDay } from '@/shared/lib/dates.ts';

/** Lengths in code points, as PostgreSQL counts them; same as the CHECKs of `booking_forms`. */
export const limits = {
  location: { min: 2, max: 200 },
  budget: 100,
  details: 4000,
  message: 6000,
  website: 200,
  pagePath: 300,
  guests: { min: 1, max: 100_000 },
  yearsAhead: 5,
} as const;

type DatePreference = (typeof datePreferences)[number];

/** Raw values of the form's inputs; `website` is the honeypot. */
export type EnquiryValues = {
  name: string;
  email: string;
  phone: string;
  eventType: string;
  datePreference: string;
  eventDate: string;
  eventMonth: string;
  eventYear: string;
  location: string;
  guestCount: string;
  budget: string;
  message: string;
  subscribe: boolean;
  website: string;
};

/** A validated enquiry: texts are trimmed; missing or inapplicable values are null. */
export type Enquiry = {
  name: string;
  email: string;
  phone: string;
  eventType: EventType;
  datePreference: DatePreference;
  eventDate: string | null;
  eventMonth: number | null;
  eventYear: number | null;
  location: string;
  guestCount: number | null;
  budget: string | null;
  details: string | null;
  subscribe: boolean;
  website: string;
};

/** First and last valid day of an event, IST. */
export function dayRange(now: Date): { first: string; last: string } {
  const first = istDay(now);
  return { first, last: `${Number(first.slice(0, 4)) + limits.yearsAhead}${first.slice(4)}` };
}

/** The current year (IST) and the next two. */
export function yearOptions(now: Date): string[] {
  const year = Number(istDay(now).slice(0, 4));
  return [year, year + 1, year + 2].map(String);
}

/** Date values after the preference changes: empty, with the current year. */
export function clearedDates(now: Date) {
  return { eventDate: '', eventMonth: '', eventYear: istDay(now).slice(0, 4) };
}

/** Initial values of the form. */
export function emptyEnquiry(now: Date): EnquiryValues {
  return {
    name: '',
    email: '',
    phone: '',
    eventType: '',
    datePreference: 'specific',
    ...clearedDates(now),
    location: '',
    guestCount: '',
    budget: '',
    message: '',
    subscribe: false,
    website: '',
  };
}
