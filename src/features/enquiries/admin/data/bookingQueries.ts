import type { IsoDay } from '@/shared/lib/dates.ts';
import { call } from '@/shared/data/call.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { countedPage, foundRow, pagesOf } from '@/shared/admin/data/answers.ts';
import { pagedList } from '@/shared/admin/pagedList.ts';
import { DataError, dataOf } from '@/shared/supabase/errors.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import type { BookingRow, Enquiry, EnquiryStatus } from './bookings.ts';

/** Poll interval in case realtime is down, ms. */
export const POLL_MS = 60_000;
/** Limit of the database. */
export const SEARCH_MAX = 200;
/** Enquiries on the dashboard. */
const LATEST = 5;
/** A day brings a handful; bounds the response in a flood. */
const ARRIVALS_MAX = 200;

export type EnquiryFilters = { search: string; status: EnquiryStatus | null };

const LIST_COLUMNS =
  'id, reference, form_type, service, name, email, phone, phone_e164, location, date_preference, event_date, event_month, event_year, guest_count, status, suspicion, seen_at, created_at, is_demo';

/** Query keys. A change of any enquiry invalidates everything under `all`. */
export const enquiryKeys = {
  all: ['enquiries'],
  pages: ['enquiries', 'pages'],
  list: ['enquiries', 'pages', 'list'],
  latest: ['enquiries', 'pages', 'latest'],
  perService: (today: IsoDay) => ['enquiries', 'per-service', today] as const,
  one: (id: string) => ['enquiries', 'one', id] as const,
  unseen: ['enquiries', 'unseen'],
  arrivals: (since: string) => ['enquiries', 'arrivals', since] as const,
  /** The newest enquiry when the admin area was opened: later ones are new. Never invalidated. */
  newest: ['newest-enquiry'],
} as const;

/** Matching enquiries, newest first. Admins only: 42501 otherwise. */
export const enquiries = pagedList<EnquiryFilters, BookingRow>({
  key: enquiryKeys.list,
  poll: POLL_MS,
  load: pagesOf(call('search_bookings'), ({ search, status }) => ({
    p_search: search.slice(0, SEARCH_MAX),
    ...(status && { p_status: status }),
  })),
});

/** Loads the latest enquiries with contact details, newest first. */
export async function listLatestEnquiries(signal: AbortSignal) {
  return countedPage(
    await getSupabase()
      .from('booking_forms')
      .select(LIST_COLUMNS, { count: 'exact' })
      .is('deleted_at', null)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LATEST)
      .abortSignal(signal),
  );
}

const perService = call('enquiries_per_service');

/** Counts the enquiries of these days per service. */
export async function listEnquiriesPerService(from: IsoDay, to: IsoDay, signal: AbortSignal) {
  return perService(getSupabase(), { p_from: from, p_to: to }, signal);
}

/** Loads one enquiry; null if missing or not visible to this account. */
export async function readEnquiry(id: string, signal: AbortSignal): Promise<Enquiry | null> {
  return foundRow(
    await getSupabase()
      .from('booking_forms')
      .select()
      .eq('id', id)
      .is('deleted_at', null)
      .abortSignal(signal)
      .maybeSingle(),
  );
}

/** Sets an enquiry's status. @throws DataError, also if no row was changed (no longer an admin). */
export async function setEnquiryStatus({
  id,
  status,
}: {
  id: string;
  status: EnquiryStatus;
}): Promise<void> {
  dataOf(
    await getSupabase().from('booking_forms').update({ status }).eq('id', id).select('id').single(),
  );
}

/** Marks an enquiry as seen; only the first time counts. */
export async function markEnquirySeen(id: string): Promise<void> {
  const { error, status } = await getSupabase()
    .from('booking_forms')
    .update({ seen_at: new Date(serverNow()).toISOString() })
    .eq('id', id)
    .is('seen_at', null);
  if (error) throw new DataError(error, status);
}

/** Counts new enquiries that are not seen yet, at most ARRIVALS_MAX. */
export async function countUnseen(signal: AbortSignal): Promise<number> {
  const rows = dataOf(
    await getSupabase()
      .from('booking_forms')
      .select('id')
      .eq('status', 'new')
      .is('seen_at', null)
      .is('deleted_at', null)
      .limit(ARRIVALS_MAX)
      .abortSignal(signal),
  );
  return rows.length;
}

/** Loads when the newest enquiry arrived, as the database wrote it (microseconds); the year 2000 without one. */
export async function readNewestArrival(signal: AbortSignal): Promise<string> {
  const rows = dataOf(
    await getSupabase()
      .from('booking_forms')
      .select('created_at')
      .order('created_at', { ascending: false })
      .limit(1)
      .abortSignal(signal),
  );
  return rows[0]?.created_at ?? '2000-01-01T00:00:00Z';
}

/** Lists ids of the enquiries after a moment, newest first, at most ARRIVALS_MAX. */
export async function listArrivals(since: string, signal: AbortSignal): Promise<string[]> {
  const rows = dataOf(
    await getSupabase()
      .from('booking_forms')
      .select('id')
      .gt('created_at', since)
      // Phone enquiries were recorded by an admin.
      .eq('source', 'site')
      .is('deleted_at', null)
      .order('created_at', { ascending: false })
      .limit(ARRIVALS_MAX)
      .abortSignal(signal),
  );
  return rows.map(({ id }) => id);
}
