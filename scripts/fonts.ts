/**
 * Generates src/assets/fonts/*.woff2 and src/app/fonts.css from the fontsource packages. Run it by hand when a font
 * package, the characters or the weights change (`npx tsx scripts/fonts.ts`) and commit the result. It fails where
 * src/app/start/loadFonts.ts names other families or weights.
 *
 * The fallback faces have the metrics of ours, by capsize, so that nothing shifts when a font loads.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { ASCII, families, packages, readFont, standInFaces } from './fontFallbacks.ts';

const fonts = new URL('../src/assets/fonts/', import.meta.url);
const stylesheet = new URL('../src/app/fonts.css', import.meta.url);
const loadFonts = await readFile(new URL('../src/app/start/loadFonts.ts', import.meta.url), 'utf8');

/** Limit of both files together. */
const BUDGET_BYTES = 35_000;

const LATIN = `${ASCII}\u00a0–—‘’“”…•·©×°½éèñü`;
// The rupee sign is in the packages' latin-ext file, a third font on pages with a price: the device's fallback fonts,
// scaled to ours, have it.

async function face(family: keyof typeof families, file: string) {
  const { name, latin, weight, axes, features } = families[family];
  const bytes = await subsetFont(await readFont(name, latin), LATIN, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: [...features],
    noHinting: true,
  });
  const entry = `{ family: '${family}', weight: '${weight}', url: ${name} }`;
  if (!loadFonts.includes(entry)) throw new Error(`loadFonts.ts lacks ${entry}.`);
  await writeFile(new URL(file, fonts), bytes);
  return bytes.length;
}

const total = (await face('Fraunces', 'fraunces.woff2')) + (await face('Figtree', 'figtree.woff2'));
if (total > BUDGET_BYTES)
  throw new Error(`The two fonts take ${total} bytes, not ${BUDGET_BYTES}.`);

await writeFile(stylesheet, await standInFaces());
for (const { name } of Object.values(families)) {
  await copyFile(new URL(`${name}/LICENSE`, packages), new URL(`${name}-OFL.txt`, fonts));
}
console.info(`Fonts written: ${total} bytes of at most ${BUDGET_BYTES}.`);
