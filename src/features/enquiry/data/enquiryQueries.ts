import { consentVersion, enquiryText } from '@/content/en/enquiry.ts';
import { site } from '@/content/site.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import type { TablesInsert } from '@/shared/supabase/database.types.ts';
import type { Enquiry } from './enquiry.ts';
import { composeMessage } from './enquiryMessage.ts';
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

/** The row an enquiry is stored as: exactly the columns a visitor may write (security.md, row 10). */
function bookingRow(enquiry: Enquiry, origin: EnquiryOrigin): TablesInsert<'booking_forms'> {
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
    fill_ms: Math.min(Math.max(Math.round(origin.fillMs), 0), 2_147_483_647),
    website: enquiry.website,
  };
}

/**
 * Delivers an enquiry: one row in `booking_forms`, then the notification, which nobody waits for and whose failure is
 * only logged (the row's outbox entry sends the mail in any case).
 * @returns once the row is stored, by this try or an earlier one with the same id.
 * @throws DataError where it is not; `fieldRefusal` and `isLimited` tell why.
 */
export async function submitEnquiry(enquiry: Enquiry, origin: EnquiryOrigin): Promise<void> {
  const client = await loadClient();
  const row = bookingRow(enquiry, origin);
  const { error, status } = await client
    .from('booking_forms')
    .insert(row)
    .abortSignal(AbortSignal.timeout(INSERT_TIMEOUT_MS));
  const isRepeat = error?.code === '23505' || (status === 409 && error?.code !== '23503');
  if (error && !isRepeat) throw new DataError(error, status);
  void notifyOwner(enquiry, origin.id);
}

async function notifyOwner(enquiry: Enquiry, enquiryId: string): Promise<void> {
  const client = await loadClient();
  // `to` and `subject` are the specified body; the function uses the enquiry's id alone (security.md, row 11).
  const { error } = await client.functions.invoke('send-booking-notification', {
    body: {
      to: site.emails[0],
      subject: enquiryText.subject(enquiry.eventType),
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone,
      message: Array.from(composeMessage(enquiry)).slice(0, NOTIFIED_CHARACTERS).join(''),
      enquiryId,
    },
  });
  if (error) console.warn('The notification was not sent at once; the outbox will send it.', error);
}

/** Fetches the client's chunk ahead of the first enquiry. */
export async function loadClient() {
  const { getSupabase } = await import('@/shared/supabase/client.ts');
  return getSupabase();
}
