import { consentVersion, enquiryText } from '@/content/en/enquiry.ts';
import { site } from '@/content/site.ts';
import { recordGoal } from '@/shared/data/visitEvents.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import type { TablesInsert } from '@/shared/supabase/database.types.ts';
import type { Enquiry } from './enquiry.ts';
import { composeMessage } from './enquiryMessage.ts';
import { withTimeout } from '@/shared/lib/withTimeout.ts';
import type { Campaign } from './landing.ts';

/** Without an answer for this long an enquiry counts as not sent; the next try with the same id is safe. */
const INSERT_TIMEOUT_MS = 20_000;
/** The function reads at most 16 kB and ignores this text anyway; four bytes a character keep far below. */
const NOTIFIED_CHARACTERS = 2000;

/** Where an enquiry came from and how it was filled in. */
export type EnquiryOrigin = {
  /** Made once per draft and content: sending the same again delivers once. */
  id: string;
  /** Slug of the service the form was opened for. */
  service: string | null;
  pagePath: string;
  campaign: Campaign | null;
  /** Time from opening the form to sending it, in ms. */
  fillMs: number;
};

/** The short name of an enquiry that visitor and owner use; the database makes the same from the id. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

/** An enquiry as it is stored: its id and its text are there already. */
export type EnquiryRow = TablesInsert<'booking_forms'> & { id: string; message: string };

/** The time from opening the form to sending, as the column takes it: whole milliseconds, never negative. */
export function fillTime(ms: number): number {
  return Math.min(Math.max(Math.round(ms), 0), 2_147_483_647);
}

/** The row an enquiry is stored as: exactly the columns a visitor may write; the database refuses any other. */
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
 * Delivers an enquiry: one row in `booking_forms`, then the notification, which nobody waits for and whose failure is
 * only logged (the row's outbox entry sends the mail in any case). The client repeats no insert by itself.
 * @returns once the row is stored, by this try or an earlier one with the same id.
 * @throws DataError where the backend refused it, anything else where it could not be asked; see enquiryErrors.ts.
 */
export async function deliver(row: EnquiryRow): Promise<void> {
  await withTimeout(insertOnce(row), INSERT_TIMEOUT_MS);
  recordGoal('enquiry_sent');
  notifyOwner(row).catch(logNotification);
}

/** `deliver` for an enquiry as the form has it. */
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
  if (error && !isRepeat) throw new DataError(error, status);
}

async function notifyOwner(row: EnquiryRow): Promise<void> {
  const client = await loadClient();
  // The function uses the enquiry's id alone, or anybody could send mail to anybody; the rest is the body as it is asked for.
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

/** Fetches the client's chunk ahead of the first enquiry. */
export async function loadClient() {
  const { getVisitorClient } = await import('@/shared/supabase/visitorClient.ts');
  return getVisitorClient();
}
