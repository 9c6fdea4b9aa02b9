// @vitest-environment node
import { expect, it } from 'vitest';
import { rangeOf } from './storage-read.ts';
import { isValidName } from './storage-upload.ts';

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=9-5', 'unsatisfiable'],
  ['bytes=-', null],
  ['lines=1-2', null],
  [null, null],
])('of 100 bytes, %s', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});

it('accepts names in any script, rejects empty ones and control characters', () => {
  expect(['a/b.png', 'मंडप 1.png', "it's (1).png"].map(isValidName)).toEqual([true, true, true]);
  expect(['', 'a\nb', 'a\0b', 'a#b', 'a%b'].map(isValidName)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
