import type * as anniversary from '@/content/en/service/anniversary.ts';
import type * as artistManagement from '@/content/en/service/artistManagement.ts';
import type * as birthday from '@/content/en/service/birthday.ts';
import type * as catering from '@/content/en/service/catering.ts';
import type * as corporate from '@/content/en/service/corporate.ts';
import type { ServiceText } from '@/content/en/service/serviceText.ts';
import type * as summaries from '@/content/en/service/summaries.ts';
import type * as venueBooking from '@/content/en/service/venueBooking.ts';
import type * as wedding from '@/content/en/service/wedding.ts';
import { paths, type ServicePageSlug } from '@/shared/paths.ts';
import { type AnyField, group, line, list, text } from './fields.ts';
import { price } from './shapedFields.ts';
import { placesIn, type Place, type Section } from './section.ts';

/** Asserts that every service module has the type `ServiceText`. */
type Modules = {
  anniversary: typeof anniversary;
  artistManagement: typeof artistManagement;
  birthday: typeof birthday;
  catering: typeof catering;
  corporate: typeof corporate;
  venueBooking: typeof venueBooking;
  wedding: typeof wedding;
};
type Name = {
  [N in keyof Modules]: Modules[N] extends Record<N, ServiceText> ? N : never;
}[keyof Modules];

const inSummaries = placesIn<typeof summaries>('en/service/summaries.ts');
const heading = line('heading', 100);
const lead = text('lead', 300);
const point = { title: line('title', 80), text: text('text', 400) };
const items = list('included', text('item', 300), 1, 20);

/** Places of `ServiceText`, checked once for all seven pages. */
const inService = placesIn<{ it: ServiceText }>('');
const parts = {
  paragraphs: inService('it.intro.paragraphs', list('paragraphs', text('paragraph', 800), 1, 5)),
  button: inService('it.intro.button', line('button', 40)),
  facts: inService('it.facts', list('facts', group('fact', point), 3, 3)),
  includedTitle: inService('it.inclusions.title', line('inclusionsTitle', 100)),
  includedLead: inService('it.inclusions.lead', text('inclusionsLead', 300)),
  included: inService('it.inclusions.included', items),
  apart: inService('it.inclusions.apart', list('apart', text('item', 300), 0, 20)),
  packages: inService(
    'it.packages',
    list(
      'packages',
      group('package', { name: line('name', 60), price, text: text('text', 400) }),
      0,
      8,
    ),
  ),
  stepsTitle: inService('it.steps.title', line('stepsTitle', 100)),
  steps: inService('it.steps.entries', list('steps', group('step', point), 1, 10)),
  questions: inService(
    'it.questions',
    list(
      'questions',
      group('question', { question: text('question', 200), answer: text('answer', 1000) }),
      0,
      20,
    ),
  ),
  closingTitle: inService('it.closing.title', line('closingTitle', 100)),
  closingText: inService('it.closing.text', text('closingText', 400)),
  seoTitle: inService('it.seo.title', line('seoTitle', 80)),
  seoDescription: inService('it.seo.description', text('seoDescription', 200)),
};

function servicePage(slug: ServicePageSlug, name: Name): Section {
  const summary = (path: 'heading' | 'lead', field: AnyField): Place => ({
    ...inSummaries(`serviceSummaries.wedding.${path}`, field),
    path: `serviceSummaries.${slug}.${path}`,
  });
  const own = Object.entries(parts).map(([field, place]): [string, Place] => [
    field,
    { ...place, file: `en/service/${name}.ts`, path: place.path.replace(/^it/, name) },
  ]);
  return {
    key: `services.${slug}`,
    page: 'services',
    address: paths.service(slug),
    places: {
      heading: summary('heading', heading),
      lead: summary('lead', lead),
      ...Object.fromEntries(own),
    },
  };
}

/** The seven service pages. */
export const serviceSections: readonly Section[] = [
  servicePage('wedding', 'wedding'),
  servicePage('corporate', 'corporate'),
  servicePage('anniversary', 'anniversary'),
  servicePage('birthday', 'birthday'),
  servicePage('venue-booking', 'venueBooking'),
  servicePage('artist-management', 'artistManagement'),
  servicePage('catering', 'catering'),
];
