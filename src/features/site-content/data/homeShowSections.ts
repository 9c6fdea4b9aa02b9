import type * as galleryTeaser from '@/content/en/galleryTeaser.ts';
import type * as home from '@/content/en/home.ts';
import type * as instagram from '@/content/en/instagram.ts';
import type * as team from '@/content/en/team.ts';
import type * as testimonials from '@/content/en/testimonials.ts';
import type * as trustedBy from '@/content/en/trustedBy.ts';
import { paths } from '@/shared/paths.ts';
import { choice, decimals, group, line, link, list, number, text } from './fields.ts';
import { focal, maybePicture, picture, picturePath } from './pictureFields.ts';
import { placesIn, type Section } from './section.ts';
import { slug } from './shapedFields.ts';

const inHome = placesIn<typeof home>('en/home.ts');
const inTeam = placesIn<typeof team>('en/team.ts');
const inTestimonials = placesIn<typeof testimonials>('en/testimonials.ts');
const inTrustedBy = placesIn<typeof trustedBy>('en/trustedBy.ts');
const inTeaser = placesIn<typeof galleryTeaser>('en/galleryTeaser.ts');
const inInstagram = placesIn<typeof instagram>('en/instagram.ts');

const title = line('title', 80);
const heading = line('heading', 100);
const lead = text('lead', 300);
const sample = text('sample', 200, { least: 0, hint: 'sampleHint' });

/** Home page: team, clients, numbers and pictures. */
export const homeShowSections: readonly Section[] = [
  {
    key: 'home.team',
    page: 'home',
    address: paths.home,
    places: {
      title: inTeam('teamText.title', heading),
      lead: inTeam('teamText.lead', lead),
      team: inTeam(
        'team',
        list(
          'people',
          group('person', {
            name: line('name', 80),
            position: line('position', 80),
            photo: maybePicture('portrait'),
            image: choice('pattern', ['lotus', 'fish', 'sun', 'leaf', 'lamp', 'peacock']),
            bio: text('bio', 600),
            expertise: list('expertise', line('area', 60), 1, 8),
          }),
          1,
          12,
        ),
      ),
      sample: inTeam('teamText.sample', sample),
    },
  },
  {
    key: 'home.testimonials',
    page: 'home',
    address: paths.home,
    places: {
      title: inTestimonials('testimonialsText.title', heading),
      lead: inTestimonials('testimonialsText.lead', lead),
      said: inTestimonials(
        'testimonials',
        list(
          'testimonials',
          group('testimonial', {
            name: line('name', 80),
            quote: text('quote', 500, { hint: 'quoteHint' }),
            occasion: line('occasion', 100, { least: 0, hint: 'occasionHint' }),
          }),
          0,
          12,
        ),
      ),
    },
  },
  {
    key: 'home.trusted-by',
    page: 'home',
    address: paths.home,
    places: {
      title: inTrustedBy('trustedByText.title', heading),
      lead: inTrustedBy('trustedByText.lead', lead),
      clients: inTrustedBy(
        'clients',
        list(
          'clients',
          group('client', {
            name: line('name', 60),
            mark: choice('mark', ['litchi', 'bridge', 'sun', 'loom', 'boat', 'ledger']),
          }),
          0,
          20,
        ),
      ),
      badges: inTrustedBy(
        'badges',
        list(
          'badges',
          group('badge', {
            icon: choice('icon', ['trophy', 'star', 'leaf', 'guide']),
            title,
            text: text('text', 200),
          }),
          1,
          8,
        ),
      ),
      venuePartners: inTrustedBy(
        'venuePartners',
        list(
          'venuePartners',
          group('venuePartner', {
            name: line('name', 80),
            type: line('type', 60),
            location: line('location', 100),
          }),
          0,
          12,
        ),
      ),
      sampleClients: inTrustedBy('trustedByText.sampleClients', sample),
      sampleNames: inTrustedBy('trustedByText.sampleNames', sample),
    },
  },
  {
    key: 'home.numbers',
    page: 'home',
    address: paths.home,
    places: {
      title: inHome('impactText.title', heading),
      lead: inHome('impactText.lead', lead),
      numbers: inHome(
        'impactText.numbers',
        list(
          'numbers',
          group('number', {
            label: line('label', 60),
            value: number('value', 0, 100_000_000, { isWhole: false }),
            decimals,
            suffix: line('suffix', 6, { least: 0 }),
          }),
          1,
          8,
        ),
      ),
      sample: inHome('impactText.sample', sample),
    },
  },
  {
    key: 'home.gallery',
    page: 'home',
    address: paths.home,
    places: {
      title: inTeaser('teaserText.title', heading),
      lead: inTeaser('teaserText.lead', lead),
      albums: inTeaser(
        'teaserAlbums',
        list(
          'albums',
          group('album', {
            slug,
            title,
            description: text('description', 200),
            pictures: list('pictures', picture('picture'), 4, 4),
          }),
          1,
          8,
        ),
      ),
    },
  },
  {
    key: 'home.instagram',
    page: 'home',
    address: paths.home,
    places: {
      title: inInstagram('instagramText.title', heading),
      lead: inInstagram('instagramText.lead', lead),
      posts: inInstagram(
        'instagramPosts',
        list(
          'posts',
          group('post', {
            caption: line('caption', 120),
            media_url: picturePath('picture'),
            alt: text('alt', 300),
            focal,
            permalink: link('permalink'),
            like_count: number('likes', 0, 10_000_000),
            comments_count: number('comments', 0, 10_000_000),
            id: slug,
          }),
          0,
          12,
        ),
      ),
      sample: inInstagram('instagramText.sample', sample),
    },
  },
];
