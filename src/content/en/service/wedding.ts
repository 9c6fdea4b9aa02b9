import { site } from '@/content/site.ts';
import type { NoteText, ServiceText, TimelineText } from './serviceText.ts';
import { serviceSummaries } from './summaries.ts';

export const wedding: ServiceText = {
  seo: {
    title: `Wedding Planners in Patna: all functions, one team | ${site.name}`,
    description:
      'Haldi, mehendi, sangeet, barat, pheras and vidai in Patna and Bihar, planned by one team with one written budget and the lagan dates in mind.',
    keywords: [
      'wedding planner Patna',
      'wedding decorator Patna',
      'haldi decoration',
      'sangeet planner',
      'lagan dates wedding',
    ],
    image: '/og/wedding-garlands.jpg',
  },
  intro: {
    ...serviceSummaries.wedding,
    paragraphs: [
      'We begin with the lagan date and the guest list and work backwards: hall, priest’s list, food, flowers, lights, music, the barat’s route and the rooms for those who stay.',
      'You get one person to call. On the day our crew runs the clock, from the haldi morning to the vidai, and you are told only what you need to know.',
    ],
    picture: {
      src: '/pictures/wedding-garlands.jpg',
      alt: 'Close-up of a mandap pillar wrapped in ivory cloth and a spiral of marigolds, with a marigold toran and lights out of focus',
      focal: [0.55, 0.55],
    },
    service: 'wedding',
    button: 'Enquire about a wedding',
  },
  facts: [
    {
      title: 'Ask us',
      text: 'Four to six months before a winter lagan, three before a summer one.',
    },
    { title: 'Guests', text: 'From sixty in a courtyard to a thousand on a lawn.' },
    { title: 'Where', text: 'Patna and all of Bihar; Delhi and Ranchi with the same crew.' },
  ],
  inclusions: {
    title: 'What is in a wedding with us',
    lead: 'One contract for all functions, or only for those you hand over.',
    included: [
      'One planner and one deputy, the same two from the first meeting to the vidai',
      'A budget by function and by head, kept up to date until the last bill',
      'Drawings of mandap, stage and gate before anything is ordered',
      'Fresh flowers, cloth, lights and furniture for each function',
      'The priest’s list, the havan kund and the samagri, bought and checked',
      'Band, dhol, ghodi and the barat’s route, cleared with the venue',
      'Rooms, trains and cars for the guests who stay',
      'A crew of our own on the floor until the hall is handed back',
    ],
    apart: [
      'The hall’s rent and the caterer’s plates: you pay them directly, at the price we agreed for you',
      'Jewellery, clothes and make-up; we make the appointments if you like',
      'Drones and fireworks, which need a permit and are not possible everywhere',
    ],
  },
  packages: [
    {
      name: 'One function',
      price: 'from ₹60,000',
      text: 'Haldi, mehendi or sangeet at home or in a courtyard: decor, sound and a crew of four.',
    },
    {
      name: 'The wedding day',
      price: 'from ₹3,50,000',
      text: 'Barat, jaimala, pheras and vidai with mandap, stage, gate, lights and the floor team.',
    },
    {
      name: 'Haldi to vidai',
      price: 'on request',
      text: 'Every function, both families, guests’ rooms and travel. Priced after we have seen the venue.',
    },
  ],
  steps: {
    title: 'How a wedding comes together',
    entries: [
      {
        title: 'Tea, dates, numbers',
        text: 'We sit with both families if we can. You leave with a list of functions and a first figure.',
      },
      {
        title: 'Hold the hall',
        text: 'Two lagan dates are held while the priest decides. Nothing is paid that cannot be moved.',
      },
      {
        title: 'Draw and taste',
        text: 'Mandap on paper, food on the plate, music on the phone. You change what you like now.',
      },
      {
        title: 'The week itself',
        text: 'A run sheet with a name beside every task; each family has its own copy.',
      },
    ],
  },
  albums: {
    title: 'Weddings we have built',
    categories: ['Wedding Services', 'Haldi and Mehendi', 'Receptions and Decor'],
  },
  events: { title: 'Meet us before you decide', words: ['wedding', 'bride', 'mandap'] },
  questions: [
    {
      question: 'Our priest has given two dates. Can you plan before one is fixed?',
      answer:
        'Yes. We hold halls and artists for both where they allow it, and tell you in writing until when each hold is free.',
    },
    {
      question: 'Can the two families pay for different functions?',
      answer:
        'Yes. The budget is split by function, so each family gets its own sheet and its own bill, and sees only that.',
    },
    {
      question: 'We have our own tent house and cook. Can you do the rest?',
      answer:
        'Gladly. We put them on the run sheet beside our own people, and agree beforehand who brings power and water.',
    },
    {
      question: 'What if it rains?',
      answer:
        'Every lawn has a second plan: a covered hall or a waterproof tent, chosen and priced with the first plan, so nobody decides it at noon.',
    },
    {
      question: 'Until what hour may the music play?',
      answer:
        'Loudspeakers stop at the hour the district sets, usually ten. We move the loud part early and keep shehnai and dholak for the pheras.',
    },
  ],
  closing: {
    title: 'Tell us the lagan',
    text: 'Or the month, or only the year. A date, a place and a rough number of guests are enough for a first plan.',
  },
};

export const weddingFunctions: TimelineText = {
  title: 'From haldi to vidai',
  lead: 'Seven functions over two or three days, and what we look after at each. Families differ: leave out what is not yours.',
  entries: [
    {
      when: 'The morning before',
      title: 'Haldi',
      text: 'Low seats, marigold, brass and shade. Turmeric that washes out, towels that may be spoiled, and a matkor procession that knows its way.',
    },
    {
      when: 'That afternoon',
      title: 'Mehendi',
      text: 'Henna artists by the hour, one for every ten hands, cushions under lanterns and somebody who feeds the bride.',
    },
    {
      when: 'That evening',
      title: 'Sangeet',
      text: 'A stage that holds the whole family, a sound check in the afternoon, and a host who knows the names.',
    },
    {
      when: 'The wedding day, dusk',
      title: 'Barat and dwar puja',
      text: 'Band, lights and generator cart in step; the route is cleared with the venue, and the welcome stands ready at the gate.',
    },
    {
      when: 'About nine',
      title: 'Jaimala',
      text: 'A stage built for photographs from both sides, garlands kept in the cold until the minute, dinner opened as it ends.',
    },
    {
      when: 'The lagan, often past midnight',
      title: 'Pheras and sindoordaan',
      text: 'The mandap as the priest needs it, the havan kund ready, and tea and shawls for those who sit up all night.',
    },
    {
      when: 'First light',
      title: 'Vidai',
      text: 'The car dressed, the trunks counted, rice and lamp in the right hands. Then we are quiet.',
    },
  ],
};

export const laganNote: NoteText = {
  title: 'What a lagan date means for your booking',
  paragraphs: [
    'The lagan is the hour the panchang allows for a wedding. Most fall between mid November and mid December, mid January and mid March, and mid April and early July. In Kharmas and during Chaturmas there are next to none.',
    'So all of Patna marries on the same nights. In a full week there are thousands of weddings, and halls, bands and cooks are taken three to four months ahead. A Tuesday lagan is often half as crowded as a Sunday one.',
    'The date is the priest’s to give, not ours. Bring us two or three that he has named, and we tell you the same day which of them still has a hall, a band and a kitchen.',
  ],
};
