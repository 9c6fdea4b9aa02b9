// @vitest-environment node
import { expect, it } from 'vitest';
import { adminPictures } from '../../src/content/en/adminPictures.ts';
import { pictureFault } from './storage-kinds.ts';

const { problems } = adminPictures;
const bytes = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['image/webp', '<svg xmlns="http://www.w3.org/2000/svg"/>', problems.svg],
  ['image/jpeg', '<!doctype html><p>Sign in to the network</p>', problems.notAPicture],
  ['image/png', 'x', problems.notAPicture],
  ['image/avif', '', problems.empty],
  ['image/jpeg', 'II*\0', problems.tiff],
  ['image/webp', '\xff\xd8\xff\xe0', problems.unreadable],
])('rejects a file sent as %s that is not one: %s', async (type, text, fault) => {
  expect(await pictureFault(bytes(text), type)).toBe(fault);
});

it.each([
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/webp', 'RIFF\n\0\r\0WEBPVP8 '],
  ['image/avif', '\0\0\0 ftypavif'],
  ['application/pdf', '%PDF'],
])('accepts a file sent as %s that is one', async (type, text) => {
  expect(await pictureFault(bytes(text), type)).toBeUndefined();
});
