import type * as about from '@/content/en/about.ts';
import type * as colours from '@/content/colours.ts';
import type * as pages from '@/content/en/pages.ts';
import type * as legal from '@/content/legalFacts.ts';
import type * as site from '@/content/site.ts';
import { paths } from '@/shared/paths.ts';
import { date, email, group, line, list, number, text, yesNo } from './fields.ts';
import { logo } from './pictureFields.ts';
import { gstin, palette } from './shapedFields.ts';
import { placesIn, type Section } from './section.ts';

const inPages = placesIn<typeof pages>('en/pages.ts');
const inAbout = placesIn<typeof about>('en/about.ts');
const inLegal = placesIn<typeof legal>('legalFacts.ts');
const inColours = placesIn<typeof colours>('colours.ts');
const inSite = placesIn<typeof site>('site.ts');
const heading = line('heading', 100);
const paragraphs = list('paragraphs', text('paragraph', 800), 1, 6);

/** Texts about the company apart from its services, and legal texts. */
export const aboutSections: readonly Section[] = [
  {
    key: 'about.intro',
    page: 'about',
    address: paths.about,
    places: {
      heading: inPages('pages.about.intro.heading', heading),
      lead: inPages('pages.about.intro.lead', text('lead', 300)),
      paragraphs: inPages('pages.about.intro.paragraphs', paragraphs),
      button: inPages('pages.about.intro.button', line('button', 40)),
      seoTitle: inPages('pages.about.seo.title', line('seoTitle', 80)),
      seoDescription: inPages('pages.about.seo.description', text('seoDescription', 200)),
    },
  },
  {
    key: 'about.story',
    page: 'about',
    address: paths.about,
    places: {
      storyTitle: inAbout('storyText.title', line('storyTitle', 100)),
      paragraphs: inAbout('storyText.paragraphs', paragraphs),
      valuesTitle: inAbout('valuesText.title', line('valuesTitle', 100)),
      valuesLead: inAbout('valuesText.lead', text('valuesLead', 300)),
      values: inAbout(
        'valuesText.entries',
        list(
          'values',
          group('reason', { title: line('title', 80), text: text('text', 400) }),
          1,
          8,
        ),
      ),
    },
  },
  {
    key: 'about.places',
    page: 'about',
    address: paths.about,
    places: {
      title: inAbout('citiesText.title', heading),
      lead: inAbout('citiesText.lead', text('lead', 300)),
      cities: inAbout(
        'citiesText.cities',
        list('cities', group('place', { name: line('name', 60), text: text('text', 300) }), 1, 8),
      ),
    },
  },
  {
    key: 'about.questions',
    page: 'about',
    address: paths.about,
    places: {
      title: inAbout('aboutQuestions.title', heading),
      questions: inAbout(
        'aboutQuestions.questions',
        list(
          'questions',
          group('question', { question: text('question', 200), answer: text('answer', 1000) }),
          1,
          20,
        ),
      ),
    },
  },
  {
    key: 'legal.facts',
    page: 'legal',
    address: paths.privacyPolicy,
    places: {
      updated: inLegal('legalFacts.updated', date('updated')),
      languages: inLegal('legalFacts.languages', line('languages', 120)),
      role: inLegal('legalFacts.grievance.role', line('role', 80)),
      answerDays: inLegal('legalFacts.grievance.answerDays', number('answerDays', 1, 90)),
      enquiryMonths: inLegal('legalFacts.enquiryMonths', number('enquiryMonths', 1, 120)),
      processors: inLegal(
        'legalFacts.processors',
        list(
          'processors',
          group('processor', {
            name: line('name', 120),
            task: text('task', 200),
            place: line('place', 120),
          }),
          1,
          10,
        ),
      ),
    },
  },
];

/** The company. Contact details have their own screen. */
export const firmSections: readonly Section[] = [
  {
    key: 'firm.name',
    page: 'firm',
    address: paths.home,
    places: {
      name: inSite('site.name', line('firmName', 60)),
      logo: inSite('site.logo', logo),
      shortName: inSite('site.shortName', line('shortName', 20, { hint: 'shortNameHint' })),
      tagline: inSite('site.tagline', line('tagline', 120, { hint: 'taglineHint' })),
    },
  },
  {
    key: 'firm.address',
    page: 'firm',
    address: paths.contact,
    places: {
      city: inSite('site.address.city', line('city', 60)),
      state: inSite('site.address.state', line('state', 60)),
      alsoIn: inSite('site.alsoIn', line('alsoIn', 120, { hint: 'alsoInHint' })),
      cities: inSite('site.cities', list('cities', line('place', 60), 1, 12)),
    },
  },
  {
    key: 'firm.facts',
    page: 'firm',
    address: paths.privacyPolicy,
    places: {
      gstin: inSite('site.gstin', gstin),
      grievance: inSite('site.grievanceEmail', email('grievance')),
      legalDraft: inSite('site.legalDraft', yesNo('legalDraft')),
    },
  },
  {
    key: 'firm.colours',
    page: 'firm',
    address: paths.home,
    places: { palette: inColours('colours.palette', palette) },
  },
];
