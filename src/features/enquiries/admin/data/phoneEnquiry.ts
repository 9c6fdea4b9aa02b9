import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { enquiryText } from '@/content/en/enquiry.ts';
import { dayRange, limits } from '@/features/enquiries/data/enquiry.ts';
import { atMost, manyLines, nameRule, phoneRule, readable } from '@/shared/forms/rules.ts';
import { eventTypes } from '@/shared/lists/eventTypes.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { call } from '@/shared/data/call.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { enquiryKeys } from './bookingQueries.ts';

const { errors } = adminBookings.phone;

function isDayToCome(day: string): boolean {
  const { first, last } = dayRange(new Date(serverNow()));
  return day === '' || (v.is(v.pipe(v.string(), v.isoDate()), day) && day >= first && day <= last);
}

/** Fields of an enquiry by phone; the database has the same rules. */
export const phoneSchema = v.object({
  name: nameRule,
  phone: phoneRule,
  formType: v.pipe(v.string(), v.picklist(eventTypes, errors.formType)),
  eventDate: v.pipe(v.string(), v.check(isDayToCome, errors.eventDate)),
  note: v.pipe(
    v.string(),
    manyLines,
    readable,
    atMost(limits.details, enquiryText.errors.messageLong),
  ),
});
type PhoneValues = v.InferInput<typeof phoneSchema>;

/** Initial values of the form. */
export const noPhoneEnquiry: PhoneValues = {
  name: '',
  phone: '',
  formType: '',
  eventDate: '',
  note: '',
};

const addPhoneEnquiry = call('add_phone_enquiry');

/**
 * Stores an enquiry by phone.
 * @param id repeating a request with the same id changes nothing.
 * @throws DataError
 */
export function useAddPhoneEnquiry() {
  const client = useQueryClient();
  return async (id: string, output: v.InferOutput<typeof phoneSchema>) => {
    const { name, phone, formType, eventDate, note } = output;
    await addPhoneEnquiry(getSupabase(), {
      p_id: id,
      p_name: name,
      p_phone: phone,
      p_form_type: formType,
      ...(eventDate && { p_event_date: eventDate }),
      ...(note && { p_details: note }),
    });
    await client.invalidateQueries({ queryKey: enquiryKeys.all });
  };
}
