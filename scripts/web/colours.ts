import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { colours, type PaletteName, palettes } from '../../src/content/colours.ts';
import { type LaidWords, withWords } from './words.ts';

const styles = new URL('../../src/app/colours.css', import.meta.url);

/** Colours of src/app/colours.css that are needed elsewhere: the paper in light and dark. */
export type Papers = { light: string; dark: string };

const DARK_BLOCKS = 2;

/**
 * Content of src/app/colours.css, with the accents of a palette if one is chosen.
 * @throws unless the file has one value for each in light, and one in each dark block.
 */
export function withPalette(name: PaletteName, text = readFileSync(styles, 'utf8')): string {
  if (name === 'own') return text;
  const { light, dark } = palettes[name];
  const edits = [
    ['sindoor-print', light.accent, 1],
    ['peacock-print', light.second, 1],
    ['sindoor', dark.accent, DARK_BLOCKS],
    ['peacock', dark.second, DARK_BLOCKS],
  ] as const;
  return edits.reduce((css, [variable, colour, times]) => {
    const place = new RegExp(`(--color-${variable}:\\s*)#[\\da-f]{6};`, 'gi');
    if (css.match(place)?.length !== times)
      throw new Error(`colours.css wants ${times} colour(s) called --color-${variable}.`);
    return css.replace(place, `$1${colour};`);
  }, text);
}

/** Applies the published palette to the bundle. Tailwind reads imported files itself, so this one is inlined. */
export function palettePlugin(words: LaidWords): Plugin {
  const { palette } = withWords('colours.ts', 'colours', colours, words);
  return {
    name: 'mandap-palette',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/app\/styles\.css$/ },
      handler: (code) => ({
        code: code.replace("@import './colours.css';", withPalette(palette)),
        map: null,
      }),
    },
  };
}

/** index.html with theme-color. */
export function withPapers(html: string): string {
  const { light, dark } = paperColours();
  return html.replace('%PAPER%', light).replace('%PAPER_DARK%', dark);
}

/** @throws unless the file has one value for each. */
export function paperColours(text = readFileSync(styles, 'utf8')): Papers {
  const [light, ...others] = [...text.matchAll(/--color-paper:\s*(#[\da-f]{6});/gi)].map(
    ([, colour = '']) => colour,
  );
  const [dark] = others;
  if (!light || !dark || others.some((colour) => colour !== dark))
    throw new Error(
      'colours.css wants one --color-paper by day, and the same in both dark blocks.',
    );
  return { light, dark };
}

/**
 * Generates supabase/functions/_shared/colours.ts, written by `npm run icons`: the light colours for emails. Email apps
 * support no stylesheet, and a function of the backend cannot read the site's.
 * @throws if the stylesheet lacks one of them.
 */
export function mailColours(text = readFileSync(styles, 'utf8')): string {
  const value = (name: string): string => {
    const [, found = ''] = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(text) ?? [];
    const [, other] = /^var\(--color-([\w-]+)\)$/.exec(found) ?? [];
    if (other) return value(other);
    if (!/^#[\da-f]{6}$/i.test(found)) throw new Error(`colours.css wants a --color-${name}.`);
    return found;
  };
  const lines = Object.entries({
    paper: 'paper',
    surface: 'surface',
    ink: 'ink',
    muted: 'muted',
    sindoor: 'sindoor',
    onSindoor: 'on-sindoor',
    line: 'line',
  }).map(([name, colour]) => `  ${name}: '${value(colour)}',\n`);
  const accents = Object.entries(palettes).map(
    ([name, { light }]) => `  ['${name}', '${light.accent}'],\n`,
  );
  return `/** The firm's colours in mails. Written by \`npm run icons\` out of src/app/colours.css. */
export const colours = {
${lines.join('')}} as const;

/** Replacements of \`sindoor\` by published palette. */
export const accents: ReadonlyMap<string, string> = new Map([
${accents.join('')}]);
`;
}
