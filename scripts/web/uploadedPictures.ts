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
import { type Notice, reasonOf, type Report } from './notices.ts';

/** An uploaded picture by its widest file. */
export type Uploaded = { id: string; width: number; url: string };
/** Row and field of a picture. */
export type Shown = Uploaded & { shown: Pick<Notice, 'row' | 'field'> };

const ADDRESS =
  /(?:https?:\/\/[\w.:-]+)?\/storage\/v1\/object\/public\/media\/[a-z0-9-]+\/([0-9a-f-]{36})-(\d+)\.(?:webp|jpg)/g;
const CARD = /\/og\/(([0-9a-f-]{36})-(\d{1,3})-(\d{1,3})\.jpg)/g;
const PHONE_CUT = new RegExp(
  `/pictures/(([0-9a-f-]{36})-(\\d{1,3})-(\\d{1,3})${phoneCut.mark}-(${phoneCut.widths.join('|')})\\.avif)`,
  'g',
);
const ANSWER_MS = 30_000;

/** The storage during a build. */
export type Storage = {
  /** URL of the API in pages; '' if it is the site's own origin. */
  apiUrl: string;
  /** URL of the API during the build. */
  dataUrl: string;
};

/** Uploaded pictures of this site in texts, without duplicates. */
export function uploadedIn(texts: Iterable<string>, { apiUrl, dataUrl }: Storage): Uploaded[] {
  const found = new Map<string, Uploaded>();
  const own = parseUrl(apiUrl || dataUrl);
  for (const text of texts)
    for (const [address, id = '', width] of text.matchAll(ADDRESS)) {
      // May be an invalid URL in a free text.
      const url = parseUrl(address, apiUrl || dataUrl);
      if (!url || url.origin !== own?.origin) continue;
      // Pages name all widths of a picture.
      if (Number(width) > (found.get(id)?.width ?? 0))
        found.set(id, { id, width: Number(width), url: dataUrl + url.pathname });
    }
  return [...found.values()];
}

/** From the id, which is a hash of the content. */
function cachePath({ id, width }: Uploaded, file: string): string {
  const key = createHash('sha1').update(JSON.stringify([id, width, ...settings]));
  return join(cacheDir, `${key.digest('hex').slice(0, 16)}-uploaded-${file}`);
}

/** Downloads a file of the storage. @throws with the status, as the end of a sentence. */
export async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Files of a copy: each of our widths in each of our formats. */
const filesOf = ({ id, width }: Uploaded) =>
  formats.flatMap((format) =>
    copiedWidths(width, format).map((one) => ({
      file: `${id}-${one}.${format}`,
      encode: resized(one, format),
    })),
  );

/**
 * Copies uploaded pictures into `outDir`/pictures, in our sizes and formats. Files of earlier builds are reused.
 * @returns the copied ones; others are reported, and pages use the storage.
 */
export async function copyUploaded(
  outDir: string,
  uploaded: readonly Shown[],
  report: Report,
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
      report({
        ...picture.shown,
        reason: `the picture ${picture.url} stays in the storage, ${reasonOf(error)}`,
      });
    }
  });
  return copied;
}

/** Focal point from the percentages in a name (`pictureName`). */
const pointOf = (x?: string, y?: string) => [Number(x) / 100, Number(y) / 100] as const;

type Cut = { id: string; folder: 'pictures' | 'og'; encode: Encode };
/** Crops of pictures by file: social cards and crops for phones, each around the focal point in its name. */
export type Cuts = Map<string, Cut>;

/** Adds the crops that a text names. */
export function cutsIn(text: string, cuts: Cuts): void {
  for (const [, file = '', id = '', x, y] of text.matchAll(CARD))
    cuts.set(file, { id, folder: 'og', encode: socialCard(file, pointOf(x, y)) });
  for (const [, file = '', id = '', x, y, width] of text.matchAll(PHONE_CUT)) {
    const cut = cutAround(pointOf(x, y), phoneCutRatio);
    cuts.set(file, { id, folder: 'pictures', encode: resized(Number(width), 'avif', cut) });
  }
}

/** Makes the crops of copied pictures. */
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
