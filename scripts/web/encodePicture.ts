import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sharp } from 'sharp';
import type { FocalPoint } from '../../src/shared/ui/pictureVariants.ts';
import { pooled } from './pool.ts';

/** Encoded pictures by a hash of their inputs. `npm run bench` sets an empty folder to measure a first start. */
export const cacheDir = join(
  process.env['MANDAP_CACHE'] ??
    fileURLToPath(new URL('../../node_modules/.cache/mandap', import.meta.url)),
  'pictures',
);

export const formats = ['avif', 'webp'] as const;
const og = { width: 1200, height: 630, maxBytes: 300_000 } as const;
/** Pictures encoded in parallel; sharp then uses one thread each. */
const PARALLEL = 2;
/** Decoding limit, pixels: three times a phone's 12 megapixels, 160 MB raw. A bomb has hundreds in a few kB. */
const MOST_PIXELS = 40_000_000;
/** Magic bytes of the formats that browsers show; no SVG, which can contain scripts. */
const KINDS = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftypavi[fs]/];

const END_OF_JPEG = 0xffd9;

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };
/** A crop of a picture, px. */
type Cut = { left: number; top: number; width: number; height: number };
/** Crop of a picture of that size, px. */
type CutOf = (width: number, height: number) => Cut;
/** Decodes a picture, at its own width or a smaller one, whole or cropped; cached. */
type Scaled = (width?: number, cut?: CutOf) => Promise<Pixels>;
/** Encodes one variant of a picture. */
export type Encode = (scaled: Scaled) => Promise<Buffer>;

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}

/**
 * Opens an uploaded picture.
 * @param width in its name, px.
 * @throws with the problem as the end of a sentence.
 */
export async function openPicture(file: Buffer, width?: number): Promise<Sharp> {
  const start = file.subarray(0, 16).toString('latin1');
  if (!KINDS.some((kind) => kind.test(start))) throw new Error('it is no JPEG, PNG, WebP or AVIF');
  const sharp = await loadSharp();
  const { width: real, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (real * height > MOST_PIXELS)
    throw new Error(`it has ${real} x ${height} pixels, more than ${MOST_PIXELS / 1e6} million`);
  if (width !== undefined && width !== real)
    throw new Error(`it is ${real} pixels wide, its name says ${width}`);
  return sharp(file, { limitInputPixels: MOST_PIXELS });
}

/**
 * Decodes a picture for its variants.
 * @param read loads the file; called once, and only if a variant is missing.
 * @param named width in its name, px.
 */
export function scaler(read: () => Promise<Buffer>, named?: number): Scaled {
  let whole: Promise<Pixels> | undefined;
  return async (width, cut) => {
    const sharp = await loadSharp();
    whole ??= read().then(async (file) =>
      (await openPicture(file, named)).raw().toBuffer({ resolveWithObject: true }),
    );
    if (width === undefined) return whole;
    const { data, info } = await whole;
    const picture = sharp(data, { raw: info });
    if (cut) picture.extract(cut(info.width, info.height));
    const resize = { width, withoutEnlargement: true };
    return picture.resize(resize).raw().toBuffer({ resolveWithObject: true });
  };
}

/**
 * Effort of the AVIF encoder, 0 to 9. Measured over four widths: 1 saves 8 % over 0 for three times its time, 3 another
 * 3 % for three times that, 4 under 1 % more for four times that again; a first start waits for it.
 */
const avif = { quality: 50, chromaSubsampling: '4:2:0', effort: 1 } as const;
/** For the few browsers without AVIF; effort 4 takes more than twice as long for 5 % less. */
const webp = { quality: 70, effort: 2 } as const;

/** Part of the cache key: other settings make new pictures. */
export const settings = [avif, webp, og];

/** The sources are 4:2:0 already. */
export function resized(width: number, format: (typeof formats)[number], cut?: CutOf): Encode {
  return async (scaled) => {
    const sharp = await loadSharp();
    const { data, info } = await scaled(width, cut);
    const picture = sharp(data, { raw: info });
    return format === 'avif' ? picture.avif(avif).toBuffer() : picture.webp(webp).toBuffer();
  };
}

/** Start of a piece of `size` centred on `middle`, within `room`. */
function startWithin(middle: number, size: number, room: number): number {
  return Math.round(Math.min(Math.max(middle - size / 2, 0), room - size));
}

/** Largest crop of an aspect ratio (width by height) around a focal point. */
export function cutAround([x, y]: FocalPoint, ratio: number): CutOf {
  return (width, height) => {
    const cut = {
      width: Math.round(Math.min(width, height * ratio)),
      height: Math.round(Math.min(height, width / ratio)),
    };
    return {
      left: startWithin(x * width, cut.width, width),
      top: startWithin(y * height, cut.height, height),
      ...cut,
    };
  };
}

/** A 1200 x 630 card for link previews; social networks reject AVIF and files over 300 KB. */
export function socialCard(name: string, focal: FocalPoint): Encode {
  return async (scaled) => {
    const sharp = await loadSharp();
    const { data, info } = await scaled();
    const card = sharp(data, { raw: info })
      .extract(cutAround(focal, og.width / og.height)(info.width, info.height))
      .resize(og.width, og.height)
      .flatten({ background: '#fff' });
    for (const quality of [80, 70, 60, 50, 40, 30]) {
      const jpeg = await card.clone().jpeg({ quality, progressive: true }).toBuffer();
      if (jpeg.byteLength < og.maxBytes) return jpeg;
    }
    throw new Error(
      `The social picture of ${name} stays over ${og.maxBytes} bytes: use a plainer picture.`,
    );
  };
}

/**
 * Whether an encoded picture has the length in its header. A power failure may truncate files; one truncated in a built
 * site is truncated in the cache, too, as both are the same file.
 */
async function isWhole(path: string): Promise<boolean> {
  const file = await readFile(path).catch(() => Buffer.alloc(0));
  if (file.length < 16) return false;
  if (path.endsWith('.webp')) return file.readUInt32LE(4) + 8 === file.length;
  if (path.endsWith('.avif')) {
    let end = 0;
    for (let size = 8; size >= 8 && end + 8 <= file.length; end += size)
      size = file.readUInt32BE(end);
    return end === file.length;
  }
  return file.readUInt16BE(file.length - 2) === END_OF_JPEG;
}

/** Makes a variant in the cache unless it is there and complete. */
export async function makeOnce(path: string, encode: Encode, scaled: Scaled): Promise<void> {
  if (await isWhole(path)) return;
  await mkdir(dirname(path), { recursive: true });
  // A killed build must not leave a truncated picture under the final name.
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, await encode(scaled));
  await rename(part, path);
}

/** Adds an encoded picture to a site, as a hard link if possible. */
export async function place(path: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { force: true });
  await link(path, to).catch(async () => copyFile(path, to));
}

/** Maps all pictures, a few in parallel. */
export const eachPicture = async <T>(pictures: Iterable<T>, work: (picture: T) => Promise<void>) =>
  pooled(pictures, PARALLEL, work);
