import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import captions from '../src/content/pictures.json' with { type: 'json' };
import {
  type FocalPoint,
  phoneCut,
  phoneCutRatio,
  type PictureFormat,
  pictureWidths,
} from '../src/shared/ui/pictureVariants.ts';
import {
  cacheDir,
  cutAround,
  eachPicture,
  type Encode,
  formats,
  makeOnce,
  place,
  resized,
  scaler,
  settings,
  socialCard,
} from './web/encodePicture.ts';

const sourceDir = fileURLToPath(new URL('../public/pictures', import.meta.url));

type Variant = { folder: 'pictures' | 'og'; file: string; name: string; encode: Encode };

function focalPoint(name: string): FocalPoint {
  const entry = Object.entries(captions).find(([key]) => key === name)?.[1];
  return [entry?.focal[0] ?? 0.5, entry?.focal[1] ?? 0.5];
}

function variantsOf(name: string): Variant[] {
  const focal = focalPoint(name);
  const cut = cutAround(focal, phoneCutRatio);
  const variant = (width: number, format: PictureFormat, isCut = false): Variant => ({
    folder: 'pictures',
    file: `${name}${isCut ? phoneCut.mark : ''}-${width}.${format}`,
    name,
    encode: resized(width, format, isCut ? cut : undefined),
  });
  const sizes = [
    ...formats.flatMap((format) => pictureWidths[format].map((width) => variant(width, format))),
    ...phoneCut.widths.map((width) => variant(width, 'avif', true)),
  ];
  const card = socialCard(`${name}.jpg`, focal);
  return [...sizes, { folder: 'og', file: `${name}.jpg`, name, encode: card }];
}

async function pictureNames(): Promise<string[]> {
  const files = await readdir(sourceDir);
  return files.filter((file) => file.endsWith('.jpg')).map((file) => basename(file, '.jpg'));
}

function cachePath(variant: Variant, source: Buffer): string {
  const hash = createHash('sha1')
    .update(source)
    .update(JSON.stringify([focalPoint(variant.name), ...settings]))
    .digest('hex')
    .slice(0, 16);
  return join(cacheDir, `${hash}-${variant.folder}-${variant.file}`);
}

type Cached = { variant: Variant; path: string };

/** Paths of a picture's variants; missing ones are made if `make` is set. */
async function cached(variants: Variant[], make: boolean): Promise<Cached[]> {
  const [{ name } = { name: '' }] = variants;
  const source = await readFile(join(sourceDir, `${name}.jpg`));
  const scaled = scaler(async () => source);
  const entries = variants.map((variant) => ({ variant, path: cachePath(variant, source) }));
  for (const { variant, path } of make ? entries : []) await makeOnce(path, variant.encode, scaled);
  return entries;
}

/** Makes every variant that is missing in the cache. */
export async function fillPictureCache(): Promise<void> {
  await eachPicture(
    await pictureNames(),
    async (name) => void (await cached(variantsOf(name), true)),
  );
}

async function allCached(): Promise<Cached[]> {
  const names = await pictureNames();
  return (await Promise.all(names.map(async (name) => cached(variantsOf(name), false)))).flat();
}

/** Whether a build would have to encode anything. Cheap: reads and hashes the sources only. */
export async function picturesMissing(): Promise<boolean> {
  return (await allCached()).some(({ path }) => !existsSync(path));
}

/** Copies the cached variants into `outDir`/pictures and `outDir`/og. */
export async function placePictures(outDir: string): Promise<void> {
  await Promise.all(
    (await allCached()).map(async ({ variant, path }) =>
      place(path, join(outDir, variant.folder, variant.file)),
    ),
  );
}

/**
 * A variant by its path, made on demand: `/pictures/haldi-480.avif`, `/og/haldi.jpg`.
 * @returns its file, or undefined if the path is no variant of ours.
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
