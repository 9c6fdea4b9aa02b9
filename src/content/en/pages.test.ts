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

describe('the texts of the pages', () => {
  it('have distinct titles and descriptions', () => {
    expect(seos.length).toBeGreaterThan(15);
    expect(new Set(seos.map(({ title }) => title)).size).toBe(seos.length);
    expect(new Set(seos.map(({ description }) => description)).size).toBe(seos.length);
    expect(seos.filter(({ description }) => description.length > 160)).toEqual([]);
    expect(seos.filter(({ keywords }) => keywords.length < 3)).toEqual([]);
  });

  it('have link previews of their own, made from existing pictures', () => {
    expect(new Set(seos.map(({ image }) => image)).size).toBe(seos.length);
    const sources = seos.map(({ image }) => image.replace('/og/', 'public/pictures/'));
    expect(sources.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('have distinct pictures that exist', () => {
    const pictures = [
      ...introduced.map(({ intro }) => intro.picture.src),
      ...legal.map(({ picture }) => picture.src),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
    const all = [...pictures, ...home.heroSlides.map(({ url }) => url)];
    expect(all.filter((src) => !existsSync(path.join(root, 'public', src)))).toEqual([]);
  });

  it('have buttons with a service that the form knows', () => {
    const asked = [
      ...introduced.map(({ intro }) => intro.service),
      ...home.heroSlides.map(({ service }) => service),
      ...services.map(({ slug }) => slug),
    ].filter((slug) => slug !== '');
    expect(asked.length).toBeGreaterThan(25);
    expect(asked.filter((slug) => eventTypeOf(slug) === undefined)).toEqual([]);
  });

  it('avoid shouting and filler', () => {
    const files = ['home', 'pages', 'legal', 'calculator'];
    const text = files
      .map((name) => readFileSync(path.join(root, 'src/content/en', `${name}.ts`), 'utf8'))
      .join('');
    expect(text.match(/[A-Za-z]!/g)).toBeNull();
    expect(text).not.toMatch(/coming soon|lorem|TODO/i);
  });
});
