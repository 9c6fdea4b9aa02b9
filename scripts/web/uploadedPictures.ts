import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseUrl } from '../../src/shared/lib/safeLink.ts';
import { copiedWidths, phoneCut, phoneCutRatio } from '../../src/shared/ui/pictureVariants.ts';
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
} from './encodePicture.ts';
import { type Notice, reasonOf, type Tell } from './notices.ts';

/** An uploaded picture as a page names it: the address of its widest file. */
export type Uploaded = { id: string; width: number; url: string };
/** Where the owner finds a picture. */
export type Shown = Uploaded & { shown: Pick<Notice, 'row' | 'field'> };

const ADDRESS =
  /(?:https?:\/\/[\w.:-]+)?\/storage\/v1\/object\/public\/media\/[a-z0-9-]+\/([0-9a-f-]{36})-(\d+)\.(?:webp|jpg)/g;
const CARD = /\/og\/(([0-9a-f-]{36})-(\d{1,3})-(\d{1,3})\.jpg)/g;
const PHONE_CUT = new RegExp(
  `/pictures/(([0-9a-f-]{36})-(\\d{1,3})-(\\d{1,3})${phoneCut.mark}-(${phoneCut.widths.join('|')})\\.avif)`,
  'g',
);
const ANSWER_MS = 30_000;

/** Where a build reads the storage. */
export type Storage = {
  /** The API's address as pages name it; '' where it is the site's own origin. */
  apiUrl: string;
  /** Where it answers now. */
  dataUrl: string;
};

/** The uploaded pictures of this site that texts name, each once. */
export function uploadedIn(texts: Iterable<string>, { apiUrl, dataUrl }: Storage): Uploaded[] {
  const found = new Map<string, Uploaded>();
  const own = parseUrl(apiUrl || dataUrl);
  for (const text of texts)
    for (const [address, id = '', width] of text.matchAll(ADDRESS)) {
      // In a text that somebody wrote, it may be no address at all.
      const url = parseUrl(address, apiUrl || dataUrl);
      if (!url || url.origin !== own?.origin) continue;
      // A page names all widths of a picture.
      if (Number(width) > (found.get(id)?.width ?? 0))
        found.set(id, { id, width: Number(width), url: dataUrl + url.pathname });
    }
  return [...found.values()];
}

/** Made of the id, which is made of the picture's content. */
function cachePath({ id, width }: Uploaded, file: string): string {
  const key = createHash('sha1').update(JSON.stringify([id, width, ...settings]));
  return join(cacheDir, `${key.digest('hex').slice(0, 16)}-uploaded-${file}`);
}

/** A file of the storage. @throws saying what it answered, as the end of a sentence. */
export async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The files of a copy: each of our widths, in each of our formats. */
const filesOf = ({ id, width }: Uploaded) =>
  formats.flatMap((format) =>
    copiedWidths(width, format).map((one) => ({
      file: `${id}-${one}.${format}`,
      encode: resized(one, format),
    })),
  );

/**
 * Copies uploaded pictures into `outDir`/pictures, in the sizes and formats of our own. What an earlier build has made is
 * neither fetched nor encoded again.
 * @returns those that the site has now; any other is told, and its pages go on naming the storage.
 */
export async function copyUploaded(
  outDir: string,
  uploaded: readonly Shown[],
  tell: Tell,
): Promise<Uploaded[]> {
  const copied: Uploaded[] = [];
  await eachPicture(uploaded, async (picture) => {
    const scaled = scaler(async () => download(picture.url), picture.width);
    try {
      for (const { file, encode } of filesOf(picture)) {
        const path = cachePath(picture, file);
        await makeOnce(path, encode, scaled);
        await place(path, join(outDir, 'pictures', file));
      }
      copied.push(picture);
    } catch (error) {
      tell({
        ...picture.shown,
        reason: `the picture ${picture.url} stays in the storage, ${reasonOf(error)}`,
      });
    }
  });
  return copied;
}

/** A focal point out of the percents in a name (`pictureName`). */
const pointOf = (x?: string, y?: string) => [Number(x) / 100, Number(y) / 100] as const;

type Cut = { id: string; folder: 'pictures' | 'og'; encode: Encode };
/** Cuts of pictures by their files: social cards and those for phones, each around the point that its name says. */
export type Cuts = Map<string, Cut>;

/** Adds the cuts that a text names. */
export function cutsIn(text: string, cuts: Cuts): void {
  for (const [, file = '', id = '', x, y] of text.matchAll(CARD))
    cuts.set(file, { id, folder: 'og', encode: socialCard(file, pointOf(x, y)) });
  for (const [, file = '', id = '', x, y, width] of text.matchAll(PHONE_CUT)) {
    const cut = cutAround(pointOf(x, y), phoneCutRatio);
    cuts.set(file, { id, folder: 'pictures', encode: resized(Number(width), 'avif', cut) });
  }
}

/** Makes cuts of copied pictures. */
export async function makeCuts(
  outDir: string,
  copied: readonly Uploaded[],
  cuts: Cuts,
): Promise<void> {
  const pictures = new Map(copied.map((picture) => [picture.id, picture]));
  await eachPicture(cuts, async ([file, { id, folder, encode }]) => {
    const picture = pictures.get(id);
    if (!picture) return;
    const path = cachePath(picture, file);
    const widest = cachePath(picture, `${id}-${picture.width}.webp`);
    await makeOnce(
      path,
      encode,
      scaler(async () => readFile(widest)),
    );
    await place(path, join(outDir, folder, file));
  });
}
