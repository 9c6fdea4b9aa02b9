import { expect, it } from 'vitest';
import numbers from '../../../../tests/fixtures/phones/search.json';
import { finder, phoneTexts } from './search.ts';

// Searches for digits are compared with the database in supabase/tests/text.test.ts.

const stored = [...numbers.stored, '098350-12345', '0612 2277777'].map(phoneTexts);

it.each([
  ...Object.entries(numbers.searched),
  ['98350 12345', [2]],
  ['+91 98350', [2]],
  ['12345', [0, 1, 2]],
  ['+91 612 2277', [3]],
] as const)('finds the number %s', (typed, found) => {
  const isFound = finder(typed);
  expect(stored.flatMap((text, at) => (isFound(text) ? [at] : []))).toEqual(found);
});

it('finds every word of a text, in any case and order', () => {
  const text = `Sharma Tent House Café ${phoneTexts('98350 12345')}`;
  expect(
    ['', 'house SHARMA', 'cafe\u0301', 'tent 98350'].map((typed) => finder(typed)(text)),
  ).toEqual([true, true, true, true]);
  expect(['sharma lights', 'tent 98351'].map((typed) => finder(typed)(text))).toEqual([
    false,
    false,
  ]);
});
