import { site } from '@/content/site.ts';
import type { NoteText, ServiceText, TimelineText } from './serviceText.ts';
import { serviceSummaries } from './summaries.ts';

const { city, state } = site.address;

export const wedding: ServiceText = {
  seo: {
    title: `Wedding Planners in ${city}: all functions, one team | ${site.name}`,
    description: `Haldi, mehendi, sangeet, baraat, pheras and vidai in ${city} and ${state}, planned by one team with one written budget and the lagan dates in mind.`,
    keywords: [
      `wedding planner ${city}`,
      `wedding decorator ${city}`,
      'haldi decoration',
      'sangeet planner',
      'lagan dates wedding',
    ],
    image: '/og/wedding-garlands.jpg',
  },
  intro: {
    ...serviceSummaries.wedding,
    paragraphs: [
      'We start with the lagan date and the guest list, and then plan the rest: hall, pandit’s list, food, flowers, lights, music, the baraat’s route and rooms for outstation guests.',
      'You get one person to call. On the day our team handles everything from the haldi morning to the vidai, and comes to you only when you need to decide.',
    ],
    picture: {
      src: '/pictures/mandap-toran.jpg',
      alt: 'The roof of a mandap at dusk with a toran of mango leaves and marigolds, ivory and maroon drapes below',
      focal: [0.5, 0.5],
    },
    service: 'wedding',
    button: 'Enquire about a wedding',
  },
  facts: [
    {
      title: 'When to book',
      text: 'Four to six months before a winter lagan, three before a summer one.',
    },
    { title: 'Guests', text: 'From sixty in a courtyard to a thousand on a lawn.' },
    { title: 'Where', text: `${city} and all of ${state}; ${site.alsoIn} with the same team.` },
  ],
  inclusions: {
    title: 'What’s included',
    lead: 'Book us for all functions, or only for the ones you choose.',
    included: [
      'The same planner and assistant from first meeting to vidai',
      'A budget for each function, kept up to date until the last bill',
      'Designs of the mandap, stage and gate before anything is ordered',
      'Fresh flowers, fabric, lights and furniture for each function',
      'The pandit’s list, the havan kund and the samagri, bought and checked',
      'Band, dhol, ghodi and the baraat’s route, agreed with the venue',
      'Rooms, train tickets and cars for outstation guests',
      'Our own team at the venue until the hall is handed back',
    ],
    apart: [
      'Hall rent and the caterer’s bill: you pay them directly, at the price we have agreed for you',
      'Jewellery, clothes and make-up; we can make the appointments for you',
      'Drones and fireworks, which need a permit and are not allowed everywhere',
    ],
  },
  packages: [
    {
      name: 'One function',
      price: 'from ₹60,000',
      text: 'Haldi, mehendi or sangeet at home or in a courtyard: decor, sound and a team of four.',
    },
    {
      name: 'The wedding day',
      price: 'from ₹3,50,000',
      text: 'Baraat, jaimala, pheras and vidai with mandap, stage, gate, lights and our team at the venue.',
    },
    {
      name: 'Haldi to vidai',
      price: 'on request',
      text: 'Every function, both families, guest rooms and travel. Priced after we have seen the venue.',
    },
  ],
  steps: {
    title: 'How a wedding comes together',
    entries: [
      {
        title: 'First meeting',
        text: 'We sit with both families if possible. You leave with a list of functions and a first estimate.',
      },
      {
        title: 'Hold the hall',
        text: 'We hold two lagan dates while the pandit decides. You pay nothing that you can’t move to another date.',
      },
      {
        title: 'See and taste',
        text: 'The mandap on paper, the food on a plate, the music on the phone. Change whatever you like at this stage.',
      },
      {
        title: 'The wedding week',
        text: 'A run sheet with a name against every task; each family gets its own copy.',
      },
    ],
  },
  albumsTitle: 'From our wedding albums',
  eventsTitle: 'Meet us before you decide',
  questions: [
    {
      question: 'Our pandit has given two dates. Can you plan before one is fixed?',
      answer:
        'Yes. We hold halls and artists for both dates where they allow it, and tell you in writing how long each one is held free of charge.',
    },
    {
      question: 'Can the two families pay for different functions?',
      answer:
        'Yes. The budget is split by function, so each family gets its own sheet and its own bill, and sees only that.',
    },
    {
      question: 'We have our own tent house and cook. Can you do the rest?',
      answer:
        'Of course. We put them on the run sheet with our own team, and agree beforehand who arranges power and water.',
    },
    {
      question: 'What if it rains?',
      answer:
        'Every lawn has a backup plan: a covered hall or a waterproof tent, chosen and priced from the start, so nobody has to decide at the last minute.',
    },
    {
      question: 'How late can the music play?',
      answer:
        'Loudspeakers stop at the time set by the district, usually 10 pm. We keep the loud music early, and shehnai and dholak for the pheras.',
    },
  ],
  closing: {
    title: 'Tell us your lagan date',
    text: 'Or just the month or the year. With a place and a rough number of guests, we can make a first plan.',
  },
};

export const weddingFunctions: TimelineText = {
  title: 'From haldi to vidai',
  lead: 'Seven functions over two or three days, and what we look after at each. Every family is different: leave out what you do not need.',
  entries: [
    {
      when: 'The morning before',
      title: 'Haldi',
      text: 'Low seats, marigolds, brass and shade. Haldi that does not stain, spare towels, and the matkor planned in advance.',
    },
    {
      when: 'The same afternoon',
      title: 'Mehendi',
      text: 'One mehendi artist for every ten guests, billed hourly; cushions under lanterns and someone to feed the bride.',
    },
    {
      when: 'The same evening',
      title: 'Sangeet',
      text: 'A stage big enough for the whole family, a sound check in the afternoon, and a host who knows everyone’s name.',
    },
    {
      when: 'The wedding day, evening',
      title: 'Baraat and dwar puja',
      text: 'Band, lights and generator moving together, the route agreed with the venue, and the welcome ready at the gate.',
    },
    {
      when: 'Around 9 pm',
      title: 'Jaimala',
      text: 'A stage that photographs well from both sides, garlands kept cool until the last minute, and dinner open right after.',
    },
    {
      when: 'The lagan, often after midnight',
      title: 'Pheras and sindoordaan',
      text: 'The mandap as the pandit needs it, the havan kund ready, and tea and shawls for those who stay up all night.',
    },
    {
      when: 'Early morning',
      title: 'Vidai',
      text: 'The car decorated, the luggage counted, rice and diya ready. Then we step back.',
    },
  ],
};

export const laganNote: NoteText = {
  title: 'What a lagan date means for your booking',
  paragraphs: [
    'The lagan is the auspicious time that the panchang gives for a wedding. Most fall between mid November and mid December, mid January and mid March, and mid April and early July. In Kharmas and Chaturmas there are hardly any.',
    `So the whole of ${city} has weddings on the same nights. In a busy week there are thousands of them, and halls, bands and caterers are booked three to four months ahead. A Tuesday lagan is often half as busy as a Sunday one.`,
    'The pandit gives the date, not us. Bring us two or three dates he has given, and we will tell you the same day which of them still has a hall, a band and a caterer free.',
  ],
};
