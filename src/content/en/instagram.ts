import { site } from '@/content/site.ts';
import type { PictureSrc } from './pageTypes.ts';

/** A post as in Instagram's API, with a description. The figures are samples. */
export type InstagramPost = {
  id: string;
  media_url: PictureSrc;
  permalink: string;
  like_count: number;
  comments_count: number;
  alt: string;
  caption: string;
  focal: readonly [x: number, y: number];
};

/** Visible slides from 320, 640, 768 and 1024 px (specification section 9). */
export const postsPerView = [1, 2, 3, 4] as const;

export const instagramText = {
  title: 'Follow Us on Instagram',
  lead: 'Decor, lights and stages, just before the guests arrive.',
  sample: 'Sample posts with sample likes and comments. The pictures were made for this site.',
  follow: `Follow ${site.social.handle}`,
  posts: 'Posts on Instagram',
  viewOnInstagram: 'View on Instagram',
  open: (alt: string) => `Enlarge: ${alt}`,
  likes: (count: number) => `${count} likes`,
  comments: (count: number) => `${count} comments`,
  /** Logged without a token. */
  noToken: 'Instagram token not found: sample posts are shown',
};

const { url: permalink } = site.social;

export const instagramPosts: readonly InstagramPost[] = [
  {
    id: 'sample-1',
    media_url: '/pictures/mandap-toran.jpg',
    permalink,
    like_count: 214,
    comments_count: 18,
    alt: 'The roof of a mandap at dusk with a toran of mango leaves and marigolds, ivory and maroon drapes below',
    caption: 'A toran of mango leaves and marigolds',
    focal: [0.5, 0.5],
  },
  {
    id: 'sample-2',
    media_url: '/pictures/mirror-ball.jpg',
    permalink,
    like_count: 187,
    comments_count: 12,
    alt: 'A mirror ball among warm lights over a dance floor',
    caption: 'The mirror ball, before the first song',
    focal: [0.55, 0.5],
  },
  {
    id: 'sample-3',
    media_url: '/pictures/mehendi-table.jpg',
    permalink,
    like_count: 143,
    comments_count: 9,
    alt: 'A bowl of flowers and small candles on a brass table, mehendi cushions out of focus behind',
    caption: 'Flowers and candles for the mehendi',
    focal: [0.4, 0.5],
  },
  {
    id: 'sample-4',
    media_url: '/pictures/table-flowers.jpg',
    permalink,
    like_count: 96,
    comments_count: 7,
    alt: 'A brass bowl of orange and white marigolds between candles on a long table',
    caption: 'Marigolds down the long table',
    focal: [0.5, 0.5],
  },
  {
    id: 'sample-5',
    media_url: '/pictures/haldi-seat.jpg',
    permalink,
    like_count: 231,
    comments_count: 21,
    alt: 'A low wooden seat with yellow cushions and a garland of marigolds, set for a haldi ceremony',
    caption: 'The seat for the haldi',
    focal: [0.55, 0.5],
  },
  {
    id: 'sample-6',
    media_url: '/pictures/lawn-arch.jpg',
    permalink,
    like_count: 118,
    comments_count: 6,
    alt: 'An arch of marigolds and rows of fairy lights over the way to a lawn at dusk',
    caption: 'The arch at the lawn’s gate',
    focal: [0.5, 0.45],
  },
  {
    id: 'sample-7',
    media_url: '/pictures/copper-handi.jpg',
    permalink,
    like_count: 159,
    comments_count: 14,
    alt: 'Close-up of a polished copper handi with a brass lid on a buffet, warm lights out of focus behind',
    caption: 'Copper, polished that morning',
    focal: [0.45, 0.55],
  },
  {
    id: 'sample-8',
    media_url: '/pictures/hall-chandeliers.jpg',
    permalink,
    like_count: 72,
    comments_count: 4,
    alt: 'Crystal chandeliers under the ceiling of a ballroom, a curtain of fairy lights behind',
    caption: 'The hall, an hour before',
    focal: [0.4, 0.45],
  },
];
