import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { publicRoutes } from '@/app/routes.tsx';
import { servicePageSlugs, type ServicePageSlug } from '@/shared/paths.ts';
import * as about from '../about.ts';
import * as hub from '../servicesHub.ts';
import { serviceTexts } from './all.fixture.ts';
import * as anniversary from './anniversary.ts';
import * as artists from './artistManagement.ts';
import * as birthday from './birthday.ts';
import * as catering from './catering.ts';
import * as corporate from './corporate.ts';
import { servicePageText } from './servicePage.ts';
import * as venues from './venueBooking.ts';
import * as wedding from './wedding.ts';

/** Length of each service's own section, and the required minimum. */
const own: Record<ServicePageSlug, { length: number; least: number }> = {
  wedding: { length: wedding.weddingFunctions.entries.length, least: 7 },
  corporate: { length: corporate.corporateFormats.entries.length, least: 7 },
  anniversary: { length: anniversary.anniversaryMilestones.entries.length, least: 4 },
  birthday: { length: birthday.birthdayAges.entries.length, least: 4 },
  'venue-booking': { length: venues.directoryTeaser.areas.length, least: 9 },
  'artist-management': { length: artists.artistKinds.entries.length, least: 5 },
  catering: { length: catering.cateringMenus.menus.length, least: 3 },
};

const all = Object.values(serviceTexts);
const isRouted = (address: string) => publicRoutes.some((route) => matchPath(route.path, address));

describe.each(servicePageSlugs)('the page of %s', (slug) => {
  const text = serviceTexts[slug];

  it('has every part', () => {
    expect(text.intro.service).toBe(slug);
    expect(text.intro.paragraphs.length).toBeGreaterThan(0);
    expect(text.inclusions.included.length).toBeGreaterThanOrEqual(6);
    expect(text.inclusions.apart.length).toBeGreaterThanOrEqual(2);
    expect(text.packages).toHaveLength(3);
    expect(text.steps.entries).toHaveLength(4);
    expect(text.questions.length).toBeGreaterThanOrEqual(4);
    expect(own[slug].length).toBeGreaterThanOrEqual(own[slug].least);
  });

  it('has a title and description that fit a search result', () => {
    expect(text.seo.title.length).toBeGreaterThanOrEqual(30);
    expect(text.seo.title.length).toBeLessThanOrEqual(70);
    expect(text.seo.description.length).toBeGreaterThanOrEqual(80);
    expect(text.seo.description.length).toBeLessThanOrEqual(160);
  });

  it('marks prices as examples', () => {
    for (const { price } of text.packages)
      expect(price).toMatch(
        /^(on request|from ₹\d{1,2}(,\d\d)*(,\d{3})( per plate)?|from ₹\d{3} per plate)$/,
      );
    const words = JSON.stringify({ ...text, packages: [] });
    expect(words).not.toMatch(/₹|Rs\.?\s?\d/);
  });
});

describe('the service pages compared', () => {
  it('share no sentence', () => {
    const sentences = all.flatMap((text) => [
      text.seo.title,
      text.seo.description,
      text.intro.heading,
      text.intro.lead,
      ...text.intro.paragraphs,
      ...text.inclusions.included,
      ...text.packages.map((one) => one.text),
      ...text.steps.entries.map((one) => one.text),
      ...text.questions.flatMap(({ question, answer }) => [question, answer]),
      text.closing.title,
      text.closing.text,
    ]);
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
  });

  it('have no duplicate entries in a list, so that each has a key of its own', () => {
    const lists = [
      ...all.flatMap((text) => [
        text.inclusions.included,
        text.inclusions.apart,
        text.questions.map(({ question }) => question),
        text.steps.entries.map(({ title }) => title),
      ]),
      hub.hubQuestions.questions.map(({ question }) => question),
      about.aboutQuestions.questions.map(({ question }) => question),
    ];
    expect(lists.filter((list) => new Set(list).size !== list.length)).toEqual([]);
  });

  it('are linked from the hub and exist', () => {
    const links = Object.values(hub.groupPages)
      .flat()
      .map((link) => link.path);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !isRouted(link))).toEqual([]);
  });

  it('mark example prices as such', () => {
    expect(servicePageText.packagesNote).toContain('example');
    expect(catering.estimatorText.lead).toContain('example');
    for (const { id, platePaise } of catering.estimatorText.menus) {
      const card = catering.catering.packages.find(({ name }) => name.toLowerCase() === id);
      expect(card?.price).toBe(`from ₹${platePaise / 100} per plate`);
    }
  });

  it('avoid shouting, filler, and alcohol, which is illegal in Bihar', () => {
    const folder = import.meta.dirname;
    const files = readdirSync(folder)
      .filter((name) => !/\.(test|fixture)\.ts$/.test(name))
      .map((name) => path.join(folder, name));
    const words = [
      ...files,
      path.join(folder, '../about.ts'),
      path.join(folder, '../servicesHub.ts'),
    ]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(words.match(/[A-Za-z]!/g)).toBeNull();
    expect(words).not.toMatch(/coming soon|lorem|TODO|wine|whisky|cocktail|\bbeer\b/i);
  });
});
