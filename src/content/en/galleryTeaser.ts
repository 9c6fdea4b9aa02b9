import type { PagePicture } from './pageTypes.ts';

/** An album of the gallery teaser (specification section 2: title, description, four images). */
export type TeaserAlbum = {
  /** Its name in the address of an open picture. */
  slug: string;
  title: string;
  description: string;
  pictures: readonly [PagePicture, PagePicture, PagePicture, PagePicture];
};

export const teaserText = {
  title: 'From Our Gallery',
  lead: 'Four kinds of evening, four pictures each. Tap one to see it large.',
  slider: 'Gallery by kind of function',
  more: 'View More',
  open: (title: string) => `Look at the pictures: ${title}`,
};

export const teaserAlbums: readonly TeaserAlbum[] = [
  {
    slug: 'wedding-services',
    title: 'Wedding Services',
    description: 'Mandap, torans and lamps, from the haldi courtyard to the reception hall.',
    pictures: [
      {
        src: '/pictures/hero-wedding.jpg',
        alt: 'A wedding mandap at dusk: ivory and maroon drapes on four pillars, marigold torans, brass lamps, a red aisle lined with diyas and fairy lights behind',
        focal: [0.6, 0.52],
      },
      {
        src: '/pictures/wedding-garlands.jpg',
        alt: 'Close-up of a mandap pillar wrapped in ivory cloth and a spiral of marigolds, with a marigold toran and lights out of focus',
        focal: [0.55, 0.55],
      },
      {
        src: '/pictures/wedding-lamp.jpg',
        alt: 'Close-up of a lit brass oil lamp trimmed with marigolds, the wedding mandap out of focus behind',
        focal: [0.32, 0.55],
      },
      {
        src: '/pictures/reception.jpg',
        alt: 'A wedding reception in a ballroom with crystal chandeliers, round tables in ivory and a curtain of fairy lights',
        focal: [0.72, 0.62],
      },
    ],
  },
  {
    slug: 'corporate-events',
    title: 'Corporate Events',
    description: 'Stages, screens and award nights that begin when the invitation says so.',
    pictures: [
      {
        src: '/pictures/hero-corporate.jpg',
        alt: 'A conference stage with a wide glowing LED wall, beams of light and rows of empty chairs seen from the aisle',
        focal: [0.48, 0.45],
      },
      {
        src: '/pictures/corporate-award.jpg',
        alt: 'Golden trophies on a polished dark table with colourful stage lights out of focus behind them',
        focal: [0.76, 0.48],
      },
      {
        src: '/pictures/corporate-lectern.jpg',
        alt: 'A lectern with a microphone close up, the glowing screen and stage lights out of focus behind',
        focal: [0.35, 0.5],
      },
      {
        src: '/pictures/corporate-chairs.jpg',
        alt: 'A low view along a row of conference chairs towards a glowing stage out of focus',
        focal: [0.7, 0.6],
      },
    ],
  },
  {
    slug: 'anniversary-celebrations',
    title: 'Anniversary Celebrations',
    description: 'A terrace, roses and candles for the two who began it all.',
    pictures: [
      {
        src: '/pictures/anniversary.jpg',
        alt: 'A table for two on a terrace at dusk with tall candles and red roses, string lights above and the lights of the city beyond',
        focal: [0.6, 0.58],
      },
      {
        src: '/pictures/anniversary-roses.jpg',
        alt: 'Close-up of red roses and lit candles on a table set for two, city lights out of focus behind',
        focal: [0.5, 0.7],
      },
      {
        src: '/pictures/anniversary-terrace.jpg',
        alt: 'A candlelit table for two with red roses on a terrace at dusk, string lights above and city lights out of focus behind',
        focal: [0.45, 0.62],
      },
      {
        src: '/pictures/lawn-lights.jpg',
        alt: 'A glass lantern glowing beside a garden path at dusk, with a lit arch and lights out of focus behind',
        focal: [0.43, 0.65],
      },
    ],
  },
  {
    slug: 'birthday-parties',
    title: 'Birthday Parties',
    description: 'Balloons, a proper cake and room for every cousin to run.',
    pictures: [
      {
        src: '/pictures/birthday.jpg',
        alt: 'A three-tier birthday cake with lit candles on a teal table under an arch of balloons, fairy lights behind',
        focal: [0.58, 0.68],
      },
      {
        src: '/pictures/birthday-balloons.jpg',
        alt: 'Close-up of a balloon arch in red, teal, cream and gold, warm lights out of focus behind',
        focal: [0.45, 0.42],
      },
      {
        src: '/pictures/birthday-cake.jpg',
        alt: 'Close-up of a tiered birthday cake with cream icing, sugar roses and lit candles, warm lights out of focus behind',
        focal: [0.57, 0.45],
      },
      {
        src: '/pictures/hero-social.jpg',
        alt: 'A garden party at dusk: round tables with flowers and candles on the lawn under strings of warm lights',
        focal: [0.72, 0.66],
      },
    ],
  },
];
