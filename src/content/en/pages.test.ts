import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as home from './home.ts';
import { privacyPolicy, termsConditions } from './legal.ts';
import { pages } from './pages.ts';
import { serviceTexts } from './service/all.fixture.ts';
import { eventTypeOf, services } from './services.ts';

const introduced = [...Object.values(pages), ...Object.values(serviceTexts)];
const legal = [privacyPolicy, termsConditions];
const seos = [home.homeSeo, ...introduced.map(({ seo }) => seo), ...legal.map(({ seo }) => seo)];

const root = path.join(import.meta.dirname, '../../..');

describe('what the pages say', () => {
  it('a visitor tells pages apart in the browser and in search results', () => {
    expect(seos.length).toBeGreaterThan(15);
    expect(new Set(seos.map(({ title }) => title)).size).toBe(seos.length);
    expect(new Set(seos.map(({ description }) => description)).size).toBe(seos.length);
    expect(seos.filter(({ description }) => description.length > 160)).toEqual([]);
    expect(seos.filter(({ keywords }) => keywords.length < 3)).toEqual([]);
  });

  it('a shared link has a picture of its own, made from one that exists', () => {
    expect(new Set(seos.map(({ image }) => image)).size).toBe(seos.length);
    const sources = seos.map(({ image }) => image.replace('/og/', 'public/pictures/'));
    expect(sources.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('every page differs in its picture, and the picture exists', () => {
    const pictures = [
      ...introduced.map(({ intro }) => intro.picture.src),
      ...legal.map(({ picture }) => picture.src),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
    const all = [...pictures, ...home.heroSlides.map(({ url }) => url)];
    expect(all.filter((src) => !existsSync(path.join(root, 'public', src)))).toEqual([]);
  });

  it('every button of a page opens the form with a service that the form knows', () => {
    const asked = [
      ...introduced.map(({ intro }) => intro.service),
      ...home.heroSlides.map(({ service }) => service),
      ...services.map(({ slug }) => slug),
    ].filter((slug) => slug !== '');
    expect(asked.length).toBeGreaterThan(25);
    expect(asked.filter((slug) => eventTypeOf(slug) === undefined)).toEqual([]);
  });

  it('nobody is shouted at or put off', () => {
    const files = ['home', 'pages', 'legal', 'calculator'];
    const text = files
      .map((name) => readFileSync(path.join(root, 'src/content/en', `${name}.ts`), 'utf8'))
      .join('');
    expect(text.match(/[A-Za-z]!/g)).toBeNull();
    expect(text).not.toMatch(/coming soon|lorem|TODO/i);
  });
});
