import { site } from '@/content/site.ts';
import type { ChecklistText, KindsText, NoteText, ServiceText } from './serviceText.ts';
import { serviceSummaries } from './summaries.ts';

export const corporate: ServiceText = {
  seo: {
    title: `Corporate Event Management in Patna | ${site.name}`,
    description:
      'Conferences, seminars, launches, annual functions and award nights in Patna, Ranchi and Delhi: stage, sound, a timed run sheet and a GST invoice.',
    keywords: [
      'corporate events Patna',
      'conference organiser Patna',
      'product launch Bihar',
      'award ceremony management',
    ],
    image: '/og/corporate-lectern.jpg',
  },
  intro: {
    ...serviceSummaries.corporate,
    paragraphs: [
      'Send us the agenda, the head count and the hall, or ask us for a hall. We return a floor plan, a technical list and a run sheet timed to the minute.',
      'Speakers get a rehearsal, slides are tested on the real screen, and someone stands beside the stage with a spare of everything.',
    ],
    picture: {
      src: '/pictures/corporate-lectern.jpg',
      alt: 'A lectern with a microphone close up, the glowing screen and stage lights out of focus behind',
      focal: [0.25, 0.5],
    },
    service: 'corporate',
    button: 'Enquire about a company event',
  },
  facts: [
    { title: 'Ask us', text: 'Three weeks ahead for a seminar, two months for an award night.' },
    { title: 'You receive', text: 'A quotation for your purchase desk within two working days.' },
    {
      title: 'Where',
      text: 'Patna, Ranchi and Delhi, in hotels, auditoriums and on your own campus.',
    },
  ],
  inclusions: {
    title: 'What we look after',
    lead: 'You keep the agenda and the guest list. The rest can be ours.',
    included: [
      'Floor plan with seating, stage, screens, exits and cable runs',
      'Registration desk, name badges and a list of who really came',
      'Run sheet timed to the minute, with one caller on the headset',
      'Speaker desk: slides collected, tested and loaded in order',
      'Compère, lamp lighting, mementoes and the order of photographs',
      'High tea that is over in twenty minutes, or a dinner that is not',
      'Recording, photographs within a day, and a short film if you want one',
    ],
    apart: [
      'Speakers’ fees and flights, booked on your account or ours',
      'Licences for recorded music, paid to the society in your name',
      'Printing after the artwork has been approved twice',
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
      { title: 'Brief', text: 'One call: purpose, people, date, and what may not go wrong.' },
      { title: 'Quotation', text: 'By line and quantity, ready to be compared with two others.' },
      {
        title: 'Site visit',
        text: 'Power, ceiling height, loading door, network and parking, measured.',
      },
      {
        title: 'Rehearsal and show',
        text: 'The evening before on the real stage; the next day by the minute.',
      },
    ],
  },
  albums: { title: 'Stages we have set', categories: ['Corporate Events'] },
  events: {
    title: 'On our calendar',
    words: ['corporate', 'conference', 'seminar', 'business'],
  },
  questions: [
    {
      question: 'Can you register as a vendor with our purchase department?',
      answer:
        'Yes. Send us your form; bank details, PAN and declarations come back signed, usually within two working days.',
    },
    {
      question: 'What are your payment terms?',
      answer:
        'Half with the purchase order, half within fifteen days of the event. Longer terms are possible if they are agreed before we order.',
    },
    {
      question: 'Do you work with our agency’s creative?',
      answer:
        'Yes. We send sizes and file types the day the hall is fixed, and print a proof of the largest piece first.',
    },
    {
      question: 'What happens if the power fails?',
      answer:
        'Sound, screens and the lectern light run from a second line with a battery in between; the hall’s generator is tested under load the evening before.',
    },
  ],
  closing: {
    title: 'Send us the agenda',
    text: 'Even a rough one. You get a floor plan and a quotation by line, not a brochure.',
  },
};

export const corporateFormats: KindsText = {
  title: 'Seven formats, seven different days',
  lead: 'The same hall, set another way. What we ask first about each.',
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
      text: 'Tables to write on, a microphone that travels, and light that leaves the screen readable.',
    },
    {
      title: 'Inauguration',
      fact: '50 to 300 guests',
      text: 'Protocol, lamp, ribbon, plaque, and a chief guest who may come forty minutes late.',
    },
    {
      title: 'Product launch',
      fact: '80 to 400 guests',
      text: 'One minute in which everybody looks the same way. The evening is built around it.',
    },
    {
      title: 'Annual function',
      fact: '200 to 1,500 people',
      text: 'Families, children on stage, dinner in two sittings and buses that leave full.',
    },
    {
      title: 'Speech function',
      fact: '100 to 800 seats',
      text: 'Sound first. Then the view from the last row, and water on the lectern.',
    },
    {
      title: 'Award ceremony',
      fact: '120 to 500 guests',
      text: 'Names checked three times, trophies in the order of the list, a walk of under ten seconds.',
    },
  ],
};

export const avChecklist: ChecklistText = {
  title: 'The AV checklist we bring to the site visit',
  lead: 'Yours to keep, whoever you book.',
  groups: [
    {
      title: 'Sound',
      items: [
        'Microphones: two hand-held, two lapel, one on the lectern',
        'A spare of each, with fresh batteries',
        'Speakers halfway down the hall if it is longer than 25 m',
      ],
    },
    {
      title: 'Picture',
      items: [
        'Screen height so that the last row sees the bottom line',
        'Confidence monitor for the speaker',
        'Two laptops, one switch, every adapter',
      ],
    },
    {
      title: 'Power and network',
      items: [
        'Load in kW, written down, and the generator’s rating',
        'Separate line for lights',
        'Wired network for the stream; the hall’s wireless is for guests',
      ],
    },
    {
      title: 'Stage',
      items: [
        'Steps with a rail, and a ramp',
        'Cables taped or covered at every crossing',
        'A clock that only the speaker sees',
      ],
    },
  ],
};

export const gstNote: NoteText = {
  title: 'One invoice, with GST',
  paragraphs: [
    'Your accounts department receives a single tax invoice for the whole event, made out to the name, GSTIN and place of supply that you give us with the order. Vendors’ bills stay with us.',
    'The tax stands on a line of its own in the quotation already, so the purchase order and the invoice agree to the rupee. Rates are those in force on the day of the invoice; please confirm input credit with your accountant.',
  ],
};
