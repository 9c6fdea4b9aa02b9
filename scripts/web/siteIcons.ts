import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { colours, palettes } from '../../src/content/colours.ts';
import { site as ownSite } from '../../src/content/site.ts';
import { paperColours } from './colours.ts';
import { openPicture } from './encodePicture.ts';
import { reasonOf, type Report } from './notices.ts';
import { download, type Storage, uploadedIn } from './uploadedPictures.ts';
import { type LaidWords, withWords } from './words.ts';

const CLEAR = '#00000000';
/** Size of the logo in icon.svg, px: tabs show it at a third of that. */
const LOGO_PX = 96;
const { light: paper } = paperColours();

/**
 * Name, side in px, share of the square for the drawing, background; a maskable icon may lose all but its middle 80 %.
 */
const icons = [
  ['icon-192.png', 192, 0.94, CLEAR],
  ['icon-512.png', 512, 0.94, CLEAR],
  ['icon-maskable-512.png', 512, 0.56, paper],
  ['apple-touch-icon.png', 180, 0.68, paper],
] as const;

/** Side of /favicon.ico, which browsers request on their own where no page names an icon, px. */
const FAVICON_ICO_PX = 32;

/** Opens a drawing or picture with sharp. */
type Open = () => Promise<Sharp>;

/** @param svg with a viewBox of 36 units. */
export const openDrawing =
  (svg: Buffer): Open =>
  async () => {
    const { default: sharp } = await import('sharp');
    return sharp(svg, { density: 1600 });
  };

/** The whole picture within a square. */
async function squareOf(open: Open, side: number): Promise<Buffer> {
  const whole = { fit: 'contain', background: CLEAR } as const;
  return (await open()).resize(side, side, whole).png().toBuffer();
}

/** An ICO file of one PNG picture, smaller than 256 px. */
function icoOf(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // pictures
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Writes the raster icons of a drawing or picture into the folder of the site's files. */
export async function writeIcons(siteDir: string, open: Open): Promise<void> {
  const { default: sharp } = await import('sharp');
  const small = await squareOf(open, FAVICON_ICO_PX);
  await writeFile(join(siteDir, 'favicon.ico'), icoOf(small, FAVICON_ICO_PX));
  for (const [name, side, share, background] of icons) {
    const input = await squareOf(open, Math.round(side * share));
    const picture = sharp({ create: { width: side, height: side, channels: 4, background } });
    const made = picture
      .composite([{ input, gravity: 'centre' }])
      .png({ palette: true, effort: 10 });
    await writeFile(join(siteDir, 'icons', name), await made.toBuffer());
  }
}

/** The logo as a small favicon for every page and the service worker, base64. */
async function faviconOf(logo: Open): Promise<string> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(await squareOf(logo, LOGO_PX));
  return (await picture.png({ palette: true, effort: 10 }).toBuffer()).toString('base64');
}

/** The company's logo, validated. */
export type Logo = { open: Open; favicon: string };

/** The company's logo, and the texts for a site with it; an invalid one is reported, and the default drawing used. */
export async function usableLogo(
  words: LaidWords,
  storage: Storage,
  report: Report,
): Promise<{ words: LaidWords; logo?: Logo }> {
  const { logo } = withWords('site.ts', 'site', ownSite, words);
  const [found] = logo ? uploadedIn([logo.src], storage) : [];
  if (!found) return { words };
  try {
    const file = await download(found.url);
    const open = async () => openPicture(file, found.width);
    return { words, logo: { open, favicon: await faviconOf(open) } };
  } catch (error) {
    const reason = `${found.url} is left out, ${reasonOf(error)}`;
    report({ row: 'firm.name', field: 'logo', reason });
    const { 'site.logo': _logo, ...others } = words['site.ts'] ?? {};
    return { words: { ...words, 'site.ts': others } };
  }
}

/**
 * Writes the company's icons: from its logo, else the default drawing in the palette's colour. Without both, those of
 * public stay.
 */
export async function writeSiteIcons(
  outDir: string,
  words: LaidWords,
  logo: Logo | undefined,
): Promise<void> {
  const { palette } = withWords('colours.ts', 'colours', colours, words);
  if (!logo && palette === 'own') return;
  const own = await readFile(new URL('../../public/icons/icon.svg', import.meta.url), 'utf8');
  const drawing =
    palette === 'own'
      ? own
      : own.replaceAll(palettes.sindoor.light.accent, palettes[palette].light.accent);
  const svg = logo
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><image width="36" height="36" href="data:image/png;base64,${logo.favicon}"/></svg>`
    : drawing;
  await writeFile(join(outDir, 'icons/icon.svg'), svg);
  await writeIcons(outDir, logo?.open ?? openDrawing(Buffer.from(drawing)));
}
