import { enquiryText } from '@/content/en/enquiry.ts';
import { own } from '@/shared/lib/own.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import type { EnquiryValues } from './enquiry.ts';

type Field = Exclude<keyof EnquiryValues, 'website'>;

const { errors } = enquiryText;

/** The form's field behind each column of `booking_forms`, and what to say when the database refuses it. */
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

/** The form's field of that name, as it was written down before; undefined where there is none. */
export function fieldNamed(name: string | null | undefined): Field | undefined {
  return Object.values(fieldOfColumn).find(({ field }) => field === name)?.field;
}

/** The column a failed insert names: by hint (PT422), by constraint (`booking_forms_<column>_check`) or by not-null. */
function refusedColumn(error: DataError): string | undefined {
  if (error.code === 'PT422') return error.hint;
  if (error.code === '23514') return /booking_forms_(\w+)_(?:check|valid)/.exec(error.message)?.[1];
  if (error.code === '23502') return /column "(\w+)"/.exec(error.message)?.[1];
  return undefined;
}

/**
 * The field that the database refused and a sentence for its visitor; undefined where the failure names none.
 * The database's own sentence is shown where it is meant for people (PT422).
 */
export function fieldRefusal(error: unknown): { field: Field; message: string } | undefined {
  if (!(error instanceof DataError)) return undefined;
  const known = own(fieldOfColumn, refusedColumn(error) ?? '');
  if (!known) return undefined;
  return error.code === 'PT422' && error.message ? { ...known, message: error.message } : known;
}

/** Whether too many enquiries came from this network (HTTP 429): waiting helps, correcting does not. */
export function isLimited(error: unknown): boolean {
  return error instanceof DataError && (error.code === 'PT429' || error.status === 429);
}

/** HTTP answers of the 4xx kind that may be another one the next time. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Whether the backend read the enquiry and said no (a 4xx): sending the same again would not help.
 * No answer, a 5xx, 429 and code that could not be fetched pass with time.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof DataError) || isLimited(error)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && !PASSING.has(status);
}
