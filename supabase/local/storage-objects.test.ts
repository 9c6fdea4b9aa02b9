// @vitest-environment node
import { expect, it } from 'vitest';
import { entriesBelow } from './storage-objects.ts';
import { rangeOf } from './storage-read.ts';
import { isValidName } from './storage-upload.ts';

const object = (name: string) => ({
  name,
  id: name,
  created_at: new Date(0),
  updated_at: new Date(0),
  last_accessed_at: null,
  metadata: {
    eTag: '',
    size: 1,
    mimetype: '',
    cacheControl: '',
    lastModified: '',
    contentLength: 1,
    httpStatusCode: 200,
  },
});

it('lists deeper objects as one folder', () => {
  const rows = ['a/1.png', 'a/b/2.png', 'a/b/3.png', 'a/c/4.png'].map(object);
  expect(entriesBelow(rows, 'a/').map(({ name, id }) => [name, id])).toEqual([
    ['1.png', 'a/1.png'],
    ['b', null],
    ['c', null],
  ]);
});

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
