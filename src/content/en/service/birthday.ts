import { site } from '@/content/site.ts';
import type { MilestonesText, NoteText, ServiceText } from './serviceText.ts';
import { serviceSummaries } from './summaries.ts';

const { city } = site.address;

export const birthday: ServiceText = {
  seo: {
    title: `Birthday Party Planners in ${city} | ${site.name}`,
    description: `First birthdays, children’s parties, eighteenths and sixtieths in ${city}, with themes by age: decor, cake, games and food at home or in a hall.`,
    keywords: [
      `birthday party planner ${city}`,
      'first birthday decoration',
      `balloon decoration ${city}`,
      `kids party ${city}`,
    ],
    image: '/og/birthday-cake.jpg',
  },
  intro: {
    ...serviceSummaries.birthday,
    paragraphs: [
      'At home, on a terrace or in a hall, we bring the backdrop, the balloons, the lights and the cake, and we clear everything away afterwards.',
      'For children we keep it short: an hour and a half, a game every fifteen minutes, food without queues, and someone to watch the door.',
    ],
    picture: {
      src: '/pictures/birthday.jpg',
      alt: 'A three-tier birthday cake with lit candles on a teal table under an arch of balloons, fairy lights behind',
      focal: [0.58, 0.68],
    },
    service: 'birthday',
    button: 'Enquire about a birthday',
  },
  facts: [
    {
      title: 'When to book',
      text: 'Two weeks ahead. Six days is possible, with fewer themes to choose from.',
    },
    {
      title: 'We need',
      text: 'Three hours before the guests arrive, a power socket, and a lift or easy stairs.',
    },
    { title: 'Afterwards', text: 'The room is clean again an hour after the last guest leaves.' },
  ],
  inclusions: {
    title: 'What we bring and take away',
    lead: 'The list is the same at home or in a hall.',
    included: [
      'Backdrop, balloons and lights in two colours of your choice',
      'A cake table at the right height for the birthday child',
      'A host with games for the age group, and prizes that are not plastic',
      'Sound for songs and announcements',
      'Return gifts packed and named, from your list',
      'All the waste, taken away with us',
    ],
    apart: [
      'The cake: from your baker or ours, charged by the kilo',
      'Food, charged per plate, with children’s plates at half price',
      'Magician, puppet show or photo booth, charged by the hour',
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
      text: 'Up to sixty guests: theme decor for the whole room, host, sound and return gifts.',
    },
    {
      name: 'Eighteenth or sixtieth',
      price: 'on request',
      text: 'Stage, music and dinner. The price depends on the band and the number of guests.',
    },
  ],
  steps: {
    title: 'So that parents can enjoy too',
    entries: [
      {
        title: 'Age, guests, address',
        text: 'Just these three, by phone or WhatsApp. We send two themes with prices.',
      },
      { title: 'You choose colours', text: 'And tell us this month’s favourite cartoon.' },
      {
        title: 'We set up',
        text: 'Three hours before. The cake comes last and goes straight into the fridge.',
      },
      {
        title: 'We play, then clean up',
        text: 'Games, candles, photographs, gifts. Then we clean the floor.',
      },
    ],
  },
  albumsTitle: 'From our birthday albums',
  eventsTitle: 'Coming up for families',
  questions: [
    {
      question: 'Is helium safe in a flat?',
      answer:
        'Yes, the filled balloons are. The cylinder stays with our team; for children under three we use larger balloons, tied out of reach.',
    },
    {
      question: 'How long should a party for five-year-olds last?',
      answer:
        'An hour and a half, with the cake after one hour. After that even the best host cannot keep them in one place.',
    },
    {
      question: 'Can you work in our society’s club room?',
      answer:
        'Yes. Please ask the secretary about nails, tape and when the music must stop; we follow the rules and send a list of our people to the gate.',
    },
    {
      question: 'What about children with allergies?',
      answer:
        'Tell us when you enquire. Their food is cooked separately, marked with their names and served by one person.',
    },
  ],
  closing: {
    title: 'Whose birthday is it?',
    text: 'Tell us the age, the date and roughly how many guests. We send two themes with prices the same day.',
  },
};

export const birthdayAges: MilestonesText = {
  title: 'By age',
  lead: 'Every party is planned around the birthday person and what they enjoy at that age.',
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
      text: 'A host who sits down and plays with them, a game every fifteen minutes, and a cake that arrives in one piece.',
      themes: ['Jungle', 'Dinosaurs', 'Space'],
    },
    {
      mark: '10',
      title: 'Eight to twelve',
      text: 'Teams, a treasure hunt, a craft table, and no baby games.',
      themes: ['Cricket night', 'Science lab', 'Detectives'],
    },
    {
      mark: '18',
      title: 'Eighteen',
      text: 'Music, lights and their own guest list. Parents get a table at a safe distance.',
      themes: ['Neon', 'Rooftop', 'Open mic'],
    },
    {
      mark: '60',
      title: 'Sixty and more',
      text: 'Old songs, old friends, and a microphone for those with a story to tell. Comfortable chairs.',
      themes: ['Old photographs', 'Mehfil', 'Garden lunch'],
    },
  ],
};

export const safetyNote: NoteText = {
  title: 'Someone always watches the door',
  paragraphs: [
    'At every children’s party one of our team does only this: they know which child came with whom, and no child leaves with anyone else. They also keep the allergy list, a first-aid kit and the number of the nearest doctor.',
  ],
};
