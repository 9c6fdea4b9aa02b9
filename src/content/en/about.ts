import { site } from '@/content/site.ts';
import type { PagePoint } from './pageTypes.ts';
import type { Question } from './service/serviceText.ts';

const { city, state } = site.address;

/** Texts of the About page after its introduction. Numbers, team and clients are in their own files. */
export const storyText: { title: string; paragraphs: readonly string[] } = {
  title: 'How it began',
  paragraphs: [
    'It began with a cousin’s wedding on a terrace in Kankarbagh: two hundred guests, one generator, and a to-do list on the back of an envelope. The generator failed during the jaimala. The list did not.',
    'That list became our work. Six years later it is a run sheet with a name against every task, and the backup generator is tested the evening before. We still write everything down.',
    'We added advertising because clients kept asking who had designed the invitation. Now the card, the hoarding and the social media posts can come from the team that runs the event.',
  ],
};

export const valuesText: { title: string; lead: string; entries: readonly PagePoint[] } = {
  title: 'What we believe in',
  lead: 'Four rules on our office wall. They have lost us a few jobs and won us many more.',
  entries: [
    {
      title: 'Price first',
      text: 'You know what something costs before you set your heart on it.',
    },
    {
      title: 'Elders come first',
      text: 'Shade, a comfortable chair and food close by. Everything else comes after that.',
    },
    {
      title: 'Workers are paid the same night',
      text: 'Flower sellers, helpers and musicians do not wait for their money, and they get a proper meal.',
    },
    {
      title: 'Leave the place clean',
      text: 'Leaf plates, cloth instead of thermocol, and flowers sent for compost the next morning.',
    },
  ],
};

/** City and state of the office, then the other places of `site.cities`. */
export const citiesText: {
  title: string;
  lead: string;
  cities: readonly { name: string; text: string }[];
} = {
  title: 'Where we work',
  lead: 'One team, four places. Travel is shown in your quotation, so there is no surprise.',
  cities: [
    { name: city, text: 'Our office, our decor store and most of our events.' },
    {
      name: state,
      text: 'Gaya, Muzaffarpur, Darbhanga, Bhagalpur and the villages in between, with our own generator.',
    },
    {
      name: site.cities[2] ?? '',
      text: `Weddings of families from ${state}, and corporate events, with two local partners.`,
    },
    {
      name: site.cities[3] ?? '',
      text: 'We arrive the day before, so that everything is ready on time.',
    },
  ].filter(({ name }) => name),
};

export const processText: { title: string; entries: readonly PagePoint[] } = {
  title: 'How we work',
  entries: [
    {
      title: 'We listen',
      text: 'Date, place, number of guests and what matters most to the elders. Half an hour is enough.',
    },
    {
      title: 'We write it down',
      text: 'A plan and a budget on one sheet, showing what is fixed and what can still change.',
    },
    {
      title: 'You see and taste',
      text: 'You see the design on paper and taste the food. Nothing is ordered before you say yes.',
    },
    {
      title: 'We run the day',
      text: 'One person is in charge at the venue, and on the phone, until the venue is handed back.',
    },
  ],
};

export const clientsText = {
  title: 'Who we work for',
  lead: 'Mostly families, and also offices, shops and schools.',
} as const;

export const trainingText = {
  title: 'Training for students',
  lead: 'More than 120 students have learned event management with us, from setting up to packing up.',
  points: [
    'Two batches a year, after the winter and after the summer lagan',
    'Six weeks: classes in the mornings, practical work in the afternoons',
    'Three real functions, with a different role in each: gate, kitchen, stage',
    'A letter that says what you did, signed by the person you worked with',
  ],
  button: 'Ask about training',
} as const;

export const aboutQuestions: { title: string; questions: readonly Question[] } = {
  title: 'Questions people ask us',
  questions: [
    {
      question: 'Who will be there on the day?',
      answer:
        'The planner you met first, an assistant planner and our own team. Extra helpers wear our badge and report to one supervisor.',
    },
    {
      question: 'Do you take small functions?',
      answer:
        'Yes. A janeu for forty people is planned with the same care as a wedding for four hundred.',
    },
    {
      question: 'Can we speak to a family you have worked for?',
      answer:
        'Yes, if they agree. We ask them first and then share their number. We do not publish anyone’s words without permission.',
    },
    {
      question: 'How many events do you take on one lagan night?',
      answer:
        'Two at most, each with its own planner. After that we say no and suggest someone good.',
    },
  ],
};

export const aboutClosing = {
  title: 'Come over for tea',
  text: (hours: string) =>
    `${hours}, at our office or on the phone. Bring the date if you have one.`,
  button: 'Talk to us',
} as const;
