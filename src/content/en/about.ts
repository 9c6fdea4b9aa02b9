import type { PagePoint } from './pageTypes.ts';
import type { Question } from './service/serviceText.ts';

/** What the About page says after its introduction. Numbers, team and clients come from their own files. */
export const storyText = {
  title: 'How it began',
  paragraphs: [
    'It began with a cousin’s wedding on a terrace in Kankarbagh: two hundred guests, one generator, and a list on the back of an envelope. The generator failed at jaimala. The list did not.',
    'The list became a trade. Six years later it is a run sheet with a name beside every task, and the spare generator is tested under load the evening before. We are still the people who write it down.',
    'Advertising came along because clients asked who had drawn the invitation. So the card, the hoarding and the posts for an event can now come from those who run it.',
  ],
} as const;

export const valuesText: { title: string; lead: string; entries: readonly PagePoint[] } = {
  title: 'What we hold to',
  lead: 'Four sentences that hang above the table. They have cost us a few jobs, and brought us more.',
  entries: [
    {
      title: 'Say the figure first',
      text: 'You know what a thing costs before you fall in love with it.',
    },
    {
      title: 'The elders sit well',
      text: 'Shade, a chair with arms, and a short way to the food. The rest is decoration.',
    },
    {
      title: 'Pay those who carry',
      text: 'Flower sellers, porters and players are paid the same night, and fed before it.',
    },
    {
      title: 'Leave the place cleaner',
      text: 'Leaf plates, cloth instead of thermocol, and flowers that are compost by morning.',
    },
  ],
};

export const citiesText = {
  title: 'Where we work',
  lead: 'One crew, four places. Travel is a line on your sheet, not a surprise.',
  cities: [
    { name: 'Patna', text: 'Our office, our store of brass and cloth, and most of our evenings.' },
    {
      name: 'Bihar',
      text: 'Gaya, Muzaffarpur, Darbhanga, Bhagalpur and the villages in between, with our own generator.',
    },
    {
      name: 'Delhi',
      text: 'Weddings of families from here, and company days, with two partner stores.',
    },
    { name: 'Ranchi', text: 'Four hours by road before dawn; we arrive the day before.' },
  ],
} as const;

export const processText: { title: string; entries: readonly PagePoint[] } = {
  title: 'How we work',
  entries: [
    {
      title: 'We listen',
      text: 'Date, place, number of guests and what matters most to the elders. Half an hour is enough.',
    },
    {
      title: 'We write it down',
      text: 'A plan and a budget on one sheet, with what is fixed and what can still move.',
    },
    {
      title: 'We draw and taste',
      text: 'The venue on paper, the food on the plate. Nothing is ordered before you have agreed to it.',
    },
    {
      title: 'We run the day',
      text: 'One person in charge on the floor, reachable from load-in until the venue is handed back.',
    },
  ],
};

export const clientsText = {
  title: 'Whom we work for',
  lead: 'Families, mostly. And offices, shops and schools with a day to mark.',
} as const;

export const trainingText = {
  title: 'Students on real floors',
  lead: 'More than 120 students have learned the trade with us, from load-in to the last chair.',
  points: [
    'Two groups a year, after the winter and after the summer lagan',
    'Six weeks: paper in the mornings, load-in in the afternoons',
    'Three real functions, each in another task: gate, kitchen, stage',
    'A letter that says what you did, signed by the person who saw it',
  ],
  button: 'Ask about training',
} as const;

export const aboutQuestions: { title: string; questions: readonly Question[] } = {
  title: 'Asked over tea',
  questions: [
    {
      question: 'Who will be there on the day?',
      answer:
        'The planner you met first, a deputy, and a crew of our own. Helpers for the day wear our badge and answer to one name.',
    },
    {
      question: 'Do you take small functions?',
      answer:
        'Yes. A janeu for forty is on the same run sheet as a wedding for four hundred, only shorter.',
    },
    {
      question: 'Can we speak to a family you have worked for?',
      answer:
        'Yes, if they agree. We ask them first and give you the number after; nobody’s words are printed here without them.',
    },
    {
      question: 'How many events do you take on one lagan night?',
      answer:
        'Two at most, each with a planner of its own. After that we say no and name somebody good.',
    },
  ],
};

export const aboutClosing = {
  title: 'Come and have tea',
  text: 'Every day from ten to eight at our office, or on the phone. Bring the date if you have one.',
  button: 'Talk to us',
} as const;
