// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { elementsIn, inlineIn } from './elements.ts';

const hostile = [
  'Mandap in the old style=',
  'Garba style=',
  ' style="x" ',
  "it's style='x'",
  '<style>',
  '<script>alert(1)</script>',
  '--> <p style="color:red">',
  '"><p style="',
  'a > b style=',
];

it.each(hostile)('text is not mistaken for markup: %s', (text) => {
  const html = renderToString(
    h(
      'p',
      { 'aria-label': text, title: text },
      text,
      h('img', { alt: text }),
      h('meta', { content: text }),
    ),
  );
  expect(inlineIn(html)).toBeUndefined();
  expect([...elementsIn(html)].map(({ name }) => name).toSorted()).toEqual(['img', 'meta', 'p']);
});

it.each([
  [h('p', { style: { color: 'red' } }), '<p style="color:red">'],
  [h('style', null, 'p{}'), '<style>'],
  [h('script', null, '1'), '<script>'],
])('finds what the policy blocks', (element, found) => {
  expect(inlineIn(renderToString(h('div', { title: 'a style=' }, element)))).toBe(found);
});

it('allows structured data and files', () => {
  const data = h('script', { type: 'application/ld+json' });
  expect(
    inlineIn(renderToString(h('div', null, data, h('script', { src: '/a.js' })))),
  ).toBeUndefined();
});
