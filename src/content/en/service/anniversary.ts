import { site } from '@/content/site.ts';
import type { MilestonesText, NoteText, ServiceText } from './serviceText.ts';
import { serviceSummaries } from './summaries.ts';

export const anniversary: ServiceText = {
  seo: {
    title: `Anniversary Celebrations in Patna | ${site.name}`,
    description:
      'First, silver, golden and every other wedding anniversary in Patna: dinners for two, family evenings, themes by year and a second jaimala.',
    keywords: [
      'anniversary party Patna',
      'silver jubilee anniversary',
      'golden anniversary planner',
      'anniversary decoration',
    ],
    image: '/og/anniversary-roses.jpg',
  },
  intro: {
    ...serviceSummaries.anniversary,
    paragraphs: [
      'Tell us how many years and how many people. For the early ones we like a small table, candles and good food. For a silver or golden anniversary we bring back the music, the menu and, if they agree, the jaimala.',
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
    { title: 'Ask us', text: 'Ten days ahead for a dinner, six weeks for a silver jubilee.' },
    { title: 'Guests', text: 'Two, twenty or two hundred.' },
    { title: 'Where', text: 'Your terrace, a riverside table, a hall with a stage.' },
  ],
  inclusions: {
    title: 'What the evening holds',
    lead: 'Small things, mostly. They are what is remembered.',
    included: [
      'A visit to the place at the hour of the party, to see the real light',
      'Table, flowers, candles and a menu card with both names',
      'Old photographs collected, scanned and set in order',
      'A musician or a playlist from the year of the wedding',
      'Cake, garlands and a photographer for one hour',
      'A chair, a shawl and a short way to the table for every elder',
    ],
    apart: [
      'Food and drink by the plate, from our kitchen or the venue’s',
      'A film of the evening; photographs are included',
    ],
  },
  packages: [
    {
      name: 'Table for two',
      price: 'from ₹12,000',
      text: 'Terrace or garden, flowers, candles, one musician for an hour. Dinner apart.',
    },
    {
      name: 'Family evening',
      price: 'from ₹65,000',
      text: 'Thirty to eighty guests, photographs on a screen, decor, sound and a host.',
    },
    {
      name: 'Silver or golden',
      price: 'on request',
      text: 'Stage, second jaimala, music and food for the whole clan.',
    },
  ],
  steps: {
    title: 'Four calls, one evening',
    entries: [
      {
        title: 'You tell us the year',
        text: 'And what they are like: quiet, or first on the dance floor.',
      },
      { title: 'We suggest two evenings', text: 'One small, one large, each with its figure.' },
      {
        title: 'You lend us the album',
        text: 'Photographs are scanned in a day and come home the same week.',
      },
      {
        title: 'We light the lamps',
        text: 'An hour before the guests. You only have to bring the couple.',
      },
    ],
  },
  albums: { title: 'Evenings for two and two hundred', categories: ['Anniversary Celebrations'] },
  events: { title: 'An evening out, meanwhile', words: ['anniversary', 'ghazal', 'terrace'] },
  questions: [
    {
      question: 'It is a surprise. How do you keep it?',
      answer:
        'We speak to one person in the family and to nobody else. Bills, calls and deliveries go to that one number.',
    },
    {
      question: 'Can we repeat the jaimala?',
      answer:
        'Yes, and most couples laugh through it. Garlands, a small stage and a song from the first one; no priest is needed.',
    },
    {
      question: 'Our parents cannot sit for long. What do you suggest?',
      answer:
        'An early evening, food served at the table, a sofa in place of thrones, and a programme of forty minutes at most.',
    },
    {
      question: 'Is there a smallest number of guests?',
      answer: 'Two. We like those evenings very much.',
    },
  ],
  closing: {
    title: 'How many years is it?',
    text: 'Tell us that, and the date. We answer with two ways to spend the evening and what each would cost.',
  },
};

export const anniversaryMilestones: MilestonesText = {
  title: 'By the year',
  lead: 'Each has a material by tradition. We use it as a colour, not as a costume.',
  entries: [
    {
      mark: '1',
      title: 'Paper',
      text: 'The invitation card in a frame, letters to open, dinner where they first met, or as close as the traffic allows.',
      themes: ['Letters', 'Fairy lights', 'For two'],
    },
    {
      mark: '10',
      title: 'Tin',
      text: 'Friends from both offices, children allowed to stay up, lanterns of cut tin along the terrace.',
      themes: ['Lanterns', 'Live guitar', 'Thirty guests'],
    },
    {
      mark: '25',
      title: 'Silver',
      text: 'White flowers, silver thali, the second jaimala, and a film of twenty-five photographs, one a year.',
      themes: ['White and silver', 'Jaimala', 'The clan'],
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
      text: 'Lunch rather than dinner, marigold and brass, a havan if they wish, and every grandchild with a task.',
      themes: ['Marigold', 'Lunch', 'Four generations'],
    },
  ],
};

export const surpriseNote: NoteText = {
  title: 'Kept quiet',
  paragraphs: [
    'Surprises are safe with us: we speak to one person in the family, and nobody else’s phone rings. The van has no name on it, and the cake comes through the back door.',
  ],
};
