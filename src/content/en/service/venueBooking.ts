import { site } from '@/content/site.ts';
import type { ChecklistText, NoteText, ServiceText } from './serviceText.ts';
import { serviceSummaries } from './summaries.ts';

export const venueBooking: ServiceText = {
  seo: {
    title: `Venue Booking in Patna: halls, lawns, banquets | ${site.name}`,
    description:
      'We shortlist, visit and book the hall or lawn for your wedding or event in Patna, by date, guests and plate price, and read the terms first.',
    keywords: [
      'venue booking Patna',
      'marriage hall booking',
      'banquet hall Patna',
      'lawn for wedding Patna',
    ],
    image: '/og/venue-hall.jpg',
  },
  intro: {
    ...serviceSummaries['venue-booking'],
    paragraphs: [
      'Give us the date, the guests and the part of town: Bailey Road, Gola Road, Digha, Gandhi Maidan or Saguna More, say. We check who is free, what a plate costs and what is not included.',
      'Then we visit with you, read the terms before you sign, and see that the hall’s own crew and ours do not meet for the first time on the day.',
    ],
    picture: {
      src: '/pictures/venue-hall.jpg',
      alt: 'An empty banquet hall with draped ceiling, chandeliers, flower stands along a red aisle and a lit stage at its end',
      focal: [0.5, 0.52],
    },
    service: 'venue-booking',
    button: 'Ask for a visit',
  },
  facts: [
    { title: 'Ask us', text: 'Three to four months before a lagan date; two weeks for a weekday.' },
    { title: 'You see', text: 'Three places on one afternoon, in our car if you like.' },
    { title: 'You sign', text: 'With the venue itself. We never hold your advance.' },
  ],
  inclusions: {
    title: 'What we do for you',
    lead: 'The search, the visit and the small print.',
    included: [
      'A list of three places that are free on your date and fit your guests',
      'One figure for each: plate, rent, decor, rooms, cleaning, generator',
      'A visit together, at the hour of your function',
      'The contract read line by line, with our notes in the margin',
      'Two dates held while the priest decides, where the hall allows it',
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
      text: 'Three places with one figure each. Free of charge where we plan the event as well.',
    },
    {
      name: 'Visit and contract',
      price: 'from ₹5,000',
      text: 'One afternoon, up to three places, and the terms read before you sign.',
    },
    {
      name: 'Venue and event',
      price: 'on request',
      text: 'The hall with decor, food and floor team, on one sheet.',
    },
  ],
  steps: {
    title: 'Ask for a visit',
    entries: [
      {
        title: 'Send date and guests',
        text: 'With the part of town, and whether the food comes with you.',
      },
      {
        title: 'We call three places',
        text: 'You hear within a day which are free and what they ask.',
      },
      {
        title: 'We go and look',
        text: 'With a tape, a list and your elders’ questions. It takes an afternoon.',
      },
      {
        title: 'You sleep on it',
        text: 'Then sign with the one you like. We keep the others waiting politely.',
      },
    ],
  },
  albums: { title: 'Rooms before the guests', categories: ['Venues and Catering'] },
  events: { title: 'Come and ask us', words: ['venue', 'hall', 'house'] },
  questions: [
    {
      question: 'Do the venues pay you a commission?',
      answer:
        'Some offer one. If we take it, it stands on your sheet; it does not decide which three places you see.',
    },
    {
      question: 'How far ahead are good dates gone?',
      answer:
        'In the lagan season three to four months. Sundays and the first lagan after Kharmas go first.',
    },
    {
      question: 'Can we bring our own caterer?',
      answer:
        'Some halls allow their own kitchen only, others take an outside caterer for a fee. It is the first thing we ask, and it stands in our directory.',
    },
    {
      question: 'What if the date moves?',
      answer:
        'Then the contract counts: how much of the advance is kept, and until when the date may be changed. We have it written in before you pay.',
    },
  ],
  closing: {
    title: 'Three places, one afternoon',
    text: 'Send the date, the guests and the part of town. We name three places and a time to look at them.',
  },
};

export const directoryTeaser = {
  title: 'Look around first',
  text: 'Our directory lists halls, lawns and banquets in Patna by area, guests and price of a plate, with rooms, parking and whether an outside caterer may come in.',
  button: 'Search venues in Patna',
  areasTitle: 'Parts of town we know well',
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
      title: 'Room for everybody',
      items: [
        'Guests seated to eat at one time, not standing',
        'A covered plan for the lawn',
        'Rooms for both families, and from what hour',
      ],
    },
    {
      title: 'One price',
      items: [
        'Plate, rent, decor, cleaning and generator, added up',
        'Tax: on the plate, or on everything',
        'What a plate above the agreed number costs',
      ],
    },
    {
      title: 'The way in',
      items: [
        'Cars on a lagan night, and who parks them',
        'A ramp or a lift for the wheelchair',
        'Where the barat gathers, and where it may dance',
      ],
    },
    {
      title: 'The small print',
      items: [
        'What is returned if the date moves',
        'Outside caterer and decorator: allowed, and for what fee',
        'The hour the music stops',
      ],
    },
  ],
};

export const visitNote: NoteText = {
  title: 'What to bring to a visit',
  paragraphs: [
    'The guest list by function, not only the total. The elder who asks the hardest questions. And the hour: a lawn at noon tells you little about a lawn at nine.',
  ],
};
