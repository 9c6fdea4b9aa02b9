import { site } from '@/content/site.ts';
import type { MenusText, NoteText, ServiceText } from './serviceText.ts';
import { serviceSummaries } from './summaries.ts';

export const catering: ServiceText = {
  seo: {
    title: `Catering in Patna for weddings and events | ${site.name}`,
    description:
      'Vegetarian, non-vegetarian and Jain menus, live counters and Bihari food for weddings and events in Patna, with a quick estimate by the plate.',
    keywords: [
      'catering Patna',
      'wedding caterer Patna',
      'litti chokha counter',
      'Jain catering Patna',
      'price per plate',
    ],
    image: '/og/catering-row.jpg',
  },
  intro: {
    ...serviceSummaries.catering,
    paragraphs: [
      'We plan the menu with you dish by dish, taste it together, and fix the price by the plate before the cards are printed. Vegetarian, non-vegetarian and Jain kitchens are kept apart.',
      'On the night we count plates at the counter, keep live stations short enough to have no queue, and serve the barat first, the way it should be.',
    ],
    picture: {
      src: '/pictures/catering-row.jpg',
      alt: 'Copper handis with brass lids in a row on a buffet, seen from one end, warm lights out of focus behind',
      focal: [0.3, 0.5],
    },
    service: 'catering',
    button: 'Enquire about catering',
  },
  facts: [
    { title: 'Ask us', text: 'A month ahead; in the lagan season, as soon as the hall is fixed.' },
    { title: 'Plates', text: 'From thirty. Below that a restaurant serves you better.' },
    {
      title: 'You pay',
      text: 'For plates agreed and plates counted, shown to you the same night.',
    },
  ],
  inclusions: {
    title: 'What a plate holds',
    lead: 'Besides the food.',
    included: [
      'A tasting for four, and changes after it',
      'Cooks, servers and a captain for every fifty guests',
      'Crockery, brass or leaf plates, cloth napkins and hand-washing',
      'Filtered water, tea for the drivers, food for the band',
      'Separate kitchens, spoons and servers for Jain and vegetarian food',
      'Counted plates, and the list signed by both of us',
      'What is left, packed for you or given to a kitchen that feeds people that night',
    ],
    apart: [
      'Gas, water and a covered kitchen, if the venue does not have them',
      'Live counters, by the guest',
      'The fee some halls ask for an outside caterer',
    ],
  },
  packages: [
    {
      name: 'Vegetarian',
      price: 'from ₹650 a plate',
      text: 'Two starters, four mains, dal, rice, breads, two sweets.',
    },
    {
      name: 'Non-vegetarian',
      price: 'from ₹900 a plate',
      text: 'The same with a chicken and a mutton or fish dish, from a kitchen of its own.',
    },
    {
      name: 'Jain',
      price: 'from ₹700 a plate',
      text: 'No onion, garlic or roots; cooked before sunset where it is asked for.',
    },
  ],
  steps: {
    title: 'From tasting to last plate',
    entries: [
      { title: 'Count', text: 'Guests by function, children, drivers, and who eats what.' },
      { title: 'Write the menu', text: 'We begin with three dishes your family is proud of.' },
      { title: 'Taste', text: 'Four people, one afternoon, honest words.' },
      {
        title: 'Serve and count',
        text: 'Hot, without queues; the plates counted with you at the end.',
      },
    ],
  },
  albums: { title: 'From halls and kitchens', categories: ['Venues and Catering'] },
  events: { title: 'Where you can taste it', words: ['food', 'catering', 'samosas', 'litti'] },
  questions: [
    {
      question: 'Is there a bar?',
      answer:
        'No. Bihar is a dry state, and we keep to it at every event here. Our cooks make a long counter of sherbets instead: bel, aam panna, thandai, mint and kokum.',
    },
    {
      question: 'How do you keep Jain and vegetarian food apart?',
      answer:
        'By kitchens, not by promises: separate burners, vessels, spoons and people, and a counter of their own with its own queue.',
    },
    {
      question: 'What if more guests come than we said?',
      answer:
        'We carry five plates in a hundred more than agreed. Beyond that the kitchen needs forty minutes; it is better to tell us at noon.',
    },
    {
      question: 'Is the estimate on this page a quotation?',
      answer:
        'No. It multiplies example prices with your numbers so that you know the scale. The quotation comes after we know the menu, the date and the kitchen.',
    },
    {
      question: 'Who pays for plates that stay empty?',
      answer:
        'The agreed number is paid, because it was cooked. It can be lowered by a tenth until three days before.',
    },
  ],
  closing: {
    title: 'What should they remember?',
    text: 'Tell us the guests, the date and one dish that must be there. We answer with a menu and a price by the plate.',
  },
};

export const cateringMenus: MenusText = {
  title: 'Three kitchens, three menus',
  lead: 'Where we begin. Every dish can be exchanged for one of its kind.',
  menus: [
    {
      title: 'Vegetarian',
      text: 'The full wedding table.',
      courses: [
        { course: 'To begin', dishes: 'Dahi ke kebab, corn tikki, chana ghugni in a leaf bowl' },
        { course: 'Main', dishes: 'Kadhi bari, paneer with pepper, seasonal saag, aloo dum, dal' },
        { course: 'Breads and rice', dishes: 'Dal puri, tandoori roti, matar pulao' },
        { course: 'Sweet', dishes: 'Malpua with rabri, khaja, gulab jamun' },
      ],
    },
    {
      title: 'Non-vegetarian',
      text: 'From a kitchen of its own.',
      courses: [
        {
          course: 'To begin',
          dishes: 'Reshmi kebab, fish fry in mustard, and the vegetarian starters',
        },
        {
          course: 'Main',
          dishes: 'Champaran mutton in clay handis, chicken curry, rohu in mustard',
        },
        { course: 'Breads and rice', dishes: 'Roomali roti, sheermal, yakhni pulao' },
        { course: 'Sweet', dishes: 'Phirni in clay bowls, zarda, kulfi' },
      ],
    },
    {
      title: 'Jain',
      text: 'No onion, garlic or anything from under the ground.',
      courses: [
        { course: 'To begin', dishes: 'Raw banana tikki, moong dal chilla, khandvi' },
        { course: 'Main', dishes: 'Gatte, paneer in tomato and cashew, lauki kofta, dal panchmel' },
        { course: 'Breads and rice', dishes: 'Phulka, bedmi puri, jeera rice' },
        { course: 'Sweet', dishes: 'Moong dal halwa, kesar shrikhand, dry fruits' },
      ],
    },
  ],
  countersTitle: 'Live counters',
  counters: [
    { title: 'Litti chokha', text: 'Off the coals, with ghee, in the order you asked.' },
    { title: 'Chaat', text: 'Four kinds, mild on the left, brave on the right.' },
    { title: 'Dosa', text: 'Two griddles for every hundred guests.' },
    { title: 'Tandoor', text: 'Breads and tikkas while you watch.' },
    { title: 'Jalebi and rabri', text: 'Hot, thin and never from a tray.' },
    { title: 'Sherbets', text: 'Bel, aam panna, thandai, mint, kokum.' },
  ],
};

export const dryNote: NoteText = {
  title: 'A dry state, a long counter',
  paragraphs: [
    'Bihar is dry, and so are our events here: there is no bar, no corner and no exception. For functions in Delhi or Ranchi the venue’s licence decides, and we leave it to the venue.',
    'The sherbet counter opens before the food and closes after the last song. Bel in summer, thandai in winter, aam panna whenever there are mangoes.',
  ],
};

/** The estimate by the plate. Prices are examples, in paise, to begin with; the visitor sets their own. */
export const estimatorText = {
  title: 'A quick estimate',
  lead: 'Your numbers, our example prices. Change the price of a plate to one you have been offered, and compare.',
  menu: 'Menu',
  menus: [
    { id: 'vegetarian', label: 'Vegetarian', platePaise: 65_000 },
    { id: 'non-vegetarian', label: 'Non-vegetarian', platePaise: 90_000 },
    { id: 'jain', label: 'Jain', platePaise: 70_000 },
  ],
  guests: 'Guests',
  children: 'Of them, children under ten',
  childrenHint: 'At half a plate.',
  plate: 'Price of a plate, in ₹',
  counters: 'Live counters',
  counterHint: 'Example: ₹60 a guest for each.',
  counterPaise: 6_000,
  mostCounters: 6,
  result: 'Estimate',
  plates: (adults: number, children: number) =>
    children > 0 ? `${adults} plates and ${children} at half` : `${adults} plates`,
  counterLine: (count: number) => (count === 1 ? '1 live counter' : `${count} live counters`),
  total: 'Total',
  perGuest: 'For each guest',
  reserve: (plates: number) =>
    `Before tax, from example prices: not a quotation. We hold ${plates} more plates ready, which cost you nothing unless they are eaten.`,
  invalid:
    'Please enter whole numbers: up to 5,000 guests, no more children than guests, and up to ₹10,000 a plate.',
  /** What the form stands at before anybody has touched it. */
  start: { guests: '200', children: '20', counters: '2' },
} as const;
