import type { PagePicture } from './pageTypes.ts';

/** An album of the gallery teaser. */
export type TeaserAlbum = {
  /** Name in the query string of an open picture. */
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

/** No picture is used twice on the home page, including the demo data (tests/e2e/journeys/every-page.spec.ts). */
export const teaserAlbums: readonly TeaserAlbum[] = [
  {
    slug: 'wedding-services',
    title: 'Wedding Services',
    description: 'Mandaps, torans and lamps, from the haldi at home to the reception hall.',
    pictures: [
      {
        src: '/pictures/wedding-lamp.jpg',
        alt: 'Close-up of a lit brass oil lamp trimmed with marigolds, the wedding mandap out of focus behind',
        focal: [0.32, 0.55],
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
        src: '/pictures/lawn-lights.jpg',
        alt: 'A glass lantern glowing beside a garden path at dusk, with a lit arch and lights out of focus behind',
        focal: [0.43, 0.65],
      },
    ],
  },
  {
    slug: 'corporate-events',
    title: 'Corporate Events',
    description: 'Stages, screens and award nights that start on time.',
    pictures: [
      {
        src: '/pictures/conference-screen.jpg',
        alt: 'A wide glowing LED wall under beams of light on a conference stage',
        focal: [0.4, 0.55],
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
        src: '/pictures/conference-seats.jpg',
        alt: 'Rows of dark conference chairs seen from behind, a stage with a lectern in front of them',
        focal: [0.5, 0.6],
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
        src: '/pictures/anniversary-roses.jpg',
        alt: 'Close-up of red roses and lit candles on a table set for two, city lights out of focus behind',
        focal: [0.5, 0.7],
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
        src: '/pictures/garden-tables.jpg',
        alt: 'A round table with china, candles and flowers on a lawn at dusk, strings of lights above',
        focal: [0.55, 0.5],
      },
      {
        src: '/pictures/catering-row.jpg',
        alt: 'Copper handis with brass lids in a row on a buffet, seen from one end, warm lights out of focus behind',
        focal: [0.3, 0.5],
      },
      {
        src: '/pictures/birthday-corner.jpg',
        alt: 'Balloons in red, teal, pink and gold beside a curtain with small lights',
        focal: [0.3, 0.4],
      },
    ],
  },
];
