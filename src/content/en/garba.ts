import { site } from '@/content/site.ts';

/** Raas Garba while an edition is announced; `pages.raasGarba` is the page while none is. */
export const garbaText = {
  loading: 'Loading the garba nights...',
  failed: 'The garba nights could not be loaded.',
  failedHint: 'Check your connection and try again, or call us: we know them by heart.',
  retry: 'Try again',

  seoTitle: (title: string) => `${title}: garba and dandiya in Patna | ${site.name}`,
  seoDescription: (title: string, when: string, venue: string) =>
    `${[title, when, venue].filter(Boolean).join(', ')}. Nights, line-up, rules and passes of our Navratri garba in Patna.`,

  sample: 'A sample edition: it shows what stands here once the company adds its own.',
  when: 'When',
  where: 'Where',
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  datesOpen: 'Dates are announced here',
  venueOpen: 'Venue is announced here',

  nights: 'The nights',
  nightsLead: 'All times are Patna’s.',
  nightsOpen: 'The nights and who plays on them are announced here.',
  doors: 'Gates',
  starts: 'Begins',
  ends: 'Until',
  lineUp: 'Line-up',
  over: 'Over',
  nightOf: (place: number) => `Night ${place}`,

  know: 'Before you come',
  rules: 'Rules of the ground',
  dressCode: 'What to wear',
  safety: 'If something is wrong',
  safetyText:
    'Tell any marshal, or call at once. These numbers are free and answered day and night, all over India.',
  helplines: [
    { label: 'Women’s helpline', number: '181' },
    { label: 'Emergency: police, fire, ambulance', number: '112' },
  ],

  venue: 'How to get there',
  map: 'Open the map',
  mapLeaves: '(leaves this site)',
  faqs: 'Questions',

  passes: 'Passes',
  onlyFromUs: `Passes come from ${site.name} only. Whoever else offers you one does not have it from us.`,
  whatsapp: 'WhatsApp',
  call: (phone: string) => `Call ${phone}`,
  whatsappText: (title: string) => `Hello, I have a question about ${title}.`,
  recap: (title: string) => `Look at the pictures: ${title}`,

  own: 'A garba of your own',
  ownButton: 'Ask about a private garba',
} as const;

/** What each status means for a visitor. `details` is what the enquiry form starts with. */
export const garbaStatus = {
  announced: {
    label: 'Announced',
    passes: 'The day on which passes go on sale is not fixed yet.',
    passesFrom: (day: string) => `Passes go on sale on ${day}.`,
    hint: 'Leave us your number, and we write to you when they do. That holds no pass and costs nothing.',
    button: 'Tell me when passes open',
    details: (title: string) => `${title}: please tell me when passes go on sale.`,
  },
  on_sale: {
    label: 'Passes on sale',
    passes: 'Passes are on sale at our office, by phone and on WhatsApp.',
    hint: 'This website itself sells none and takes no payment.',
    button: 'Ask for passes',
    details: (title: string) => `${title}: I would like passes. Nights and how many: `,
  },
  sold_out: {
    label: 'Sold out',
    passes: 'All passes are sold.',
    hint: 'Leave us your number, and we call you if passes come back.',
    button: 'Ask for passes that come back',
    details: (title: string) => `${title}: please call me if passes come back. How many: `,
  },
  ended: {
    label: 'Over for this year',
    passes: 'This edition is over, and its passes are no longer sold.',
    hint: 'Thank you to everybody who danced. Leave us your number, and we tell you of the next one.',
    button: 'Tell me about the next one',
    details: (title: string) =>
      `After ${title}: please tell me when the next edition is announced.`,
  },
} as const;
