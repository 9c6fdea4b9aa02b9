import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colours, palettes } from '../../src/content/colours.ts';
import { site as ownSite } from '../../src/content/site.ts';
import { paperColours } from './colours.ts';
import { download, type Storage, uploadedIn } from './uploadedPictures.ts';
import { type LaidWords, withWords } from './words.ts';

const CLEAR = '#00000000';
/** Pixels of the logo in icon.svg: tabs show it at a third of that. */
const FAVICON_PX = 96;
const { light: paper } = paperColours();

/** Name, side in px, part of the square that the drawing fills, ground; a maskable icon may lose all outside its middle 80 %. */
const icons = [
  ['icon-192.png', 192, 0.94, CLEAR],
  ['icon-512.png', 512, 0.94, CLEAR],
  ['icon-maskable-512.png', 512, 0.56, paper],
  ['apple-touch-icon.png', 180, 0.68, paper],
] as const;

/** A drawing or a picture, whole within a square. */
async function squareOf(drawing: Buffer, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const whole = { fit: 'contain', background: CLEAR } as const;
  return sharp(drawing, { density: 1600 }).resize(side, side, whole).png().toBuffer();
}

/** Writes the raster icons of a drawing or a picture into a folder. */
export async function writeIcons(folder: string, drawing: Buffer): Promise<void> {
  const { default: sharp } = await import('sharp');
  for (const [name, side, share, background] of icons) {
    const input = await squareOf(drawing, Math.round(side * share));
    const picture = sharp({ create: { width: side, height: side, channels: 4, background } });
    const made = picture
      .composite([{ input, gravity: 'centre' }])
      .png({ palette: true, effort: 10 });
    await writeFile(join(folder, name), await made.toBuffer());
  }
}

/** The logo as small as every page and the service worker can carry it, base64. */
async function faviconOf(logo: Buffer): Promise<string> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(await squareOf(logo, FAVICON_PX));
  return (await picture.png({ palette: true, effort: 10 }).toBuffer()).toString('base64');
}

/** The firm's logo; undefined where it has none, or it cannot be fetched, which is said. */
async function logoOf(words: LaidWords, storage: Storage): Promise<Buffer | undefined> {
  const { logo } = withWords('site.ts', 'site', ownSite, words);
  const [found] = logo ? uploadedIn([logo.src], storage) : [];
  if (!found) return undefined;
  try {
    return await download(found.url);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`The icons stay without the logo ${found.url}: ${reason}.`);
    return undefined;
  }
}

/**
 * Gives the built site the icons of its firm: made of its logo, else the site's own drawing in the palette's colour. Where the owner
 * has published neither, those of public/icons stay.
 */
export async function writeSiteIcons(
  outDir: string,
  words: LaidWords,
  storage: Storage,
): Promise<void> {
  const folder = join(outDir, 'icons');
  const { palette } = withWords('colours.ts', 'colours', colours, words);
  const logo = await logoOf(words, storage);
  if (!logo && palette === colours.palette) return;
  const own = await readFile(new URL('../../public/icons/icon.svg', import.meta.url), 'utf8');
  const recoloured = own.replaceAll(
    palettes[colours.palette].light.accent,
    palettes[palette].light.accent,
  );
  const data = logo && (await faviconOf(logo));
  const svg = data
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><image width="36" height="36" href="data:image/png;base64,${data}"/></svg>`
    : recoloured;
  await writeFile(join(folder, 'icon.svg'), svg);
  await writeIcons(folder, logo ?? Buffer.from(recoloured));
}
