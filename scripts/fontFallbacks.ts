import { readFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import georgia from '@capsizecss/metrics/georgia/700';
import notoSerif from '@capsizecss/metrics/notoSerif/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman/700';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { formatCode } from './formatCode.ts';

/** The fontsource packages. */
export const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);

/** Characters for measuring widths. */
export const ASCII = Array.from({ length: 95 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

/** Our two fonts and the subsets we use. */
export const families = {
  Fraunces: {
    name: 'fraunces',
    latin: 'fraunces-latin-full-normal',
    weight: '600',
    /** The soft cut, with the optical size following the font size up to headings. */
    axes: { opsz: { min: 24, max: 144 }, SOFT: 100, WONK: 0, wght: 600 },
    features: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'lnum'],
  },
  Figtree: {
    name: 'figtree',
    latin: 'figtree-latin-wght-normal',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'ccmp', 'locl', 'mark', 'tnum'],
  },
} as const;

/**
 * Fallback fonts; `cut` pins our font to the axes that it is compared at (headings: 40 px, an h1 on a phone), `alike`
 * have the same widths.
 */
const heading = {
  family: 'Fraunces',
  weight: '600',
  cut: { opsz: 40, SOFT: 100, WONK: 0, wght: 600 },
} as const;
const text = { family: 'Figtree', weight: '400 500', cut: { wght: 400 } } as const;
const bold = { family: 'Figtree', weight: '600 700', cut: { wght: 600 } } as const;
const fallbacks = [
  { ...heading, font: georgia, alike: [] },
  { ...heading, font: notoSerif, alike: [] },
  { ...heading, font: timesNewRoman, alike: ['Liberation Serif Bold'] },
  { ...text, font: arial, alike: ['Liberation Sans'] },
  { ...text, font: roboto, alike: ['Roboto'] },
  { ...bold, font: arialBold, alike: ['Liberation Sans Bold'] },
  { ...bold, font: robotoBold, alike: [] },
] as const;

/** Reads a font file of a fontsource package. */
export const readFont = (name: string, file: string) =>
  readFile(new URL(`${name}/files/${file}.woff2`, packages));

/**
 * A phone has only one of a weight's fonts, and a face whose font is missing is skipped; so each fallback is a family
 * of its own: 'Figtree Fallback 1', then 2.
 */
async function fallbackFace(fallback: (typeof fallbacks)[number]) {
  const { name, latin } = families[fallback.family];
  const pinned = await subsetFont(await readFont(name, latin), ASCII, {
    targetFormat: 'sfnt',
    variationAxes: fallback.cut,
  });
  const ours = { ...(await fromBuffer(pinned)), familyName: fallback.family };
  const { fontFaces } = createFontStack([ours, fallback.font], { fontFaceFormat: 'styleObject' });
  const { src, fontFamily: _, ...overrides } = fontFaces[0]?.['@font-face'] ?? {};
  const place =
    fallbacks.filter(({ cut }) => cut === fallback.cut).findIndex((entry) => entry === fallback) +
    1;
  return `@font-face {
  font-family: '${fallback.family} Fallback ${place}';
  font-weight: ${fallback.weight};
  src: ${[src, ...fallback.alike.map((font) => `local('${font}')`)].join(', ')};
${Object.entries(overrides)
  .map(
    ([property, value]) =>
      `  ${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
  )
  .join('\n')}
}`;
}

/** Content of src/app/fonts.css. */
export async function standInFaces(): Promise<string> {
  const faces = await Promise.all(fallbacks.map(fallbackFace));
  const css = `/* Written by scripts/fonts.ts: change that, not this. */\n${faces.join('\n')}\n`;
  return formatCode('fonts.css', css);
}
