import { site } from '@/content/site.ts';
import type { PagePicture, PagePoint, PageSeo } from './pageTypes.ts';
import type { ServiceGroup } from './services.ts';

const { city, state } = site.address;

export const homeSeo: PageSeo = {
  title: `Wedding and Event Planners in ${city} | ${site.name}`,
  description: `Weddings, corporate events and family functions planned in ${city}, ${state}, ${site.alsoIn}. One team, one written budget, one number to call.`,
  keywords: [
    `event planner ${city}`,
    `wedding planner ${city}`,
    `wedding decorator ${state}`,
    `corporate events ${city}`,
    `event management ${site.alsoIn}`,
  ],
  image: '/og/hero-wedding.jpg',
};

/** One slide of the hero. `url` is its picture. */
export type HeroSlide = {
  url: PagePicture['src'];
  alt: string;
  title: string;
  subtitle: string;
  /** Prefill of the enquiry form. */
  service: string;
};

export const heroSlides: readonly [HeroSlide, ...HeroSlide[]] = [
  {
    url: '/pictures/hero-wedding.jpg',
    alt: 'A wedding mandap at dusk: ivory and maroon drapes on four pillars, marigold torans, brass lamps, a red aisle lined with diyas and fairy lights behind',
    title: 'Elegant Weddings',
    subtitle: `From haldi to vidai, one ${city} team looks after every function, so your family can enjoy the wedding like guests.`,
    service: 'wedding',
  },
  {
    url: '/pictures/hero-decor.jpg',
    alt: 'A long banquet table with a bowl of marigolds and roses, candles in glass, brass plates and out-of-focus fairy lights',
    title: 'Premium Decor',
    subtitle:
      'Mandaps, torans and tables in fresh marigold, rose and brass, designed for your venue before anything is ordered.',
    service: '',
  },
  {
    url: '/pictures/hero-corporate.jpg',
    alt: 'A conference stage with a wide glowing LED wall, beams of light and rows of empty chairs seen from the aisle',
    title: 'Corporate Events',
    subtitle:
      'Conferences, launches and award nights that start on time, with stage, sound and run sheet taken care of.',
    service: 'corporate',
  },
  {
    url: '/pictures/hero-social.jpg',
    alt: 'A garden party at dusk: round tables with flowers and candles on the lawn under strings of warm lights',
    title: 'Social Gatherings',
    subtitle:
      'Birthdays, anniversaries, janeu and grih pravesh, planned with the same care as a wedding and within your budget.',
    service: '',
  },
];

export const heroText = {
  /** The page's heading; the slides' titles are below it. */
  heading: `Wedding and event planners in ${city}`,
  bookNow: 'Book Now',
  seeWork: 'See our work',
  region: 'What we plan',
  slide: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  pagination: 'Choose a slide',
  show: (title: string) => `Show ${title}`,
  position: (index: number, count: number) => `${index} of ${count}`,
};

/** The three cards of Our Services. */
export type ServiceCardText = {
  group: ServiceGroup;
  title: string;
  description: string;
  picture: PagePicture;
};

export const servicesText = {
  title: 'Our Services',
  lead: 'Twenty kinds of functions, one team. Tap yours.',
  gallery: 'See our Gallery',
  contact: 'Contact Us',
  /** Accessible name of an item, whose visible text is only its name. */
  enquireAbout: (label: string) => `Enquire about ${label}`,
};

export const serviceCards: readonly ServiceCardText[] = [
  {
    group: 'wedding',
    title: 'Wedding',
    description:
      'A wedding is never just one evening. We plan all the functions together: one budget, one guest list, and one person to call from haldi to vidai.',
    picture: {
      src: '/pictures/haldi.jpg',
      alt: 'A brass urli with floating marigolds and small lamps in front of a low seat with yellow cushions, set for a haldi ceremony',
      focal: [0.46, 0.78],
    },
  },
  {
    group: 'corporate',
    title: 'Corporate',
    description:
      'You bring the agenda and the guest list. We bring the stage, the screens, the sound, the registration desk and a run sheet timed to the minute.',
    picture: {
      src: '/pictures/corporate-award.jpg',
      alt: 'Golden trophies on a polished dark table with colourful stage lights out of focus behind them',
      focal: [0.76, 0.48],
    },
  },
  {
    group: 'social',
    title: 'Social',
    description:
      'Smaller functions, the same care: the pandit’s list, the cake, good seats for the grandparents and food everyone can eat.',
    picture: {
      src: '/pictures/birthday.jpg',
      alt: 'A three-tier birthday cake with lit candles on a teal table under an arch of balloons, fairy lights behind',
      focal: [0.58, 0.68],
    },
  },
];

export type WhyHireText = {
  title: string;
  lead: string;
  button: string;
  tags: readonly PagePoint[];
};

export const whyHireText: WhyHireText = {
  title: 'Why Hire an Event Planner',
  lead: 'You can plan a function yourself, but it usually takes three months of evenings and a lot of phone calls. Here is what we take off your hands.',
  button: 'Book a Consultation',
  tags: [
    {
      title: 'Time Saving',
      text: 'One meeting a week instead of twenty calls a day. We follow up with the tent house, the cooks and the band.',
    },
    {
      title: 'Expert Network',
      text: 'Decorators, caterers, artists and halls whose work we know and trust.',
    },
    {
      title: 'Budget Control',
      text: 'Every rupee is on one sheet, agreed before work begins. If something will cost more, we ask you first.',
    },
    {
      title: 'Stress Relief',
      text: 'On the day we watch the generator, the gate and the clock. You welcome your guests.',
    },
  ],
};

export const featuredText = {
  title: 'Featured Works',
  lead: 'Mandaps, stages, halls and lawns. Open an album to see its pictures.',
  album: 'Album',
  viewAlbum: 'View Full Album',
  viewAll: 'View All Albums',
  loading: 'Loading albums...',
  /** Exact texts, including `empty`: tests name them. */
  failed: 'Failed to load portfolio albums',
  empty: 'No portfolio albums found',
  retry: 'Try again',
  /** Accessible name of a card, which opens the album's pictures in place. */
  look: (title: string) => `Open album: ${title}`,
  /** Defaults of the portfolio section. */
  portfolioTitle: 'Our Portfolio',
  /** Name of the slider, apart from the section's. */
  portfolioSlides: 'Album slides',
  portfolioLead: 'Tap an album to open it.',
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
};

/** A counter of Our Impact in Numbers. */
export type ImpactNumber = {
  label: string;
  value: number;
  /** Number of decimals. */
  decimals: 0 | 1;
  suffix: string;
};

/** `sample` is empty once the numbers are the company's own. */
export type ImpactText = {
  title: string;
  lead: string;
  numbers: readonly ImpactNumber[];
  sample: string;
};

export const impactText: ImpactText = {
  title: 'Our Impact in Numbers',
  lead: 'Our events, our guests and the students we have trained.',
  numbers: [
    { label: 'Years Experience', value: 6, decimals: 0, suffix: '+' },
    { label: 'Events Completed', value: 125, decimals: 0, suffix: '+' },
    { label: 'Happy Guests', value: 80_000, decimals: 0, suffix: '+' },
    { label: 'Average Rating', value: 4.9, decimals: 1, suffix: '/5' },
    { label: `Festive Events in ${city}`, value: 8, decimals: 0, suffix: '+' },
    { label: 'Students Trained', value: 120, decimals: 0, suffix: '+' },
  ],
  sample: 'Sample numbers, until the company adds its own.',
};
