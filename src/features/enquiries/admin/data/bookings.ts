import { common } from '@/content/en/common.ts';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { serviceLabel } from '@/content/en/services.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import type { ListPage } from '@/shared/admin/ListScreen.tsx';
import { enquiryStatuses } from '@/shared/lists/enquiryStatuses.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';

/** An enquiry with all of its columns. */
export type Enquiry = Tables<'booking_forms'>;

/** The columns of lists. */
export type BookingRow = Pick<
  Enquiry,
  | 'id'
  | 'reference'
  | 'form_type'
  | 'service'
  | 'name'
  | 'email'
  | 'phone'
  | 'phone_e164'
  | 'location'
  | 'date_preference'
  | 'event_date'
  | 'event_month'
  | 'event_year'
  | 'guest_count'
  | 'status'
  | 'suspicion'
  | 'seen_at'
  | 'created_at'
  | 'is_demo'
>;

export type EnquiryPage = ListPage<BookingRow>;

export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** Parses a status from a URL or the database; null if unknown. */
export function asStatus(text: string | null): EnquiryStatus | null {
  return enquiryStatuses.find((status) => status === text) ?? null;
}

/** Label of a status. */
export function statusLabel(status: string): string {
  const known = asStatus(status);
  return known ? adminBookings.status[known] : status;
}

type Wanted = Pick<Enquiry, 'date_preference' | 'event_date' | 'event_month' | 'event_year'>;

/** 'Sat, 21 Nov 2026', 'November 2026', or '' if undecided. */
export function wantedDate(enquiry: Wanted): string {
  const { date_preference, event_date, event_month, event_year } = enquiry;
  if (date_preference === 'specific' && event_date) return formatIsoDay(event_date);
  if (date_preference === 'month' && event_month && event_year) {
    return `${common.months[event_month - 1]} ${event_year}`;
  }
  return '';
}

/** The service, else the event type. */
export function eventName(enquiry: Pick<Enquiry, 'service' | 'form_type'>): string {
  return serviceLabel(enquiry.service) ?? enquiry.form_type;
}
