import { site } from '@/content/site.ts';

const { city } = site.address;

/** Raas Garba while an edition is announced; `pages.raasGarba` is the page while none is. */
export const garbaText = {
  loading: 'Loading the garba nights...',
  failed: 'The garba nights could not be loaded.',
  failedHint: 'Check your connection and try again, or call us for the dates.',
  retry: 'Try again',

  seoTitle: (title: string) => `${title}: garba and dandiya in ${city} | ${site.name}`,
  seoDescription: (title: string, when: string, venue: string) =>
    `${[title, when, venue].filter(Boolean).join(', ')}. Nights, line-up, rules and passes of our Navratri garba in ${city}.`,

  sample: 'This is a sample edition. The real one will appear here once the company adds it.',
  when: 'When',
  where: 'Where',
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  datesOpen: 'Dates will be announced here',
  venueOpen: 'Venue will be announced here',

  nights: 'The nights',
  nightsLead: 'All times are Indian Standard Time.',
  nightsOpen: 'The nights and the artists will be announced here.',
  doors: 'Gates open',
  starts: 'Starts',
  ends: 'Ends',
  lineUp: 'Line-up',
  over: 'Over',
  off: 'Called off',
  offText: 'This night does not take place. Have you a pass for it?',
  offLink: 'See what happens to it',
  nightOf: (place: number) => `Night ${place}`,

  know: 'Before you come',
  rules: 'Rules',
  dressCode: 'What to wear',
  safety: 'If you need help',
  safetyText:
    'Tell any of our marshals, or call right away. These helplines are free and open 24 hours, anywhere in India.',
  helplines: [
    { label: 'Women’s helpline', number: '181' },
    { label: 'Emergency: police, fire, ambulance', number: '112' },
  ],

  venue: 'How to get there',
  map: 'Open the map',
  leaves: '(leaves this site)',
  faqs: 'Questions',
  sponsors: 'Our sponsors',

  passes: 'Passes',
  toSale: 'Passes and prices',
  onlyFromUs: `Passes are sold only by ${site.name}. Please do not buy from anyone else.`,
  whatsapp: 'WhatsApp',
  call: (phone: string) => `Call ${phone}`,
  whatsappText: (title: string) => `Hello, I have a question about ${title}.`,
  recap: (title: string) => `See the pictures: ${title}`,

  own: 'A private garba for your group',
  ownButton: 'Ask about a private garba',
} as const;

/** Meaning of each status for a visitor. `details` is the initial text of the enquiry form. */
export const garbaStatus = {
  announced: {
    label: 'Announced',
    from: (day: string) => `On sale from ${day}`,
    passes: 'The day on which passes go on sale is not fixed yet.',
    /** The day stays on one line. */
    passesFrom: (day: string) => `Passes go on sale on ${day.replaceAll(' ', '\u00A0')}.`,
    hint: 'Leave us your name and number, and we tell you when they do. This is free and does not reserve a pass.',
    button: 'Notify me about passes',
    details: (title: string) => `${title}: please tell me when passes go on sale.`,
  },
  on_sale: {
    label: 'Passes on sale',
    passes: 'Passes are on sale at our office, by phone and on WhatsApp.',
    hint: 'This website does not sell passes or take payments.',
    button: 'Ask for passes',
    details: (title: string) => `${title}: I would like passes. Nights and how many: `,
  },
  sold_out: {
    label: 'Sold out',
    passes: 'All passes are sold.',
    hint: 'Leave us your number, and we will call you if passes become available.',
    button: 'Tell me if passes become available',
    details: (title: string) => `${title}: please call me if passes become available. How many: `,
  },
  ended: {
    label: 'Over for this year',
    passes: 'This edition is over, and passes are no longer sold.',
    hint: 'Thank you to everyone who danced with us. Leave us your number, and we will tell you about the next one.',
    button: 'Tell me about the next one',
    details: (title: string) =>
      `After ${title}: please tell me when the next edition is announced.`,
  },
} as const;
