import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { enquiryText } from './enquiry.ts';
import { eventsText } from './events.ts';
import { gate } from './gate.ts';
import * as home from './home.ts';
import { privacyPolicy, termsConditions } from './legal.ts';
import { pages } from './pages.ts';
import { pwa } from './pwa.ts';
import { serviceTexts } from './service/all.fixture.ts';
import { eventTypeOf, services } from './services.ts';

const introduced = [...Object.values(pages), ...Object.values(serviceTexts)];
const legal = [privacyPolicy, termsConditions];
const seos = [home.homeSeo, ...introduced.map(({ seo }) => seo), ...legal.map(({ seo }) => seo)];

const root = path.join(import.meta.dirname, '../../..');

describe('the texts of the pages', () => {
  it('have distinct titles and descriptions', () => {
    // Guards against an empty list.
    expect(seos.length).toBeGreaterThan(15);
    expect(new Set(seos.map(({ title }) => title)).size).toBe(seos.length);
    expect(new Set(seos.map(({ description }) => description)).size).toBe(seos.length);
  });

  it('have descriptions of at most 160 characters, and keywords', () => {
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

  it('link only to services that the enquiry form knows', () => {
    const asked = [
      ...introduced.map(({ intro }) => intro.service),
      ...home.heroSlides.map(({ service }) => service),
      ...services.map(({ slug }) => slug),
    ].filter((slug) => slug !== '');
    expect(asked.length).toBeGreaterThan(25);
    expect(asked.filter((slug) => eventTypeOf(slug) === undefined)).toEqual([]);
  });

  it('shout only where the specification does, and hold no filler', () => {
    const specified = [
      enquiryText.success,
      eventsText.emptyHint,
      gate.renovation.text,
      pwa.update.text,
      // An event without a date.
      '(coming soon)',
    ];
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const texts = files.filter((name) => /(?<!\.(?:test|fixture))\.ts$/.test(name));
    expect(texts.length).toBeGreaterThan(60);
    const lines = texts
      .flatMap((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8').split('\n'))
      .filter((line) => !specified.some((text) => line.includes(text)));
    expect(lines.filter((line) => /[\p{L}\p{N}.)}]!/u.test(line))).toEqual([]);
    expect(lines.filter((line) => /coming soon|[Ll]orem|TODO/.test(line))).toEqual([]);
  });
});
