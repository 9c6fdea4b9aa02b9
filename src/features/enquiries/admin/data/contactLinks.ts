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

/** Values of the message templates. 'Other' is an option of the form, not the name of an event. */
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

/** `tel:` link; null if the number cannot be parsed. */
export function callHref({ phone }: Pick<Contact, 'phone'>): string | null {
  return telHref(phone);
}

/** WhatsApp chat with a greeting; null without an international number. */
export function whatsappHref(enquiry: Contact): string | null {
  return chatHref(enquiry.phone_e164 ?? '', adminBookings.messages.whatsapp(greeting(enquiry)));
}

/**
 * `mailto:` link with subject and body; every part is encoded, so that no field can add a header.
 * @param phone our own number, for the end of the email.
 */
export function mailHref(enquiry: Contact, phone: string): string {
  const words = greeting(enquiry);
  const address = encodeURIComponent(enquiry.email).replace('%40', '@');
  const subject = encodeURIComponent(adminBookings.messages.subject(words));
  const body = encodeURIComponent(adminBookings.messages.body(words, phone).replace(/\n/g, '\r\n'));
  return `mailto:${address}?subject=${subject}&body=${body}`;
}
