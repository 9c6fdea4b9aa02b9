import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile } from '../headers.ts';
import { placePictures } from '../pictures.ts';
import { prerenderSite } from '../prerender.ts';
import { refuseSecrets } from '../secrets.ts';
import { precompress, type Packing } from './precompress.ts';
import { prepareSite } from './prepareSite.ts';
import { writeServiceWorker } from './serviceWorker.ts';
import { writeSiteIcons } from './siteIcons.ts';
import { siteVersion } from './siteVersion.ts';
import { fetchWords } from './siteWords.ts';
import { keptWords, type LaidWords } from './words.ts';

export type FinishOptions = {
  /** Folder of the finished site. */
  outDir: string;
  /** Folder of the last build, if there is one: it is only read. */
  last: string;
  /** Origin of the site for canonical and social addresses, without a slash at the end. */
  siteUrl: string;
  /** The API's address as the browser uses it. */
  apiUrl: string;
  publishableKey: string;
  /** Where the database answers now. */
  dataUrl: string;
  /** When the pages say they were built, ISO 8601; now by default. */
  builtAt?: string | undefined;
  /** As small as it gets by default. */
  packing?: Packing | undefined;
};

/** The bundle was made with the words of the last build; where others are published by now, it is made again. */
async function prepareAgain(options: FinishOptions, words: LaidWords): Promise<void> {
  const { outDir } = options;
  if (JSON.stringify(keptWords(outDir)) === JSON.stringify(words)) return;
  for (const folder of [outDir, `${outDir}-ssr`]) await rm(folder, { recursive: true });
  await prepareSite(options, words);
}

/**
 * The part of a build that runs every time: words that were published meanwhile, pages with what the database holds now,
 * headers, packed copies.
 */
export async function finishSite(options: FinishOptions): Promise<void> {
  const { outDir, builtAt, packing } = options;
  const words = await naming(options, fetchWords);
  for (const { section, reason } of words.refused)
    console.log(`The published words of "${section}" are left out: ${reason}`);
  await prepareAgain(options, words.laid);
  const { inline } = await naming(options, prerenderSite);
  await placePictures(outDir);
  await writeSiteIcons(outDir, words.laid, options);
  await writeFile(join(outDir, 'version.json'), siteVersion(words, builtAt));
  await writeFile(join(outDir, '_headers'), headersFile({ ...options, inline }));
  await writeServiceWorker(outDir);
  await refuseSecrets(outDir);
  await precompress(outDir, packing);
}

/** Does what needs the database. @throws naming it. */
async function naming<T>(
  options: FinishOptions,
  work: (options: FinishOptions) => Promise<T>,
): Promise<T> {
  try {
    return await work(options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The pages could not be written from the database at ${options.dataUrl}: ${reason}`,
      { cause: error },
    );
  }
}
