/**
 * Everything that makes the site one company's own. Another company edits this file (and its words in `content/en`).
 * The demo brand is fictitious, and so are its numbers and addresses: 555 numbers, the reserved `.example` domain.
 */

export type Phone = {
  /** As a person reads it. */
  display: string;
  /** As `tel:` wants it (E.164). */
  e164: string;
};

const office: Phone = { display: '+91 612 555 0142', e164: '+916125550142' };
const weddings: Phone = { display: '+91 612 555 0143', e164: '+916125550143' };

export const site = {
  name: 'Mandap Events',
  shortName: 'Mandap',
  tagline: 'Weddings and events from Patna, arranged with care',
  /** The number behind every call link of the frame. */
  phone: office,
  phones: [office, weddings],
  /** Digits only, as wa.me wants it. */
  whatsapp: '916125550142',
  emails: ['hello@mandap.example', 'bookings@mandap.example'],
  address: {
    street: 'Sample House, Boring Road',
    city: 'Patna',
    state: 'Bihar',
    postcode: '800001',
    country: 'IN',
  },
  cities: ['Patna', 'Bihar', 'Delhi', 'Ranchi'],
  /** Monday is 1. The shop of a wedding house opens on Sundays too. */
  hours: {
    days: [1, 2, 3, 4, 5, 6, 7],
    opens: '10:00',
    closes: '20:00',
    display: 'Every day, 10 am to 8 pm',
  },
  social: {
    network: 'Instagram',
    handle: '@mandap.events.example',
    url: 'https://www.instagram.com/mandap.events.example/',
  },
  /** Null: the demo firm has no tax number to show. */
  gstin: null,
  /** Shows 'Draft for legal review' on the privacy policy and the terms. False once a lawyer has read both. */
  legalDraft: true,
} as const;

/** A call link. */
export function telHref(phone: Phone): string {
  return `tel:${phone.e164}`;
}

/** A chat with the company; with `text`, that text stands ready to be sent. */
export function whatsappHref(text?: string): string {
  const chat = `https://wa.me/${site.whatsapp}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}
