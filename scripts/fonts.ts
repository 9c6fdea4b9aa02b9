/**
 * Makes src/assets/fonts/*.woff2, src/app/start/fontFaces.ts and src/app/fonts.css out of the fontsource packages. Run by hand when a font
 * package, the characters or the weights change (`npx tsx scripts/fonts.ts`); what it writes is committed.
 *
 * The fallback faces wear the metrics of ours, so that nothing moves when the font arrives: `size-adjust` is the
 * ratio of the average advance widths, and ascent, descent and gap are ours divided by it.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { readMetrics } from './fontMetrics.ts';

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const fonts = new URL('../src/assets/fonts/', import.meta.url);
const stylesheet = new URL('../src/app/fonts.css', import.meta.url);
const facesModule = new URL('../src/app/start/fontFaces.ts', import.meta.url);

/** Of the two files together. */
const BUDGET_BYTES = 35_000;

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const LATIN = `${ASCII}\u00a0–—‘’“”…•·©×°½éèñü`;
// The rupee sign lives in the packages' latin-ext file and would be a third font on pages with a price: the stand-in
// fonts of the device, sized to ours, have it.

const families = {
  Fraunces: {
    name: 'fraunces',
    latin: 'fraunces-latin-full-normal',
    weight: '600',
    /** The soft cut, its optical size following the font size as far as headings go. */
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
 * Fonts that stand in: `average` is the mean advance width of English text in ems, from @capsizecss/metrics 4.3.0
 * (xWidthAvg / unitsPerEm); `cut` pins our own font to what it replaces (headings: 40 px, an h1 on a phone).
 */
const heading = {
  family: 'Fraunces',
  weight: '600',
  cut: { opsz: 40, SOFT: 100, WONK: 0, wght: 600 },
} as const;
const text = { family: 'Figtree', weight: '400 500', cut: { wght: 400 } } as const;
const bold = { family: 'Figtree', weight: '600 700', cut: { wght: 600 } } as const;
const fallbacks = [
  { ...heading, local: ['Georgia Bold', 'Georgia-Bold'], average: 1062 / 2048 },
  { ...heading, local: ['Noto Serif Bold', 'NotoSerif-Bold'], average: 512 / 1000 },
  {
    ...heading,
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    average: 886 / 2048,
  },
  { ...text, local: ['Arial', 'ArialMT', 'Liberation Sans'], average: 913 / 2048 },
  { ...text, local: ['Roboto', 'Roboto-Regular'], average: 911 / 2048 },
  { ...bold, local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], average: 983 / 2048 },
  { ...bold, local: ['Roboto Bold', 'Roboto-Bold'], average: 926 / 2048 },
] as const;

const read = (name: string, file: string) =>
  readFile(new URL(`${name}/files/${file}.woff2`, packages));
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

async function face(family: keyof typeof families, file: string) {
  const { name, latin, weight, axes, features } = families[family];
  const bytes = await subsetFont(await read(name, latin), LATIN, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: [...features],
    noHinting: true,
  });
  await writeFile(new URL(file, fonts), bytes);
  return {
    importLine: `import ${name} from '@/assets/fonts/${file}';`,
    entry: `  { family: '${family}', weight: '${weight}', url: ${name} },`,
    size: bytes.length,
  };
}

/**
 * On a phone only one of a weight's fonts is there, and a face whose font is missing counts as not there; so each
 * stand-in is a family of its own, named by its place: 'Figtree Fallback 1', then 2.
 */
async function fallbackFace(fallback: (typeof fallbacks)[number]) {
  const { name, latin } = families[fallback.family];
  const pinned = await subsetFont(await read(name, latin), ASCII, {
    targetFormat: 'sfnt',
    variationAxes: fallback.cut,
  });
  const ours = readMetrics(pinned);
  const scale = ours.average / fallback.average;
  const place =
    fallbacks.filter(({ cut }) => cut === fallback.cut).findIndex((entry) => entry === fallback) +
    1;
  return `@font-face {
  font-family: '${fallback.family} Fallback ${place}';
  font-weight: ${fallback.weight};
  src: ${fallback.local.map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ours.ascent / scale)};
  descent-override: ${percent(ours.descent / scale)};
  line-gap-override: ${percent(ours.lineGap / scale)};
}`;
}

const faces = [await face('Fraunces', 'fraunces.woff2'), await face('Figtree', 'figtree.woff2')];
const total = faces.reduce((sum, { size }) => sum + size, 0);
if (total > BUDGET_BYTES)
  throw new Error(`The two fonts take ${total} bytes, not ${BUDGET_BYTES}.`);
const standIns = await Promise.all(fallbacks.map(fallbackFace));

await writeFile(
  stylesheet,
  `/* Written by scripts/fonts.ts: change that, not this. */\n${standIns.join('\n')}\n`,
);
await writeFile(
  facesModule,
  `// Written by scripts/fonts.ts: change that, not this.
${faces.map(({ importLine }) => importLine).join('\n')}

/** Our own fonts; \`weight\` as in \`@font-face\`. */
export const fontFaces = [
${faces.map(({ entry }) => entry).join('\n')}
];
`,
);
for (const { name } of Object.values(families)) {
  await copyFile(new URL(`${name}/LICENSE`, packages), new URL(`${name}-OFL.txt`, fonts));
}
console.info(`Fonts written: ${total} bytes of at most ${BUDGET_BYTES}.`);
