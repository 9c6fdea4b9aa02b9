import type { PagePicture } from './pageTypes.ts';

/** An album of the gallery teaser. */
export type TeaserAlbum = {
  /** Its name in the address of an open picture. */
  slug: string;
  title: string;
  description: string;
  pictures: readonly [PagePicture, PagePicture, PagePicture, PagePicture];
};

export const teaserText = {
  title: 'From Our Gallery',
  lead: 'Weddings, corporate events, anniversaries and birthdays. Tap a picture to see it larger.',
  slider: 'Gallery by type of event',
  more: 'View More',
  open: (title: string) => `Open album: ${title}`,
};

/** None of these is the first or second picture of a demo album: those stand elsewhere on the home page. */
export const teaserAlbums: readonly TeaserAlbum[] = [
  {
    slug: 'wedding-services',
    title: 'Wedding Services',
    description: 'Mandaps, torans and lamps, from the haldi at home to the reception hall.',
    pictures: [
      {
        src: '/pictures/wedding-garlands.jpg',
        alt: 'Close-up of a mandap pillar wrapped in ivory cloth and a spiral of marigolds, with a marigold toran and lights out of focus',
        focal: [0.55, 0.55],
      },
      {
        src: '/pictures/haldi-bowl.jpg',
        alt: 'Close-up of a brass urli with floating marigolds and small lit lamps, a haldi setting out of focus behind',
        focal: [0.5, 0.7],
      },
      {
        src: '/pictures/mehendi-lanterns.jpg',
        alt: 'Close-up of hanging brass lanterns glowing in warm colours, flower strings out of focus behind',
        focal: [0.56, 0.5],
      },
      {
        src: '/pictures/sangeet.jpg',
        alt: 'A sangeet dance stage with a ring of bulbs and marigolds, two dhols, coloured beams of light and a mirror ball',
        focal: [0.6, 0.45],
      },
    ],
  },
  {
    slug: 'corporate-events',
    title: 'Corporate Events',
    description: 'Stages, screens and award nights that start on time.',
    pictures: [
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
        src: '/pictures/artist.jpg',
        alt: 'A microphone on a stand in front of colourful stage lights out of focus',
        focal: [0.74, 0.36],
      },
      {
        src: '/pictures/catering.jpg',
        alt: 'A row of polished copper handis with brass lids over small flames on a buffet, under warm lamps',
        focal: [0.74, 0.52],
      },
    ],
  },
  {
    slug: 'anniversary-celebrations',
    title: 'Anniversary Celebrations',
    description: 'A terrace, roses and candles for a special evening.',
    pictures: [
      {
        src: '/pictures/anniversary.jpg',
        alt: 'A table for two on a terrace at dusk with tall candles and red roses, string lights above and the lights of the city beyond',
        focal: [0.6, 0.58],
      },
      {
        src: '/pictures/decor-plate.jpg',
        alt: 'Close-up of a place setting: china on a brass plate with a maroon napkin and a red rose, candles and lights out of focus',
        focal: [0.4, 0.62],
      },
      {
        src: '/pictures/reception-table.jpg',
        alt: 'Close-up of a brass bowl of flowers and small candles on a reception table, warm lights out of focus behind',
        focal: [0.52, 0.62],
      },
      {
        src: '/pictures/diya.jpg',
        alt: 'A single lit brass diya on dark cloth with marigolds and petals, warm lights out of focus behind',
        focal: [0.68, 0.65],
      },
    ],
  },
  {
    slug: 'birthday-parties',
    title: 'Birthday Parties',
    description: 'Balloons, a beautiful cake and plenty of space for the children to play.',
    pictures: [
      {
        src: '/pictures/birthday-balloons.jpg',
        alt: 'Close-up of a balloon arch in red, teal, cream and gold, warm lights out of focus behind',
        focal: [0.45, 0.42],
      },
      {
        src: '/pictures/hero-social.jpg',
        alt: 'A garden party at dusk: round tables with flowers and candles on the lawn under strings of warm lights',
        focal: [0.72, 0.66],
      },
      {
        src: '/pictures/catering-row.jpg',
        alt: 'Copper handis with brass lids in a row on a buffet, seen from one end, warm lights out of focus behind',
        focal: [0.3, 0.5],
      },
      {
        src: '/pictures/lawn-lights.jpg',
        alt: 'A glass lantern glowing beside a garden path at dusk, with a lit arch and lights out of focus behind',
        focal: [0.43, 0.65],
      },
    ],
  },
];
