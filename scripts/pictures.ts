import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import captions from '../src/content/pictures.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));
const sourceDir = join(root, 'public/pictures');
const cacheDir = join(root, 'node_modules/.cache/mandap/pictures');

/** Widths of the srcset, CSS pixels times density: a 412 px phone at 2x takes 960 (visual.md). */
export const pictureWidths = [480, 960, 1600] as const;
const formats = ['avif', 'webp'] as const;
const og = { width: 1200, height: 630, maxBytes: 300_000 } as const;
/** Pictures encoded at once; sharp then uses one thread for each. */
const PARALLEL = 2;

type Variant = { folder: 'pictures' | 'og'; file: string; name: string; encode: Encode };
type Encode = (source: Buffer) => Promise<Buffer>;

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}

function resized(width: number, format: (typeof formats)[number]): Encode {
  return async (source) => {
    const sharp = await loadSharp();
    const picture = sharp(source).resize({ width, withoutEnlargement: true });
    return format === 'avif'
      ? picture.avif({ quality: 50, effort: 0 }).toBuffer()
      : picture.webp({ quality: 70, effort: 2 }).toBuffer();
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

/** Cuts the largest 1200:630 window around the focal point; social networks refuse AVIF and over 300 KB. */
function socialCard(name: string): Encode {
  return async (source) => {
    const sharp = await loadSharp();
    const { width, height } = await sharp(source).metadata();
    const scale = Math.min(width / og.width, height / og.height);
    const cut = { width: Math.round(og.width * scale), height: Math.round(og.height * scale) };
    const [x, y] = focalPoint(name);
    const card = sharp(source)
      .extract({
        left: startWithin(x * width, cut.width, width),
        top: startWithin(y * height, cut.height, height),
        ...cut,
      })
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
  const sizes = pictureWidths.flatMap((width) =>
    formats.map((format): Variant => ({
      folder: 'pictures',
      file: `${name}-${width}.${format}`,
      name,
      encode: resized(width, format),
    })),
  );
  return [...sizes, { folder: 'og', file: `${name}.jpg`, name, encode: socialCard(name) }];
}

async function allVariants(): Promise<Variant[]> {
  const files = await readdir(sourceDir);
  return files
    .filter((file) => file.endsWith('.jpg'))
    .flatMap((file) => variantsOf(basename(file, '.jpg')));
}

/** Settings are part of the key: changing this file's encoders makes new pictures. */
function cachePath(variant: Variant, source: Buffer): string {
  const hash = createHash('sha1')
    .update(source)
    .update(`${String(focalPoint(variant.name))} avif50e0 webp70e2 og80`)
    .digest('hex')
    .slice(0, 16);
  return join(cacheDir, `${hash}-${variant.folder}-${variant.file}`);
}

async function ensure(variant: Variant): Promise<string> {
  const source = await readFile(join(sourceDir, `${variant.name}.jpg`));
  const path = cachePath(variant, source);
  if (existsSync(path)) return path;
  await mkdir(cacheDir, { recursive: true });
  // A killed build must not leave half a picture under the final name.
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, await variant.encode(source));
  await rename(part, path);
  return path;
}

/** Makes every variant that the cache lacks. */
export async function fillPictureCache(): Promise<void> {
  const todo = await allVariants();
  const worker = async () => {
    for (let next = todo.shift(); next; next = todo.shift()) await ensure(next);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

/** True when a build would have to encode something. Cheap: reads and hashes the sources only. */
export async function picturesMissing(): Promise<boolean> {
  const paths = await Promise.all(
    (await allVariants()).map(async (variant) =>
      cachePath(variant, await readFile(join(sourceDir, `${variant.name}.jpg`))),
    ),
  );
  return paths.some((path) => !existsSync(path));
}

/** Puts the cached variants into `outDir`/pictures and `outDir`/og (hard links where the disk allows it). */
export async function placePictures(outDir: string): Promise<void> {
  for (const folder of ['pictures', 'og']) await mkdir(join(outDir, folder), { recursive: true });
  await Promise.all(
    (await allVariants()).map(async (variant) => {
      const from = await ensure(variant);
      const to = join(outDir, variant.folder, variant.file);
      await rm(to, { force: true });
      await link(from, to).catch(() => copyFile(from, to));
    }),
  );
}

/**
 * One variant by its address, made if need be: `/pictures/haldi-480.avif`, `/og/haldi.jpg`.
 * @returns its file, or undefined where the address names no variant of a picture we have.
 */
export async function pictureAt(pathname: string): Promise<string | undefined> {
  const [, folder, file] = /^\/(pictures|og)\/([\w-]+\.(?:avif|webp|jpg))$/.exec(pathname) ?? [];
  const variant = (await allVariants()).find(
    (each) => each.folder === folder && each.file === file,
  );
  return variant ? ensure(variant) : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await fillPictureCache();
