import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { picturesOf, shots } from './shots.ts';

test('docs/screenshots holds the pictures of all shots, and no others', () => {
  const wanted = shots.flatMap((shot) => picturesOf(shot).map(({ file }) => file));
  expect(readdirSync('docs/screenshots').toSorted()).toEqual(wanted.toSorted());
});
