/**
 * Everything that makes the site one company's own. Another company edits this file (and its words in `content/en`).
 * The demo brand is fictitious, and so are its numbers and addresses: 555 numbers, the reserved `.example` domain.
 */

import type { PictureSrc } from './en/pageTypes.ts';

/** A firm's own mark, as a picture. Twice as wide as high or more, it carries the name itself. */
export type FirmLogo = { src: PictureSrc; width: number; height: number };

const office = '+91 612 555 0142';
const weddings = '+91 612 555 0143';

export const site = {
  name: 'Mandap Events',
  shortName: 'Mandap',
  /** Stands in the place of the drawing of `Logo.tsx`, and the icons are made of it; uploaded under Firm. */
  logo: null as FirmLogo | null,
  tagline: 'Weddings and events from Patna, arranged with care',
  /** These, the mails, the hours and the social link hold until the owner has saved others under Contact. */
  phones: [office, weddings],
  /** The number that call buttons dial. */
  phone: office,
  /** The number that has WhatsApp. */
  whatsapp: office,
  emails: ['hello@mandap.example', 'bookings@mandap.example'],
  /** Who answers complaints about personal data (DPDP Act): see `legalFacts.ts`. */
  grievanceEmail: 'privacy@mandap.example',
  address: {
    street: 'Sample House, Boring Road',
    city: 'Patna',
    state: 'Bihar',
    postcode: '800001',
    country: 'IN',
  },
  /** The places it works in besides its own city and state, as a sentence lists them. */
  alsoIn: 'Delhi and Ranchi',
  cities: ['Patna', 'Bihar', 'Delhi', 'Ranchi'] as readonly string[],
  /** Monday is 1. The shop of a wedding house opens on Sundays too. */
  hours: {
    days: [1, 2, 3, 4, 5, 6, 7],
    opens: '10:00',
    closes: '20:00',
  },
  /** The Instagram profile; empty where the owner keeps none among the social links. */
  social: {
    handle: '@mandap.events.example' as string,
    url: 'https://www.instagram.com/mandap.events.example/' as string,
  },
  /** Null: the demo firm has no tax number to show. */
  gstin: null as string | null,
  /** Shows 'Draft for legal review' on the privacy policy and the terms. False once a lawyer has read both. */
  legalDraft: true as boolean,
} as const;
