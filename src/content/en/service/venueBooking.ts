import { site } from '@/content/site.ts';
import type { ChecklistText, NoteText, ServiceText } from './serviceText.ts';
import { serviceSummaries } from './summaries.ts';

const { city } = site.address;

export const venueBooking: ServiceText = {
  seo: {
    title: `Venue Booking in ${city}: halls, lawns, banquets | ${site.name}`,
    description: `We shortlist, visit and book the hall or lawn for your wedding or event in ${city}, by date, guests and plate price, and read the terms first.`,
    keywords: [
      `venue booking ${city}`,
      'marriage hall booking',
      `banquet hall ${city}`,
      `lawn for wedding ${city}`,
    ],
    image: '/og/venue-hall.jpg',
  },
  intro: {
    ...serviceSummaries['venue-booking'],
    paragraphs: [
      'Give us the date, the guests and the area: Bailey Road, Gola Road, Digha, Gandhi Maidan or Saguna More, for example. We check which halls are free, what a plate costs and what is not included.',
      'Then we visit with you, read the terms before you sign, and make sure that the hall’s team and ours meet before the day.',
    ],
    picture: {
      src: '/pictures/hall-chandeliers.jpg',
      alt: 'Crystal chandeliers under the ceiling of a ballroom, a curtain of fairy lights behind',
      focal: [0.4, 0.45],
    },
    service: 'venue-booking',
    button: 'Ask for a visit',
  },
  facts: [
    {
      title: 'When to book',
      text: 'Three to four months before a lagan date; two weeks for a weekday.',
    },
    { title: 'You see', text: 'Three places in one afternoon, in our car if you like.' },
    { title: 'You sign', text: 'Directly with the venue. We never hold your advance.' },
  ],
  inclusions: {
    title: 'What we do for you',
    lead: 'We shortlist, visit and check the contract.',
    included: [
      'A list of three places that are free on your date and fit your guests',
      'One total price for each: plate, rent, decor, rooms, cleaning, generator',
      'A visit together, at the time of your function',
      'The contract read line by line, with our notes beside it',
      'Two dates held until the pandit decides, if the hall allows it',
      'A handover with photographs, before and after',
    ],
    apart: [
      'Rent and plates, which you pay to the venue',
      'Decor and catering, if you want them from us as well',
    ],
  },
  packages: [
    {
      name: 'Shortlist',
      price: 'on request',
      text: 'Three places with one total price each. Free of charge if we also plan the event.',
    },
    {
      name: 'Visit and contract',
      price: 'from ₹5,000',
      text: 'One afternoon, up to three places, and the terms read before you sign.',
    },
    {
      name: 'Venue and event',
      price: 'on request',
      text: 'The hall, decor, food and our event team in one quotation.',
    },
  ],
  steps: {
    title: 'How a visit works',
    entries: [
      {
        title: 'Send date and guests',
        text: 'With the area, and whether you have your own caterer.',
      },
      {
        title: 'We call three places',
        text: 'Within a day we tell you which are free and what they charge.',
      },
      {
        title: 'We visit together',
        text: 'With a measuring tape, a checklist and your elders’ questions. It takes an afternoon.',
      },
      {
        title: 'You decide',
        text: 'Take your time, then sign with the one you like. We inform the others.',
      },
    ],
  },
  albumsTitle: 'Halls and lawns',
  eventsTitle: 'Come and meet us',
  questions: [
    {
      question: 'Do the venues pay you a commission?',
      answer:
        'Some offer one. If we take it, we show it on your sheet; it does not decide which three places you see.',
    },
    {
      question: 'How early are good dates booked?',
      answer:
        'In the lagan season three to four months ahead. Sundays and the first lagan after Kharmas go first.',
    },
    {
      question: 'Can we bring our own caterer?',
      answer:
        'Some halls allow only their own kitchen, others allow an outside caterer for a fee. It is the first thing we ask, and our directory shows it.',
    },
    {
      question: 'What if the date changes?',
      answer:
        'It depends on the contract: how much of the advance is kept, and until when you can change the date. We get this written in before you pay.',
    },
  ],
  closing: {
    title: 'Three places, one afternoon',
    text: 'Send us the date, the guests and the area. We will suggest three places and a time to visit them.',
  },
};

export const directoryTeaser = {
  title: 'Browse venues first',
  text: `Our directory lists halls, lawns and banquets in ${city} by area, guests and price per plate, with rooms, parking and whether an outside caterer is allowed.`,
  button: `Search venues in ${city}`,
  areasTitle: 'Areas we know well',
  areas: [
    'Bailey Road',
    'Boring Canal Road',
    'Digha-Ashiana',
    'Exhibition Road',
    'Fraser Road',
    'Gandhi Maidan',
    'Gola Road',
    'Rajiv Nagar',
    'Saguna More',
  ],
} as const;

export const venueChecks: ChecklistText = {
  title: 'What we check at the visit',
  lead: 'Take it along, even if you go without us.',
  groups: [
    {
      title: 'Space for everyone',
      items: [
        'How many guests can sit and eat at one time',
        'A covered backup for the lawn',
        'Rooms for both families, and from what time',
      ],
    },
    {
      title: 'One price',
      items: [
        'Plate, rent, decor, cleaning and generator, added up',
        'Tax: on the plate, or on everything',
        'What each plate above the agreed number costs',
      ],
    },
    {
      title: 'Getting in',
      items: [
        'Parking on a lagan night, and who parks the cars',
        'A ramp or a lift for wheelchairs',
        'Where the baraat gathers, and where it can dance',
      ],
    },
    {
      title: 'The fine print',
      items: [
        'What is refunded if the date changes',
        'Outside caterer and decorator: allowed or not, and for what fee',
        'When the music must stop',
      ],
    },
  ],
};

export const visitNote: NoteText = {
  title: 'What to bring to a visit',
  paragraphs: [
    'The guest list for each function, not only the total. The elder who asks the hardest questions. And come at the right time: a lawn at noon looks very different from a lawn at 9 pm.',
  ],
};
