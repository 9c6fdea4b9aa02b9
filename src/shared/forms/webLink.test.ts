import * as v from 'valibot';
import { expect, it } from 'vitest';
import { webLink } from './webLink.ts';

const rule = webLink('Begin with https://.');

it.each([
  ['https://www.instagram.com/firm/', 'https://www.instagram.com/firm/'],
  [' instagram.com/firm ', 'https://instagram.com/firm'],
  ['www.facebook.com', 'https://www.facebook.com'],
  ['maps.app.goo.gl/aBc?x=1', 'https://maps.app.goo.gl/aBc?x=1'],
])('parses %j as %j', (typed, kept) => {
  expect(v.parse(rule, typed)).toBe(kept);
});

it.each([
  '',
  'instagram',
  'http://instagram.com/firm',
  'owner@firm.example',
  'javascript:alert(1)',
  'javascript.alert:1',
  '/gallery',
  'https://firm.example@evil.example',
  'firm.example@evil.example/x',
])('rejects %j', (typed) => {
  expect(v.safeParse(rule, typed).issues?.map(({ message }) => message)).toEqual([
    'Begin with https://.',
  ]);
});
