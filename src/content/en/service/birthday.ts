import { site } from '@/content/site.ts';
import type { MilestonesText, NoteText, ServiceText } from './serviceText.ts';
import { serviceSummaries } from './summaries.ts';

export const birthday: ServiceText = {
  seo: {
    title: `Birthday Party Planners in Patna | ${site.name}`,
    description:
      'First birthdays, children’s parties, eighteenths and sixtieths in Patna, with themes by age: decor, cake, games and food at home or in a hall.',
    keywords: [
      'birthday party planner Patna',
      'first birthday decoration',
      'balloon decoration Patna',
      'kids party Patna',
    ],
    image: '/og/birthday-cake.jpg',
  },
  intro: {
    ...serviceSummaries.birthday,
    paragraphs: [
      'At home, on a terrace or in a hall, we bring the backdrop, the balloons, the lights and the cake, and we take everything away again before the neighbours wake.',
      'For children we plan around naps and attention: an hour and a half, a game every fifteen minutes, food without queues, and somebody who watches the door.',
    ],
    picture: {
      src: '/pictures/birthday-cake.jpg',
      alt: 'Close-up of a tiered birthday cake with cream icing, sugar roses and lit candles, warm lights out of focus behind',
      focal: [0.57, 0.45],
    },
    service: 'birthday',
    button: 'Enquire about a birthday',
  },
  facts: [
    {
      title: 'Ask us',
      text: 'Two weeks ahead. Six days is possible, with fewer themes to choose from.',
    },
    {
      title: 'We need',
      text: 'Three hours before the guests, a socket and a lift, or stairs and patience.',
    },
    { title: 'We leave', text: 'The room as we found it, one hour after the last guest.' },
  ],
  inclusions: {
    title: 'What we bring, and take away',
    lead: 'At home or in a hall, the list is the same.',
    included: [
      'Backdrop, balloons and lights in two colours that you choose',
      'A table for the cake at the height of the one who blows',
      'A host who plays by age, with prizes that are not plastic',
      'Sound for songs and for one announcement',
      'Return gifts packed and named, from your list',
      'Everything that goes to waste, taken with us',
    ],
    apart: [
      'The cake: from your baker or ours, by the kilogram',
      'Food by the plate, with a children’s plate at half',
      'Magician, puppets or a photo booth, by the hour',
    ],
  },
  packages: [
    {
      name: 'At home',
      price: 'from ₹15,000',
      text: 'Up to twenty-five guests: backdrop, balloons, lights and two helpers for three hours.',
    },
    {
      name: 'A hall with games',
      price: 'from ₹48,000',
      text: 'Up to sixty guests: the theme in the whole room, host, sound and return gifts.',
    },
    {
      name: 'Eighteenth or sixtieth',
      price: 'on request',
      text: 'Stage, music and a dinner. Depends on the band as much as on the guests.',
    },
  ],
  steps: {
    title: 'So that parents can sit down',
    entries: [
      {
        title: 'Age, guests, address',
        text: 'Three answers by phone or WhatsApp. We send two themes with a figure.',
      },
      { title: 'You choose colours', text: 'And tell us the cartoon that is loved this month.' },
      {
        title: 'We set up',
        text: 'Three hours before. The cake comes last and goes straight to the cold.',
      },
      { title: 'We play, then sweep', text: 'Games, candles, photographs, gifts. Then the floor.' },
    ],
  },
  albums: { title: 'Parties from earlier', categories: ['Birthday Parties'] },
  events: { title: 'For families, soon', words: ['birthday', 'children', 'families'] },
  questions: [
    {
      question: 'Is helium safe in a flat?',
      answer:
        'The filled balloons are. The cylinder stays with our crew and leaves with them; for under-threes we use larger balloons, tied out of reach.',
    },
    {
      question: 'How long should a party for five-year-olds last?',
      answer:
        'An hour and a half, with the cake at sixty minutes. After that the best host in Patna cannot help you.',
    },
    {
      question: 'Can you work in our society’s club room?',
      answer:
        'Yes. Please ask the secretary about nails, tape and the hour music must stop; we keep to it and send a list of our people to the gate.',
    },
    {
      question: 'What about children with allergies?',
      answer:
        'Tell us with the enquiry. Their plates are cooked apart, carry their names and are handed over by one person.',
    },
  ],
  closing: {
    title: 'Who is turning how old?',
    text: 'Tell us the age, the date and about how many. Two themes and a figure come back the same day.',
  },
};

export const birthdayAges: MilestonesText = {
  title: 'By age',
  lead: 'A party is planned around the one in the middle, and around how long they can stand being in the middle.',
  entries: [
    {
      mark: '1',
      title: 'The first',
      text: 'A soft floor, a short programme between two naps, and a photograph with all four grandparents.',
      themes: ['Moon and stars', 'Little Krishna', 'Teal and gold'],
    },
    {
      mark: '5',
      title: 'Four to seven',
      text: 'A host who kneels, a game every fifteen minutes, and a cake that survives the journey.',
      themes: ['Jungle', 'Dinosaurs', 'Space'],
    },
    {
      mark: '10',
      title: 'Eight to twelve',
      text: 'Teams, a treasure hunt, a craft table, and no baby games whatsoever.',
      themes: ['Cricket night', 'Science lab', 'Detectives'],
    },
    {
      mark: '18',
      title: 'Eighteen',
      text: 'Music, lights and a guest list of their own. Parents get a table at a safe distance.',
      themes: ['Neon', 'Rooftop', 'Open mic'],
    },
    {
      mark: '60',
      title: 'Sixty and more',
      text: 'Old songs, old friends, and a microphone for those with a story to tell. Chairs with arms.',
      themes: ['Sepia', 'Mehfil', 'Garden lunch'],
    },
  ],
};

export const safetyNote: NoteText = {
  title: 'Somebody watches the door',
  paragraphs: [
    'At every children’s party one of our people does nothing else: they know which child came with whom, and no child leaves with anybody else. They carry the list of allergies, the plasters and the number of the nearest doctor.',
  ],
};
