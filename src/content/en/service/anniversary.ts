import { site } from '@/content/site.ts';
import type { MilestonesText, NoteText, ServiceText } from './serviceText.ts';
import { serviceSummaries } from './summaries.ts';

const { city } = site.address;

export const anniversary: ServiceText = {
  seo: {
    title: `Anniversary Celebrations in ${city} | ${site.name}`,
    description: `First, silver, golden and every other wedding anniversary in ${city}: dinners for two, family evenings, themes by year and a second jaimala.`,
    keywords: [
      `anniversary party ${city}`,
      'silver jubilee anniversary',
      'golden anniversary planner',
      'anniversary decoration',
    ],
    image: '/og/anniversary-roses.jpg',
  },
  intro: {
    ...serviceSummaries.anniversary,
    paragraphs: [
      'Tell us how many years and how many people. For the early years we suggest a small table, candles and good food. For a silver or golden anniversary we bring back the music, the menu and, if they agree, the jaimala.',
    ],
    picture: {
      src: '/pictures/anniversary-roses.jpg',
      alt: 'Close-up of red roses and lit candles on a table set for two, city lights out of focus behind',
      focal: [0.5, 0.7],
    },
    service: 'anniversary',
    button: 'Enquire about an anniversary',
  },
  facts: [
    { title: 'When to book', text: 'Ten days ahead for a dinner, six weeks for a silver jubilee.' },
    { title: 'Guests', text: 'Two, twenty or two hundred.' },
    { title: 'Where', text: 'Your terrace, a table by the river or a hall with a stage.' },
  ],
  inclusions: {
    title: 'What the evening includes',
    lead: 'Mostly small things. They are what people remember.',
    included: [
      'A visit to the place at the time of the party, to check the light',
      'Table, flowers, candles and a menu card with both names',
      'Old photographs collected, scanned and arranged',
      'A musician or a playlist of songs from their wedding year',
      'Cake, garlands and a photographer for one hour',
      'A chair, a shawl and a table close by for every elder',
    ],
    apart: [
      'Food and drinks, charged per plate, from our kitchen or the venue’s',
      'A film of the evening; photographs are included',
    ],
  },
  packages: [
    {
      name: 'Table for two',
      price: 'from ₹12,000',
      text: 'Terrace or garden, flowers, candles, one musician for an hour. Dinner is extra.',
    },
    {
      name: 'Family evening',
      price: 'from ₹65,000',
      text: 'Thirty to eighty guests, photographs on a screen, decor, sound and a host.',
    },
    {
      name: 'Silver or golden',
      price: 'on request',
      text: 'Stage, second jaimala, music and food for the whole family.',
    },
  ],
  steps: {
    title: 'Four simple steps',
    entries: [
      {
        title: 'You tell us the year',
        text: 'And what they are like: quiet, or first on the dance floor.',
      },
      { title: 'We suggest two evenings', text: 'One small, one large, each with its price.' },
      {
        title: 'You lend us the album',
        text: 'We scan the photographs in a day and return the album the same week.',
      },
      {
        title: 'We light the lamps',
        text: 'An hour before the guests arrive. You only have to bring the couple.',
      },
    ],
  },
  albumsTitle: 'From our anniversary albums',
  eventsTitle: 'An evening out',
  questions: [
    {
      question: 'It is a surprise. How do you keep it secret?',
      answer:
        'We speak to only one person in the family. Bills, calls and deliveries go to that one number.',
    },
    {
      question: 'Can we repeat the jaimala?',
      answer:
        'Yes, and most couples laugh all through it. We arrange garlands, a small stage and a song from the first one; no pandit is needed.',
    },
    {
      question: 'Our parents cannot sit for long. What do you suggest?',
      answer:
        'An early evening, food served at the table, a comfortable sofa and a programme of forty minutes at most.',
    },
    {
      question: 'Is there a minimum number of guests?',
      answer: 'Two. We love those evenings.',
    },
  ],
  closing: {
    title: 'How many years is it?',
    text: 'Tell us that, and the date. We will suggest two ways to celebrate, with the cost of each.',
  },
};

export const anniversaryMilestones: MilestonesText = {
  title: 'By the year',
  lead: 'Each year has its traditional material. We use it as the theme of the decor.',
  entries: [
    {
      mark: '1',
      title: 'Paper',
      text: 'The invitation card in a frame, letters to open, and dinner where they first met, or as near as possible.',
      themes: ['Letters', 'Fairy lights', 'For two'],
    },
    {
      mark: '10',
      title: 'Tin',
      text: 'Friends from both offices, children allowed to stay up late, and tin lanterns along the terrace.',
      themes: ['Lanterns', 'Live guitar', 'Thirty guests'],
    },
    {
      mark: '25',
      title: 'Silver',
      text: 'White flowers, a silver thali, a second jaimala, and a film of twenty-five photographs, one for each year.',
      themes: ['White and silver', 'Jaimala', 'Whole family'],
    },
    {
      mark: '40',
      title: 'Ruby',
      text: 'Deep red roses, old film songs sung live, and a microphone for the brothers and sisters.',
      themes: ['Red roses', 'Old songs', 'Family stage'],
    },
    {
      mark: '50',
      title: 'Gold',
      text: 'Lunch instead of dinner, marigolds and brass, a havan if they wish, and something to do for every grandchild.',
      themes: ['Marigold', 'Lunch', 'Four generations'],
    },
  ],
};

export const surpriseNote: NoteText = {
  title: 'Your secret is safe',
  paragraphs: [
    'Planning a surprise? Nobody else’s phone rings, our van has no name on it, and the cake comes in through the back door.',
  ],
};
