import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import captions from '../src/content/pictures.json' with { type: 'json' };
import { hasPhoneCut, phoneCut, pictureWidths } from '../src/shared/ui/pictureVariants.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sourceDir = join(root, 'public/pictures');
/** `npm run bench` names an empty folder to measure a first start. */
const cacheDir = join(
  process.env['MANDAP_CACHE'] ?? join(root, 'node_modules/.cache/mandap'),
  'pictures',
);

const formats = ['avif', 'webp'] as const;
const og = { width: 1200, height: 630, maxBytes: 300_000 } as const;
/** Pictures encoded at once; sharp then uses one thread for each. */
const PARALLEL = 2;

type Variant = { folder: 'pictures' | 'og'; file: string; name: string; encode: Encode };
type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };
/** Where a cut lies in a picture, px. */
type Cut = { left: number; top: number; width: number; height: number };
/** A picture's pixels, at its own width or a smaller one, whole or a cut; it is decoded only once. */
type Scaled = (width?: number, cut?: (width: number, height: number) => Cut) => Promise<Pixels>;
type Encode = (scaled: Scaled) => Promise<Buffer>;

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}

function scaler(source: Buffer): Scaled {
  let whole: Promise<Pixels> | undefined;
  return async (width, cut) => {
    const sharp = await loadSharp();
    whole ??= sharp(source).raw().toBuffer({ resolveWithObject: true });
    if (width === undefined) return whole;
    const { data, info } = await whole;
    const picture = sharp(data, { raw: info });
    if (cut) picture.extract(cut(info.width, info.height));
    const resize = { width, withoutEnlargement: true };
    return picture.resize(resize).raw().toBuffer({ resolveWithObject: true });
  };
}

const avif = { quality: 50, chromaSubsampling: '4:2:0' } as const;
/**
 * How hard the AVIF encoder tries, 0 to 9. Measured over four widths: 1 saves 8 % of what 0 makes for three times its
 * time, 3 another 3 % for three times that, 4 under 1 % more for four times that again. A phone's first screen waits for
 * its cut of a hero: those get 3; a first start waits for all the others.
 */
const effort = (isPhoneCut: boolean) => (isPhoneCut ? 3 : 1);
/** For the few browsers without AVIF; effort 6 takes twice as long for 6 % less. */
const webp = { quality: 70, effort: 4 } as const;

/** The sources are 4:2:0 already. */
function resized(
  width: number,
  format: (typeof formats)[number],
  cut?: (width: number, height: number) => Cut,
): Encode {
  return async (scaled) => {
    const sharp = await loadSharp();
    const { data, info } = await scaled(width, cut);
    const picture = sharp(data, { raw: info });
    return format === 'avif'
      ? picture.avif({ ...avif, effort: effort(cut !== undefined) }).toBuffer()
      : picture.webp(webp).toBuffer();
  };
}

/** The middle of the picture's subject, 0..1 from the left and from the top. */
function focalPoint(name: string): readonly [number, number] {
  const entry = Object.entries(captions).find(([key]) => key === name)?.[1];
  return [entry?.focal[0] ?? 0.5, entry?.focal[1] ?? 0.5];
}

/** Where a piece of `size` begins so that `middle` is in its middle, without leaving `room`. */
function startWithin(middle: number, size: number, room: number): number {
  return Math.round(Math.min(Math.max(middle - size / 2, 0), room - size));
}

/** The largest cut of a shape (width by height) around a picture's focal point. */
function cutAround(name: string, ratio: number): (width: number, height: number) => Cut {
  const [x, y] = focalPoint(name);
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

/** A card of 1200 x 630; social networks refuse AVIF and over 300 KB. */
function socialCard(name: string): Encode {
  return async (scaled) => {
    const sharp = await loadSharp();
    const { data, info } = await scaled();
    const card = sharp(data, { raw: info })
      .extract(cutAround(name, og.width / og.height)(info.width, info.height))
      .resize(og.width, og.height);
    for (const quality of [80, 70, 60, 50]) {
      const jpeg = await card.clone().jpeg({ quality, progressive: true }).toBuffer();
      if (jpeg.byteLength < og.maxBytes) return jpeg;
    }
    throw new Error(
      `The social picture of ${name}.jpg stays over ${og.maxBytes} bytes: use a plainer picture.`,
    );
  };
}

function variantsOf(name: string): Variant[] {
  const cut = cutAround(name, phoneCut.ratio);
  const widths = [
    ...pictureWidths.map((width) => ({ width, mark: '', cut: undefined })),
    ...(hasPhoneCut(name) ? phoneCut.widths : []).map((width) => ({
      width,
      mark: phoneCut.mark,
      cut,
    })),
  ];
  const sizes = widths.flatMap(({ width, mark, cut: part }) =>
    formats.map((format): Variant => ({
      folder: 'pictures',
      file: `${name}${mark}-${width}.${format}`,
      name,
      encode: resized(width, format, part),
    })),
  );
  return [...sizes, { folder: 'og', file: `${name}.jpg`, name, encode: socialCard(name) }];
}

async function pictureNames(): Promise<string[]> {
  const files = await readdir(sourceDir);
  return files.filter((file) => file.endsWith('.jpg')).map((file) => basename(file, '.jpg'));
}

/** Settings are part of the key: changed, they make new pictures. */
function cachePath(variant: Variant, source: Buffer): string {
  const hash = createHash('sha1')
    .update(source)
    .update(JSON.stringify([focalPoint(variant.name), avif, effort(false), effort(true), webp, og]))
    .digest('hex')
    .slice(0, 16);
  return join(cacheDir, `${hash}-${variant.folder}-${variant.file}`);
}

type Cached = { variant: Variant; path: string };

/** Where each variant of a picture lies; those that the cache lacks are made where `make` says so. */
async function cached(variants: Variant[], make: boolean): Promise<Cached[]> {
  const [{ name } = { name: '' }] = variants;
  const source = await readFile(join(sourceDir, `${name}.jpg`));
  const scaled = scaler(source);
  const entries = variants.map((variant) => ({ variant, path: cachePath(variant, source) }));
  for (const { variant, path } of make ? entries : []) {
    if (existsSync(path)) continue;
    await mkdir(cacheDir, { recursive: true });
    // A killed build must not leave half a picture under the final name.
    const part = `${path}.${process.pid}.part`;
    await writeFile(part, await variant.encode(scaled));
    await rename(part, path);
  }
  return entries;
}

/** Makes every variant that the cache lacks. */
export async function fillPictureCache(): Promise<void> {
  const todo = await pictureNames();
  const worker = async () => {
    for (let next = todo.shift(); next; next = todo.shift()) await cached(variantsOf(next), true);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

async function allCached(): Promise<Cached[]> {
  const names = await pictureNames();
  return (await Promise.all(names.map(async (name) => cached(variantsOf(name), false)))).flat();
}

/** True when a build would have to encode something. Cheap: reads and hashes the sources only. */
export async function picturesMissing(): Promise<boolean> {
  return (await allCached()).some(({ path }) => !existsSync(path));
}

/** Puts the cached variants into `outDir`/pictures and `outDir`/og (hard links where the disk allows it). */
export async function placePictures(outDir: string): Promise<void> {
  for (const folder of ['pictures', 'og']) await mkdir(join(outDir, folder), { recursive: true });
  await Promise.all(
    (await allCached()).map(async ({ variant, path }) => {
      const to = join(outDir, variant.folder, variant.file);
      await rm(to, { force: true });
      await link(path, to).catch(() => copyFile(path, to));
    }),
  );
}

/**
 * One variant by its address, made if need be: `/pictures/haldi-480.avif`, `/og/haldi.jpg`.
 * @returns its file, or undefined where the address names no variant of a picture we have.
 */
export async function pictureAt(pathname: string): Promise<string | undefined> {
  const [, folder, file] = /^\/(pictures|og)\/([\w-]+\.(?:avif|webp|jpg))$/.exec(pathname) ?? [];
  const names = await pictureNames();
  const variant = names
    .flatMap((name) => variantsOf(name))
    .find((each) => each.folder === folder && each.file === file);
  if (!variant) return undefined;
  const [entry] = await cached([variant], true);
  return entry?.path;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await fillPictureCache();
