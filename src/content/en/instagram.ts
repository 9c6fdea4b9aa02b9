import { site } from '@/content/site.ts';
import type { PictureSrc } from './pageTypes.ts';

/** A post as the feed would have it, and what its picture shows. The figures are samples. */
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

/** Side by side from 320, 640, 768 and 1024 px on (specification section 9). */
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
  /** Logged where no live feed is set up. */
  noToken: 'Instagram token not found: sample posts are shown',
};

const { url: permalink } = site.social;

export const instagramPosts: readonly InstagramPost[] = [
  {
    id: 'sample-1',
    media_url: '/pictures/wedding-garlands.jpg',
    permalink,
    like_count: 214,
    comments_count: 18,
    alt: 'Close-up of a mandap pillar wrapped in ivory cloth and a spiral of marigolds, with a marigold toran and lights out of focus',
    caption: 'Marigold garlands on the mandap pillars',
    focal: [0.55, 0.55],
  },
  {
    id: 'sample-2',
    media_url: '/pictures/garba-sticks.jpg',
    permalink,
    like_count: 187,
    comments_count: 12,
    alt: 'Close-up of two crossed dandiya sticks wound in coloured ribbon, with lit diyas out of focus behind',
    caption: 'Dandiya sticks for the first round',
    focal: [0.45, 0.55],
  },
  {
    id: 'sample-3',
    media_url: '/pictures/mehendi-lanterns.jpg',
    permalink,
    like_count: 143,
    comments_count: 9,
    alt: 'Close-up of hanging brass lanterns glowing in warm colours, flower strings out of focus behind',
    caption: 'Brass lanterns over the mehendi corner',
    focal: [0.56, 0.5],
  },
  {
    id: 'sample-4',
    media_url: '/pictures/decor-plate.jpg',
    permalink,
    like_count: 96,
    comments_count: 7,
    alt: 'Close-up of a place setting: china on a brass plate with a maroon napkin and a red rose, candles and lights out of focus',
    caption: 'A place setting with brass and a rose',
    focal: [0.4, 0.62],
  },
  {
    id: 'sample-5',
    media_url: '/pictures/haldi-bowl.jpg',
    permalink,
    like_count: 231,
    comments_count: 21,
    alt: 'Close-up of a brass urli with floating marigolds and small lit lamps, a haldi setting out of focus behind',
    caption: 'Marigolds and lamps floating in the urli',
    focal: [0.5, 0.7],
  },
  {
    id: 'sample-6',
    media_url: '/pictures/lawn-lights.jpg',
    permalink,
    like_count: 118,
    comments_count: 6,
    alt: 'A glass lantern glowing beside a garden path at dusk, with a lit arch and lights out of focus behind',
    caption: 'Lanterns along the garden path',
    focal: [0.43, 0.65],
  },
  {
    id: 'sample-7',
    media_url: '/pictures/birthday-cake.jpg',
    permalink,
    like_count: 159,
    comments_count: 14,
    alt: 'Close-up of a tiered birthday cake with cream icing, sugar roses and lit candles, warm lights out of focus behind',
    caption: 'Three tiers with sugar roses',
    focal: [0.57, 0.45],
  },
  {
    id: 'sample-8',
    media_url: '/pictures/corporate-lectern.jpg',
    permalink,
    like_count: 72,
    comments_count: 4,
    alt: 'A lectern with a microphone close up, the glowing screen and stage lights out of focus behind',
    caption: 'The podium, after the sound check',
    focal: [0.35, 0.5],
  },
];
