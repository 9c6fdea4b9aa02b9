import { enquiryText } from '@/content/en/enquiry.ts';
import { own } from '@/shared/lib/own.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import type { EnquiryValues } from './enquiry.ts';

type Field = Exclude<keyof EnquiryValues, 'website'>;

const { errors } = enquiryText;

/** Form field and error message of each column of `booking_forms`. */
const fieldOfColumn: Readonly<Record<string, { field: Field; message: string }>> = {
  name: { field: 'name', message: errors.refused },
  email: { field: 'email', message: errors.email },
  phone: { field: 'phone', message: errors.phone },
  form_type: { field: 'eventType', message: errors.eventType },
  date_preference: { field: 'datePreference', message: errors.datePreference },
  event_date: { field: 'eventDate', message: errors.eventDatePast },
  event_month: { field: 'eventMonth', message: errors.eventMonth },
  event_year: { field: 'eventYear', message: errors.eventYear },
  location: { field: 'location', message: errors.refused },
  guest_count: { field: 'guestCount', message: errors.guestCount },
  budget: { field: 'budget', message: errors.refused },
  details: { field: 'message', message: errors.refused },
  message: { field: 'message', message: errors.refused },
  marketing_opt_in: { field: 'subscribe', message: errors.refused },
};

/** A form field by its stored name; undefined if unknown. */
export function fieldNamed(name: string | null | undefined): Field | undefined {
  return Object.values(fieldOfColumn).find(({ field }) => field === name)?.field;
}

/** Column of a failed insert: by hint (PT422), constraint (`booking_forms_<column>_check`) or not-null. */
function refusedColumn(error: DataError): string | undefined {
  if (error.code === 'PT422') return error.hint;
  if (error.code === '23514') return /booking_forms_(\w+)_(?:check|valid)/.exec(error.message)?.[1];
  if (error.code === '23502') return /column "(\w+)"/.exec(error.message)?.[1];
  return undefined;
}

/**
 * Field and message of a database error; undefined if it names no field.
 * Shows the database's own message if it is user-facing (PT422).
 */
export function fieldRefusal(error: unknown): { field: Field; message: string } | undefined {
  if (!(error instanceof DataError)) return undefined;
  const known = own(fieldOfColumn, refusedColumn(error) ?? '');
  if (!known) return undefined;
  return error.code === 'PT422' && error.message ? { ...known, message: error.message } : known;
}

/** Whether this network sent too many enquiries (HTTP 429). */
export function isLimited(error: unknown): boolean {
  return error instanceof DataError && (error.code === 'PT429' || error.status === 429);
}

/** 4xx statuses that may succeed on retry. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Whether the backend rejected the enquiry for good (a 4xx). No response, a 5xx, 429 and a chunk that failed to load
 * are temporary.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof DataError) || isLimited(error)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && !PASSING.has(status);
}
