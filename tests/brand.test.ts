// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brand } from './builders/brand.ts';
import { root } from './sources.ts';

/** The sources of the public site; tests have people and numbers of their own. */
const places = ['src', 'public/_redirects', 'index.html', 'supabase/seed.sql', 'supabase/demo.sql'];
const BINARY = /\.(?:jpg|png|mp4|webm|woff2)$/;
const TEST = /\.(?:test|fixture)\.tsx?$/;

function filesIn(place: string): string[] {
  if (path.extname(place) || place.includes('_')) return [place];
  return readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !BINARY.test(entry.name) && !TEST.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

it('the company’s name, phones, mails and address occur only in src/content/site.ts', () => {
  const files = places.flatMap(filesIn);
  expect(files.length).toBeGreaterThan(300);
  const naming = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return brand.some(([ours]) => text.includes(ours));
  });
  expect(naming).toEqual(['src/content/site.ts']);
});
