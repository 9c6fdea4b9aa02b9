import type * as home from '@/content/en/home.ts';
import type * as introVideo from '@/content/en/introVideo.ts';
import { servicePages, services } from '@/content/en/services.ts';
import type * as typewriter from '@/content/en/typewriter.ts';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { paths } from '@/shared/paths.ts';
import { choice, choiceOf, group, line, list, text } from './fields.ts';
import { picture, picturePath } from './pictureFields.ts';
import { placesIn, type Section } from './section.ts';

const inHome = placesIn<typeof home>('en/home.ts');
const inTypewriter = placesIn<typeof typewriter>('en/typewriter.ts');
const inFilm = placesIn<typeof introVideo>('en/introVideo.ts');

const names = new Map([...services, ...servicePages].map(({ slug: name, label }) => [name, label]));
/** Service that prefills the enquiry form, or none. */
const service = choiceOf(
  'service',
  ['', ...names.keys()] as [string, ...string[]],
  (name) => names.get(name) ?? adminSiteContent.labels.noService,
);
const title = line('title', 80);
const heading = line('heading', 100);
const lead = text('lead', 300);

/** Home page: the services. */
export const homeSections: readonly Section[] = [
  {
    key: 'home.hero',
    page: 'home',
    address: paths.home,
    places: {
      heading: inHome('heroText.heading', heading),
      slides: inHome(
        'heroSlides',
        list(
          'slides',
          group('slide', {
            title: line('title', 60),
            subtitle: text('subtitle', 200),
            url: picturePath('picture'),
            alt: text('alt', 300),
            service,
          }),
          1,
          8,
        ),
      ),
    },
  },
  {
    key: 'home.typewriter',
    page: 'home',
    address: paths.home,
    places: {
      lead: inTypewriter('typewriterText.lead', line('typedLead', 60)),
      phrases: inTypewriter('typewriterText.phrases', list('phrases', line('phrase', 80), 1, 10)),
    },
  },
  {
    key: 'home.services',
    page: 'home',
    address: paths.home,
    places: {
      title: inHome('servicesText.title', heading),
      lead: inHome('servicesText.lead', lead),
      cards: inHome(
        'serviceCards',
        list(
          'cards',
          group('card', {
            group: choice('group', ['wedding', 'corporate', 'social']),
            title,
            description: text('description', 400),
            picture: picture('picture'),
          }),
          3,
          3,
        ),
      ),
    },
  },
  {
    key: 'home.why-hire',
    page: 'home',
    address: paths.home,
    places: {
      title: inHome('whyHireText.title', heading),
      lead: inHome('whyHireText.lead', lead),
      tags: inHome(
        'whyHireText.tags',
        list('reasons', group('reason', { title, text: text('text', 300) }), 2, 8),
      ),
      button: inHome('whyHireText.button', line('button', 40)),
    },
  },
  {
    key: 'home.film',
    page: 'home',
    address: paths.home,
    places: {
      title: inFilm('introVideoText.title', heading),
      lead: inFilm('introVideoText.lead', lead),
      label: inFilm('introVideoText.label', text('film', 400, { hint: 'filmHint' })),
    },
  },
  {
    key: 'home.seo',
    page: 'home',
    address: paths.home,
    places: {
      title: inHome('homeSeo.title', line('seoTitle', 70)),
      description: inHome('homeSeo.description', text('seoDescription', 200)),
      keywords: inHome('homeSeo.keywords', list('keywords', line('keyword', 60), 1, 12)),
    },
  },
];
