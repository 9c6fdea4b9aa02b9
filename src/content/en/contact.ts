/** Texts of the contact page besides its introduction (`pages.ts`) and its form (`enquiry.ts`). */
export const contactText = {
  title: 'Reach us',
  lead: 'Write or call with the date, the place and the number of guests, and we answer with a first idea of plan and price.',
  phone: 'Phone',
  email: 'Email',
  address: 'Office',
  hours: 'Opening hours',
  map: 'Show on the map',
  mapOf: (place: string) =>
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`,
  chatWithUs: 'Chat with us on WhatsApp',
  chatText: 'Namaste, I would like to plan an event.',
  loading: 'Loading...',
  /** Specification section 8. */
  missing: 'Contact info not available.',
} as const;
