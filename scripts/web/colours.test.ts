// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours, paletteNames, palettes } from '../../src/content/colours.ts';
import { mailColours, paperColours, withPalette, withPapers } from './colours.ts';

const block = (paper: string) => `:root { --color-paper: ${paper}; --color-ink: #000000; }`;

it("theme-color has the stylesheet's paper in light and dark", () => {
  const { light, dark } = paperColours();
  const html = withPapers(readFileSync('index.html', 'utf8'));
  expect(html).toContain(`content="${light}" media="(prefers-color-scheme: light)"`);
  expect(html).toContain(`content="${dark}" media="(prefers-color-scheme: dark)"`);
  expect(html).not.toContain('%PAPER');
});

it("a chosen dark theme has the same paper as the system's", () => {
  const papers = { light: '#ffffff', dark: '#101010' };
  expect(paperColours(block('#ffffff') + block('#101010') + block('#101010'))).toEqual(papers);
  expect(() => paperColours(block('#ffffff') + block('#101010') + block('#111111'))).toThrow(
    'the same in both dark blocks',
  );
  expect(() => paperColours(block('#ffffff'))).toThrow('one --color-paper by day');
});

it('the mails have the colours of the stylesheet', () => {
  expect(readFileSync('supabase/functions/_shared/colours.ts', 'utf8')).toBe(mailColours());
  expect(mailColours()).toContain("paper: '#");
  expect(readFileSync('supabase/functions/_shared/notificationHtml.ts', 'utf8')).not.toMatch(
    /#[\da-f]{6}/i,
  );
  expect(() => mailColours(block('#ffffff'))).toThrow('wants a --color-surface');
});

/** Relative luminance, 0 to 1 (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const names = paletteNames.filter((name) => name !== 'own');

const valueIn = (css: string, variable: string) =>
  new RegExp(`--color-${variable}:\\s*(#[\\da-f]{6})`, 'i').exec(css)?.[1] ?? '';

describe.each(names)('the palette %s', (name) => {
  const css = withPalette(name);
  const [day = '', night = ''] = css.split('@layer base');
  it.each([
    ['day', day, palettes[name].light],
    ['night', night, palettes[name].dark],
  ])(
    'is legible by %s: as text, and as the background of a button',
    (_, part, { accent, second }) => {
      const grounds = [valueIn(part, 'paper'), valueIn(part, 'surface')];
      for (const ground of grounds)
        for (const text of [accent, second]) expect(contrast(text, ground)).toBeGreaterThan(4.5);
      expect(contrast(accent, valueIn(part, 'on-sindoor'))).toBeGreaterThan(4.5);
      expect(css).toContain(`: ${accent};`);
      expect(css).toContain(`: ${second};`);
    },
  );
});

it('without a palette colours.css applies, whatever its values', () => {
  const css = readFileSync('src/app/colours.css', 'utf8').replaceAll(/#[\da-f]{6}/gi, '#123456');
  expect(withPalette(colours.palette, css)).toBe(css);
  expect(withPalette('plum', css)).not.toBe(css);
  expect(() => withPalette('plum', ':root {}')).toThrow('--color-sindoor-print');
});

it('every palette can be chosen', () => {
  expect(names.toSorted()).toEqual(Object.keys(palettes).toSorted());
});
