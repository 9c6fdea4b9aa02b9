import { common } from '@/content/en/common.ts';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { serviceLabel } from '@/content/en/services.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import type { ListPage } from '@/shared/admin/ListScreen.tsx';
import { enquiryStatuses } from '@/shared/lists/enquiryStatuses.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';

/** One enquiry with everything the database keeps of it. */
export type Enquiry = Tables<'booking_forms'>;

/** What the lists show of an enquiry. */
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

/** The status a text names, or null: the address bar and the database both hold plain text. */
export function asStatus(text: string | null): EnquiryStatus | null {
  return enquiryStatuses.find((status) => status === text) ?? null;
}

/** The status in the owner's words. */
export function statusLabel(status: string): string {
  const known = asStatus(status);
  return known ? adminBookings.status[known] : status;
}

type Wanted = Pick<Enquiry, 'date_preference' | 'event_date' | 'event_month' | 'event_year'>;

/** 'Sat, 21 Nov 2026', 'November 2026', or '' where the visitor has not decided. */
export function wantedDate(enquiry: Wanted): string {
  const { date_preference, event_date, event_month, event_year } = enquiry;
  if (date_preference === 'specific' && event_date) return formatIsoDay(event_date);
  if (date_preference === 'month' && event_month && event_year) {
    return `${common.months[event_month - 1]} ${event_year}`;
  }
  return '';
}

/** What is to be arranged, in the fewest words: the service asked for, else the event type. */
export function eventName(enquiry: Pick<Enquiry, 'service' | 'form_type'>): string {
  return serviceLabel(enquiry.service) ?? enquiry.form_type;
}
