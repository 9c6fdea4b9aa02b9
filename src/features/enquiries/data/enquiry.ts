import type { EventType } from '@/content/en/services.ts';
import type { datePreferences } from '@/shared/lists/datePreferences.ts';
import { istDay } from '@/shared/lib/dates.ts';

/** Lengths in characters (code points, as PostgreSQL counts them); the CHECKs of `booking_forms` hold the same numbers. */
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

/** What the form's inputs hold, as text the way inputs do; `website` is the honeypot. */
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

/** An enquiry that keeps every rule: texts trimmed, what was left out or does not apply is null. */
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

/** The first and last day an event may have, judged in Patna. */
export function dayRange(now: Date): { first: string; last: string } {
  const first = istDay(now);
  return { first, last: `${Number(first.slice(0, 4)) + limits.yearsAhead}${first.slice(4)}` };
}

/** The current year in Patna and the next two. */
export function yearOptions(now: Date): string[] {
  const year = Number(istDay(now).slice(0, 4));
  return [year, year + 1, year + 2].map(String);
}

/** What date, month and year hold after the preference changes: cleared, the year back to the current one. */
export function clearedDates(now: Date) {
  return { eventDate: '', eventMonth: '', eventYear: istDay(now).slice(0, 4) };
}

/** An untouched form. */
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
