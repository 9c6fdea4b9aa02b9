import { site } from '@/content/site.ts';
import type { MenusText, NoteText, ServiceText } from './serviceText.ts';
import { serviceSummaries } from './summaries.ts';

const { city, state } = site.address;
/** A legal statement that holds in Bihar. Elsewhere the venue's licence decides. */
const isDry = state === 'Bihar';

export const catering: ServiceText = {
  seo: {
    title: `Catering in ${city} for weddings and events | ${site.name}`,
    description: `Vegetarian, non-vegetarian and Jain menus, live counters and Bihari food for weddings and events in ${city}, with a quick estimate per plate.`,
    keywords: [
      `catering ${city}`,
      `wedding caterer ${city}`,
      'litti chokha counter',
      `Jain catering ${city}`,
      'price per plate',
    ],
    image: '/og/catering-row.jpg',
  },
  intro: {
    ...serviceSummaries.catering,
    paragraphs: [
      'We plan the menu with you dish by dish, taste it together, and fix the price per plate before the cards are printed. Vegetarian, non-vegetarian and Jain kitchens are kept separate.',
      'On the night we count plates at the counter, run enough live counters to avoid queues, and serve the baraat first.',
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
    {
      title: 'When to book',
      text: 'A month ahead; in the lagan season, as soon as the hall is fixed.',
    },
    {
      title: 'Minimum',
      text: 'Thirty plates. For fewer guests a restaurant will serve you better.',
    },
    {
      title: 'The bill',
      text: 'You pay for the agreed plates plus any extras we count together, shown to you the same night.',
    },
  ],
  inclusions: {
    title: 'What a plate includes',
    lead: 'Apart from the food itself.',
    included: [
      'A tasting for four, and changes after it',
      'Cooks, servers and a captain for every fifty guests',
      'Crockery, brass or leaf plates, cloth napkins and hand wash',
      'Filtered water, tea for the drivers, food for the band',
      'Separate kitchens, spoons and servers for Jain and vegetarian food',
      'Plates counted, and the list signed by both of us',
      'Leftover food packed for you, or given the same night to a kitchen that feeds people in need',
    ],
    apart: [
      'Gas, water and a covered kitchen, if the venue does not have them',
      'Live counters, charged per guest',
      'The fee some halls charge for an outside caterer',
    ],
  },
  packages: [
    {
      name: 'Vegetarian',
      price: 'from ₹650 per plate',
      text: 'Two starters, four mains, dal, rice, breads, two sweets.',
    },
    {
      name: 'Non-vegetarian',
      price: 'from ₹900 per plate',
      text: 'The same, plus a chicken dish and a mutton or fish dish, from a separate kitchen.',
    },
    {
      name: 'Jain',
      price: 'from ₹700 per plate',
      text: 'No onion, garlic or root vegetables; cooked before sunset if you ask.',
    },
  ],
  steps: {
    title: 'From tasting to last plate',
    entries: [
      { title: 'Count', text: 'Guests for each function, children, drivers, and who eats what.' },
      { title: 'Make the menu', text: 'We start with three dishes your family is proud of.' },
      { title: 'Taste', text: 'Four people, one afternoon, honest feedback.' },
      {
        title: 'Serve and count',
        text: 'Hot food, no queues, and the plates counted with you at the end.',
      },
    ],
  },
  albumsTitle: 'From halls and kitchens',
  eventsTitle: 'Come and taste',
  questions: [
    {
      question: 'Is there a bar?',
      answer: `No. ${isDry ? `${state} is a dry state, and we follow the law at every event here. We` : 'We'} set up a long counter of sherbets instead: bel, aam panna, thandai, mint and kokum.`,
    },
    {
      question: 'How do you keep Jain and vegetarian food apart?',
      answer:
        'With separate kitchens: separate burners, vessels, spoons and staff, and separate counters with their own queue.',
    },
    {
      question: 'What if more guests come than we said?',
      answer:
        'We keep five extra plates ready for every hundred. Beyond that the kitchen needs forty minutes, so please tell us by noon.',
    },
    {
      question: 'Is the estimate on this page a quotation?',
      answer:
        'No. It multiplies example prices by your numbers to give you an idea. The quotation comes once we know the menu, the date and the kitchen.',
    },
    {
      question: 'Do we pay for plates that are not used?',
      answer:
        'Yes, for the agreed number, because the food has been cooked. You can lower it by 10 per cent until three days before.',
    },
  ],
  closing: {
    title: 'What should your guests remember?',
    text: 'Tell us the guests, the date and one dish that must be there. We will send a menu and a price per plate.',
  },
};

export const cateringMenus: MenusText = {
  title: 'Three kitchens, three menus',
  lead: 'A starting point. You can change any dish for a similar one.',
  menus: [
    {
      title: 'Vegetarian',
      text: 'The full wedding table.',
      courses: [
        { course: 'Starters', dishes: 'Dahi ke kebab, corn tikki, chana ghugni in a leaf bowl' },
        { course: 'Main', dishes: 'Kadhi bari, paneer with pepper, seasonal saag, aloo dum, dal' },
        { course: 'Breads and rice', dishes: 'Dal puri, tandoori roti, matar pulao' },
        { course: 'Sweets', dishes: 'Malpua with rabri, khaja, gulab jamun' },
      ],
    },
    {
      title: 'Non-vegetarian',
      text: 'From a separate kitchen.',
      courses: [
        {
          course: 'Starters',
          dishes: 'Reshmi kebab, fish fry in mustard, and the vegetarian starters',
        },
        {
          course: 'Main',
          dishes: 'Champaran mutton in clay handis, chicken curry, rohu in mustard',
        },
        { course: 'Breads and rice', dishes: 'Roomali roti, sheermal, yakhni pulao' },
        { course: 'Sweets', dishes: 'Phirni in clay bowls, zarda, kulfi' },
      ],
    },
    {
      title: 'Jain',
      text: 'No onion, garlic or anything that grows underground.',
      courses: [
        { course: 'Starters', dishes: 'Raw banana tikki, moong dal chilla, khandvi' },
        { course: 'Main', dishes: 'Gatte, paneer in tomato and cashew, lauki kofta, dal panchmel' },
        { course: 'Breads and rice', dishes: 'Phulka, bedmi puri, jeera rice' },
        { course: 'Sweets', dishes: 'Moong dal halwa, kesar shrikhand, dry fruits' },
      ],
    },
  ],
  countersTitle: 'Live counters',
  counters: [
    { title: 'Litti chokha', text: 'Hot off the coals, with ghee.' },
    { title: 'Chaat', text: 'Four kinds, from mild to spicy.' },
    { title: 'Dosa', text: 'Two tawas for every hundred guests.' },
    { title: 'Tandoor', text: 'Breads and tikkas made while you watch.' },
    { title: 'Jalebi and rabri', text: 'Hot, crisp and freshly fried.' },
    { title: 'Sherbets', text: 'Bel, aam panna, thandai, mint, kokum.' },
  ],
};

export const dryNote: NoteText = {
  title: 'No bar, but a long sherbet counter',
  paragraphs: [
    isDry
      ? `${state} is a dry state, and so are our events here, without exception. For functions in ${site.alsoIn} the venue’s licence decides, and we leave it to the venue.`
      : 'We serve no alcohol. Where guests expect a bar the venue’s licence decides, and we leave it to the venue.',
    'The sherbet counter opens before the food and closes after the last song. Bel in summer, thandai in winter, aam panna whenever there are mangoes.',
  ],
};

/** The estimate per plate. Initial prices are examples, in paise. */
export const estimatorText = {
  title: 'A quick estimate',
  lead: 'Your numbers, our example prices. Enter a price per plate that you have been offered, and compare.',
  menu: 'Menu',
  menus: [
    { id: 'vegetarian', label: 'Vegetarian', platePaise: 65_000 },
    { id: 'non-vegetarian', label: 'Non-vegetarian', platePaise: 90_000 },
    { id: 'jain', label: 'Jain', platePaise: 70_000 },
  ],
  guests: 'Guests',
  children: 'Children under ten among them',
  childrenHint: 'At half price.',
  plate: 'Price per plate, in ₹',
  counters: 'Live counters',
  counterHint: '₹60 per guest for each.',
  counterPaise: 6_000,
  mostCounters: 6,
  result: 'Estimate',
  plates: (adults: number, children: number) =>
    children > 0 ? `${adults} plates and ${children} at half price` : `${adults} plates`,
  counterLine: (count: number) => (count === 1 ? '1 live counter' : `${count} live counters`),
  total: 'Total',
  perGuest: 'Per guest',
  reserve: (plates: number) =>
    `Before tax, and not a quotation. We keep ${plates} more plates ready, which cost you nothing unless they are used.`,
  invalid:
    'Please enter whole numbers: up to 5,000 guests, no more children than guests, and up to ₹10,000 per plate.',
  /** Initial values of the form. */
  start: { guests: '200', children: '20', counters: '2' },
} as const;
