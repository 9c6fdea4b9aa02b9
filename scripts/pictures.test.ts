// @vitest-environment node
import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import captions from '../src/content/pictures.json' with { type: 'json' };
import { pictureAt } from './pictures.ts';

const names = readdirSync(new URL('../public/pictures', import.meta.url))
  .filter((file) => file.endsWith('.jpg'))
  .map((file) => file.replace('.jpg', ''));

it('has alternative text for every picture', () => {
  expect(names.length).toBeGreaterThan(20);
  expect(Object.keys(captions).toSorted()).toEqual(names.toSorted());
  for (const { alt } of Object.values(captions)) expect(alt.length).toBeGreaterThan(20);
});

it('has a picture of its own shape for phones; the hero has at most 40 kB at 412 px and density 2', async () => {
  expect(await pictureAt('/pictures/haldi-6x5-720.avif')).toBeDefined();
  for (const name of names.filter((each) => each.startsWith('hero-'))) {
    const file = await pictureAt(`/pictures/${name}-6x5-720.avif`);
    expect(file && statSync(file).size).toBeLessThan(40_000);
    expect(await sharp(file).metadata()).toMatchObject({ width: 720, height: 600 });
  }
});

it('has a JPEG of 1200 x 630 under 300 KB of each page for WhatsApp', async () => {
  const file = await pictureAt('/og/hero-wedding.jpg');
  const { format, width, height } = await sharp(file).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(file && statSync(file).size).toBeLessThan(300_000);
});

it('makes no picture of unknown names', async () => {
  for (const path of [
    '/pictures/nobody-480.avif',
    '/pictures/haldi-481.avif',
    '/pictures/haldi-6x4-720.avif',
    '/pictures/haldi.jpg',
    '/og/../haldi.jpg',
    '/pictures/..%2fhaldi-480.avif',
  ]) {
    expect(await pictureAt(path)).toBeUndefined();
  }
});
