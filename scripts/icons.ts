/**
 * Makes what cannot read the firm's drawing and its colours: the raster icons of public/icons out of icon.svg, and the
 * colours of the mails. `npm run icons` after one of them has changed; what it writes is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { mailColours, paperColours } from './web/colours.ts';

const icons = new URL('../public/icons/', import.meta.url);
const { light: paper } = paperColours();

/** @param share of the square that the drawing fills; a maskable icon may lose everything outside the middle 80 %. */
async function icon(name: string, size: number, share: number, background: string): Promise<void> {
  const drawing = Math.round(size * share);
  const svg = await readFile(new URL('icon.svg', icons));
  const arch = await sharp(svg, { density: 1600 }).resize(drawing, drawing).png().toBuffer();
  const square = { width: size, height: size, channels: 4, background } as const;
  const picture = sharp({ create: square }).composite([{ input: arch, gravity: 'centre' }]);
  await writeFile(
    new URL(name, icons),
    await picture.png({ palette: true, effort: 10 }).toBuffer(),
  );
}

await icon('icon-192.png', 192, 0.94, '#00000000');
await icon('icon-512.png', 512, 0.94, '#00000000');
await icon('icon-maskable-512.png', 512, 0.56, paper);
await writeFile(
  new URL('../supabase/functions/_shared/colours.ts', import.meta.url),
  mailColours(),
);
