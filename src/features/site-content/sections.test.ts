import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { layWords } from '../../../scripts/web/words.ts';
import { defaultsOf } from './data/defaults.ts';
import type { AnyField } from './data/fields.ts';
import { publishedWords } from './data/publishedWords.ts';
import { sections } from './data/sections.ts';

const files = import.meta.glob<string>('/src/content/**/*.ts', {
  query: '?raw',
  import: 'default',
});

describe.each(sections.map((section) => [section.key, section] as const))('%s', (key, section) => {
  it('accepts the built-in texts and overlays them with themselves', async () => {
    const defaults = await defaultsOf(section);
    for (const [name, { field }] of Object.entries(section.places)) {
      const result = v.safeParse(field.schema, defaults[name]);
      expect([name, result.issues?.map((issue) => [v.getDotPath(issue), issue.message])]).toEqual([
        name,
        undefined,
      ]);
      expect(result.output).toEqual(defaults[name]);
    }
    const { laid, refused } = publishedWords({ [key]: JSON.parse(JSON.stringify(defaults)) });
    expect(refused).toEqual([]);
    for (const [file, values] of Object.entries(laid)) {
      const source = readFileSync(`src/content/${file}`, 'utf8');
      for (const [path, value] of Object.entries(values)) {
        const text = layWords(file, source, { [path]: value });
        expect(text).toContain(JSON.stringify(value).slice(1, -1).replaceAll('<', '\\u003c'));
      }
    }
  });
});

it('every section has a name of its own', () => {
  const keys = sections.map(({ key }) => key);
  expect(keys.toSorted()).toEqual(Object.keys(adminSiteContent.sections).toSorted());
  const places = sections.flatMap(({ places: all }) =>
    Object.values(all).map(({ file, path }) => `${file} ${path}`),
  );
  expect(new Set(places).size).toBe(places.length);
  expect(Object.keys(files).length).toBeGreaterThan(places.length / 10);
});

it('a price is stored in its display form, however it was typed', () => {
  const packages = sections.flatMap(({ places }) =>
    Object.values(places).filter(({ path }) => path.endsWith('packages')),
  );
  expect(packages.length).toBeGreaterThan(5);
  for (const { field } of packages) {
    const of = (price: string) =>
      v.safeParse(field.schema, [{ name: 'Basic', price, text: 'Flowers.' }]);
    expect(of('60000').output).toMatchObject([{ price: 'from ₹60,000' }]);
    expect(of('900/plate').output).toMatchObject([{ price: 'from ₹900 per plate' }]);
    expect(of('On request').output).toMatchObject([{ price: 'on request' }]);
    expect(of('60,000-80,000').issues?.[0]?.message).toBe(adminSiteContent.errors.price);
  }
});

describe('stored texts that this version cannot use', () => {
  it.each([
    ['home.hero', { slides: [] }, 'slides', 'Keep at least 1.'],
    ['home.hero', { heading: '' }, 'heading', 'Write something here.'],
    ['home.hero', { slides: [{ title: 7 }] }, 'slides.0.title', /./],
    ['home.hero', { nothing: 'here' }, 'nothing', 'this version of the site has no such field'],
    ['home.hero', 'a text', '', 'it holds no fields'],
    ['home.gone', {}, '', 'this version of the site has no such section'],
    ['home.instagram', { posts: [{ permalink: 'javascript:alert(1)' }] }, /^posts\.0\./, /./],
  ])('%s keeps the built-in texts and reports the place', (row, stored, field, reason) => {
    const { laid, refused } = publishedWords({
      [row]: stored,
      'home.typewriter': { lead: 'We love' },
    });
    expect(laid).toEqual({ 'en/typewriter.ts': { 'typewriterText.lead': 'We love' } });
    expect(refused).toEqual([
      { row, field: expect.stringMatching(field), reason: expect.stringMatching(reason) },
    ]);
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))(
    'a field or a section that is called %s as every object’s own is one of them',
    (name) => {
      // As JSON it is an ordinary key.
      const field: unknown = JSON.parse(`{"firm.name":{"${name}":"x"}}`);
      const section: unknown = JSON.parse(`{"${name}":{"name":"x"}}`);
      for (const stored of [field, section]) {
        const { laid, refused } = publishedWords(Object(stored));
        expect(laid).toEqual({});
        expect(refused).toHaveLength(1);
        expect(Object.values(refused[0] ?? {})).toContain(name);
      }
    },
  );
});

/** A field and all nested fields. */
function fieldsIn(field: AnyField): AnyField[] {
  const { control } = field;
  if (control.kind === 'list') return [field, ...fieldsIn(control.item)];
  if (control.kind === 'group') return [field, ...Object.values(control.fields).flatMap(fieldsIn)];
  return [field];
}

/** Kind of a control, type of an input, or name of a custom control. */
function nameOf({ control }: AnyField): string {
  if (control.kind === 'own') return control.name;
  return (control.kind === 'input' && control.type) || control.kind;
}

describe('malicious input', () => {
  const all = sections.flatMap(({ places }) =>
    Object.values(places).flatMap(({ field }) => fieldsIn(field)),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    'https://mandap.example@evil.example/',
    'http://evil.example/',
    'https:evil.example',
  ])('is no link and no picture: %s', (address) => {
    const leading = all.filter((field) => ['url', 'picturePath'].includes(nameOf(field)));
    expect(leading.length).toBeGreaterThan(2);
    expect(leading.filter(({ schema }) => v.is(schema, address))).toEqual([]);
    const pictures = all.filter((field) => nameOf(field) === 'picture');
    const value = { src: address, alt: '', focal: [0.5, 0.5] };
    expect(pictures.filter(({ schema }) => v.is(schema, value))).toEqual([]);
  });

  it('is no line with misleading characters', () => {
    const texts = all.filter((field) => ['input', 'textarea'].includes(nameOf(field)));
    expect(texts.length).toBeGreaterThan(60);
    for (const odd of ['from ₹9\u202E000', 'from ₹9\u0000000', '\uD800from ₹9000']) {
      const read = texts.map(({ schema }) => v.safeParse(schema, odd));
      const kept = read.flatMap((result) => (result.success ? [result.output] : []));
      expect(kept.length).toBeGreaterThan(60);
      expect(kept.filter((value) => /[\p{Cc}\u202e\p{Surrogate}]/u.test(value))).toEqual([]);
    }
  });
});
