import { consentVersion, enquiryText } from '@/content/en/enquiry.ts';
import { site } from '@/content/site.ts';
import { recordGoal } from '@/shared/data/visitEvents.ts';
import { refused } from '@/shared/supabase/refused.ts';
import type { TablesInsert } from '@/shared/supabase/database.types.ts';
import type { Enquiry } from './enquiry.ts';
import { composeMessage } from './enquiryMessage.ts';
import { withTimeout } from '@/shared/lib/withTimeout.ts';
import type { Campaign } from './landing.ts';

/** Timeout of the insert, ms; retrying with the same id is safe. */
const INSERT_TIMEOUT_MS = 20_000;
/** The function reads at most 16 kB and ignores this text; four bytes per character stay far below. */
const NOTIFIED_CHARACTERS = 2000;

/** Source of an enquiry. */
export type EnquiryOrigin = {
  /** Created once per draft and content: sending it again delivers once. */
  id: string;
  /** Slug of the service the form was opened for. */
  service: string | null;
  pagePath: string;
  campaign: Campaign | null;
  /** Time from opening the form to sending, ms. */
  fillMs: number;
};

/** Short reference of an enquiry; the database derives the same from the id. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

/** An enquiry as stored, with id and message. */
export type EnquiryRow = TablesInsert<'booking_forms'> & { id: string; message: string };

/** Fill time as the column accepts it: integer ms, not negative. */
export function fillTime(ms: number): number {
  return Math.min(Math.max(Math.round(ms), 0), 2_147_483_647);
}

/** Row of an enquiry: exactly the columns that a visitor may write. */
export function bookingRow(enquiry: Enquiry, origin: EnquiryOrigin): EnquiryRow {
  return {
    id: origin.id,
    form_type: enquiry.eventType,
    service: origin.service,
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    message: composeMessage(enquiry),
    status: 'new',
    date_preference: enquiry.datePreference,
    event_date: enquiry.eventDate,
    event_month: enquiry.eventMonth,
    event_year: enquiry.eventYear,
    location: enquiry.location,
    guest_count: enquiry.guestCount,
    budget: enquiry.budget,
    details: enquiry.details,
    marketing_opt_in: enquiry.subscribe,
    consent_version: enquiry.subscribe ? consentVersion : null,
    page_path: origin.pagePath,
    utm: origin.campaign,
    fill_ms: fillTime(origin.fillMs),
    website: enquiry.website,
  };
}

/**
 * Delivers an enquiry: one row in `booking_forms`, then the notification, fire and forget (the row's outbox entry sends
 * the email in any case). The client does not retry inserts.
 * @returns once the row is stored, by this or an earlier try with the same id.
 * @throws DataError if the backend rejected it, any other error if the request failed; see enquiryErrors.ts.
 */
export async function deliver(row: EnquiryRow): Promise<void> {
  await withTimeout(insertOnce(row), INSERT_TIMEOUT_MS);
  recordGoal('enquiry_sent');
  notifyOwner(row).catch(logNotification);
}

/** `deliver` for a validated enquiry. */
export async function submitEnquiry(enquiry: Enquiry, origin: EnquiryOrigin): Promise<void> {
  await deliver(bookingRow(enquiry, origin));
}

async function insertOnce(row: EnquiryRow): Promise<void> {
  const client = await loadClient();
  const { error, status } = await client
    .from('booking_forms')
    .insert(row)
    .abortSignal(AbortSignal.timeout(INSERT_TIMEOUT_MS));
  const isRepeat = error?.code === '23505' || (status === 409 && error?.code !== '23503');
  if (error && !isRepeat) throw await refused(error, status);
}

async function notifyOwner(row: EnquiryRow): Promise<void> {
  const client = await loadClient();
  // The function uses only the id, or visitors could send mail to anyone; the rest is the specified body.
  const { error } = await client.functions.invoke('send-booking-notification', {
    body: {
      to: site.emails[0],
      subject: enquiryText.subject(row.form_type),
      name: row.name,
      email: row.email,
      phone: row.phone,
      message: Array.from(row.message).slice(0, NOTIFIED_CHARACTERS).join(''),
      enquiryId: row.id,
    },
  });
  if (error) logNotification(error);
}

function logNotification(error: unknown): void {
  console.warn('The notification was not sent at once; the outbox will send it.', error);
}

/** Prefetches the client's chunk. */
export async function loadClient() {
  const { getVisitorClient } = await import('@/shared/supabase/visitorClient.ts');
  return getVisitorClient();
}
