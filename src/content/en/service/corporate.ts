import { site } from '@/content/site.ts';
import type { ChecklistText, KindsText, NoteText, ServiceText } from './serviceText.ts';
import { serviceSummaries } from './summaries.ts';

const { city, state } = site.address;

export const corporate: ServiceText = {
  seo: {
    title: `Corporate Event Management in ${city} | ${site.name}`,
    description: `Conferences, seminars, launches, annual functions and award nights in ${city}, ${site.alsoIn}: stage, sound, a timed run sheet and a GST invoice.`,
    keywords: [
      `corporate events ${city}`,
      `conference organiser ${city}`,
      `product launch ${state}`,
      'award ceremony management',
    ],
    image: '/og/corporate-lectern.jpg',
  },
  intro: {
    ...serviceSummaries.corporate,
    paragraphs: [
      'Send us the agenda, the head count and the hall, or ask us to find one. We send back a floor plan, an equipment list and a run sheet timed to the minute.',
      'Speakers get a rehearsal, slides are tested on the actual screen, and someone stands by the stage with a spare of everything.',
    ],
    picture: {
      src: '/pictures/corporate-lectern.jpg',
      alt: 'A lectern with a microphone close up, the glowing screen and stage lights out of focus behind',
      focal: [0.25, 0.5],
    },
    service: 'corporate',
    button: 'Enquire about a corporate event',
  },
  facts: [
    {
      title: 'When to book',
      text: 'Three weeks ahead for a seminar, two months for an award night.',
    },
    { title: 'Quotation', text: 'With your purchase department within two working days.' },
    {
      title: 'Where',
      text: `${city}, ${site.alsoIn}, in hotels, auditoriums or on your own campus.`,
    },
  ],
  inclusions: {
    title: 'What we look after',
    lead: 'You decide the agenda and the guest list. Leave the rest to us.',
    included: [
      'Floor plan with seating, stage, screens, exits and cabling',
      'Registration desk, name badges and a list of who actually attended',
      'Run sheet timed to the minute, with one show caller on the headset',
      'Speaker desk: slides collected, tested and loaded in order',
      'Emcee or anchor, lamp lighting, mementoes and the order of photographs',
      'High tea served within twenty minutes, or a full dinner',
      'Recording, photographs within a day, and a short film if you want one',
    ],
    apart: [
      'Speakers’ fees and flights, booked on your account or ours',
      'Licences for recorded music, paid to the music society in your name',
      'Changes in print after you have approved the artwork',
    ],
  },
  packages: [
    {
      name: 'Half-day seminar',
      price: 'from ₹85,000',
      text: 'Up to eighty seats, one screen, two microphones, registration desk and tea.',
    },
    {
      name: 'Conference day',
      price: 'from ₹3,20,000',
      text: 'Up to two hundred and fifty seats, LED wall, two breakout rooms, lunch and a recording.',
    },
    {
      name: 'Launch or award night',
      price: 'on request',
      text: 'Stage set, lights, artist and dinner. Priced from your brief and the hall.',
    },
  ],
  steps: {
    title: 'From brief to last slide',
    entries: [
      { title: 'Brief', text: 'One call: purpose, people, date, and what must not go wrong.' },
      { title: 'Quotation', text: 'Itemised with quantities, easy to compare with others.' },
      {
        title: 'Site visit',
        text: 'We check power, ceiling height, loading door, network and parking.',
      },
      {
        title: 'Rehearsal and show',
        text: 'The evening before on the real stage; the next day, minute by minute.',
      },
    ],
  },
  albumsTitle: 'From our corporate albums',
  eventsTitle: 'On our calendar',
  questions: [
    {
      question: 'Can you register as a vendor with our purchase department?',
      answer:
        'Yes. Send us your form; we return it signed with bank details, PAN and declarations, usually within two working days.',
    },
    {
      question: 'What are your payment terms?',
      answer:
        'Half with the purchase order, half within fifteen days of the event. Longer terms are possible if agreed before we order anything.',
    },
    {
      question: 'Do you work with our agency’s creatives?',
      answer:
        'Yes. We send sizes and file formats the day the hall is fixed, and print a proof of the largest piece first.',
    },
    {
      question: 'What happens if the power fails?',
      answer:
        'Sound, screens and the podium light run on a second line with battery backup; the hall’s generator is tested under load the evening before.',
    },
  ],
  closing: {
    title: 'Send us the agenda',
    text: 'Even a rough one is fine. You get a floor plan and an itemised quotation, not a brochure.',
  },
};

export const corporateFormats: KindsText = {
  title: 'Seven formats, seven different days',
  lead: 'The same hall, set up differently. What matters most in each.',
  factLabel: 'Usual size',
  entries: [
    {
      title: 'Conference',
      fact: '150 to 600 seats',
      text: 'Who speaks from where, how long the breaks are, and where the second room is.',
    },
    {
      title: 'Seminar',
      fact: '40 to 120 seats',
      text: 'Tables to write on, a microphone to pass around, and lighting that keeps the screen readable.',
    },
    {
      title: 'Inauguration',
      fact: '50 to 300 guests',
      text: 'Protocol, lamp, ribbon, plaque, and a chief guest who may come forty minutes late.',
    },
    {
      title: 'Product launch',
      fact: '80 to 400 guests',
      text: 'One minute when everyone looks at the stage. The whole event is built around it.',
    },
    {
      title: 'Annual function',
      fact: '200 to 1,500 people',
      text: 'Families, children on stage, dinner in two batches and buses home for everyone.',
    },
    {
      title: 'Speech function',
      fact: '100 to 800 seats',
      text: 'Sound first, then the view from the last row, and water on the podium.',
    },
    {
      title: 'Award ceremony',
      fact: '120 to 500 guests',
      text: 'Names checked three times, trophies in the right order, and a short walk to the stage.',
    },
  ],
};

export const avChecklist: ChecklistText = {
  title: 'The AV checklist we bring to the site visit',
  lead: 'Use it freely, whoever you book.',
  groups: [
    {
      title: 'Sound',
      items: [
        'Microphones: two hand-held, two lapel, one on the podium',
        'A spare of each, with fresh batteries',
        'Speakers halfway down the hall if it is longer than 25 m',
      ],
    },
    {
      title: 'Picture',
      items: [
        'Screen high enough for the last row to read the bottom line',
        'Confidence monitor for the speaker',
        'Two laptops, one switcher, every adapter',
      ],
    },
    {
      title: 'Power and network',
      items: [
        'Load in kW, in writing, and the generator’s rating',
        'Separate line for lights',
        'Wired network for the live stream; the hall’s Wi-Fi is for guests',
      ],
    },
    {
      title: 'Stage',
      items: [
        'Steps with a rail, and a ramp',
        'Cables taped or covered at every crossing',
        'A clock that only the speaker can see',
      ],
    },
  ],
};

/** Label of the company's email address. */
export const rfqLabel = 'Send your RFQ to';

export const gstNote: NoteText = {
  title: 'One invoice, with GST',
  paragraphs: [
    'Your accounts department receives a single tax invoice for the whole event, made out to the name, GSTIN and place of supply that you give us with the order. Vendors’ bills stay with us.',
    'GST is shown separately in the quotation itself, so the purchase order and the invoice match to the rupee. The rate is the one in force on the invoice date; please confirm input tax credit with your accountant.',
  ],
};
