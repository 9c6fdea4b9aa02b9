/**
 * Everything that makes the site one company's own. Another company edits this file (and its texts in `content/en`).
 * The demo brand is fictitious, and so are its numbers and addresses: 555 numbers, the reserved `.example` domain.
 */

import type { PictureSrc } from './en/pageTypes.ts';

/** The company's logo. If at least twice as wide as high, it contains the name. */
export type FirmLogo = { src: PictureSrc; width: number; height: number };

const office = '+91 612 555 0142';
const weddings = '+91 612 555 0143';

export const site = {
  name: 'Mandap Events',
  shortName: 'Mandap',
  /** Replaces the drawing of `Logo.tsx` and is the source of the icons; uploaded under Firm. */
  logo: null as FirmLogo | null,
  tagline: 'Weddings and events from Patna, arranged with care',
  /** Defaults of phones, email addresses, hours and social link until the owner saves others under Contact. */
  phones: [office, weddings],
  /** Number of the call buttons. */
  phone: office,
  /** Number with WhatsApp. */
  whatsapp: office,
  emails: ['hello@mandap.example', 'bookings@mandap.example'],
  /** Contact for complaints about personal data (DPDP Act): see `legalFacts.ts`. */
  grievanceEmail: 'privacy@mandap.example',
  address: {
    street: 'Sample House, Boring Road',
    city: 'Patna',
    state: 'Bihar',
    postcode: '800001',
    country: 'IN',
  },
  /** Further places besides its own city and state, as part of a sentence. */
  alsoIn: 'Delhi and Ranchi',
  cities: ['Patna', 'Bihar', 'Delhi', 'Ranchi'] as readonly string[],
  /** Monday is 1. Open on Sundays, too. */
  hours: {
    days: [1, 2, 3, 4, 5, 6, 7],
    opens: '10:00',
    closes: '20:00',
  },
  /** The Instagram profile; empty if the owner has none among the social links. */
  social: {
    handle: '@mandap.events.example' as string,
    url: 'https://www.instagram.com/mandap.events.example/' as string,
  },
  /** Null: the demo company has no GST number. */
  gstin: null as string | null,
  /** Shows 'Draft for legal review' on the privacy policy and the terms. Set to false after a lawyer's review. */
  legalDraft: true as boolean,
} as const;
