import { adminBookings } from '@/content/en/adminBookings.ts';
import { chatHref, telHref } from '@/shared/lib/phone.ts';
import { type Enquiry, eventName, wantedDate } from './bookings.ts';

type Contact = Pick<
  Enquiry,
  | 'reference'
  | 'name'
  | 'email'
  | 'phone'
  | 'phone_e164'
  | 'form_type'
  | 'service'
  | 'date_preference'
  | 'event_date'
  | 'event_month'
  | 'event_year'
>;

/** What a message is filled with. 'Other' is a choice in a list, not a word for an event. */
function greeting(enquiry: Contact) {
  const date = wantedDate(enquiry);
  const event = eventName(enquiry);
  const { messages } = adminBookings;
  return {
    name: enquiry.name,
    event: event === 'Other' ? messages.someEvent : event,
    date: date && messages.forDate(date),
    reference: enquiry.reference,
  };
}

/** A call link, or null where the number cannot be read. */
export function callHref({ phone }: Pick<Contact, 'phone'>): string | null {
  return telHref(phone);
}

/** A WhatsApp chat with a greeting ready to send, or null where the number is not an international one. */
export function whatsappHref(enquiry: Contact): string | null {
  return chatHref(enquiry.phone_e164 ?? '', adminBookings.messages.whatsapp(greeting(enquiry)));
}

/**
 * A mail with subject and body filled in; every part is encoded, so that no field can add a header.
 * @param phone our own number, at the end of the mail.
 */
export function mailHref(enquiry: Contact, phone: string): string {
  const words = greeting(enquiry);
  const address = encodeURIComponent(enquiry.email).replace('%40', '@');
  const subject = encodeURIComponent(adminBookings.messages.subject(words));
  const body = encodeURIComponent(adminBookings.messages.body(words, phone).replace(/\n/g, '\r\n'));
  return `mailto:${address}?subject=${subject}&body=${body}`;
}
