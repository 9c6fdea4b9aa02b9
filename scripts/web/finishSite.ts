import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile } from '../headers.ts';
import { placePictures } from '../pictures.ts';
import { prerenderSite } from '../prerender.ts';
import { type Notice, noticeLine, reasonOf, type Report } from './notices.ts';
import { precompress, type Packing } from './precompress.ts';
import { prepareSite } from './prepareSite.ts';
import { writeServiceWorker } from './serviceWorker.ts';
import { writeShellSite } from './shellSite.ts';
import { usableLogo, writeSiteIcons } from './siteIcons.ts';
import { siteVersion } from './siteVersion.ts';
import { fetchWords } from './siteWords.ts';
import { noteBuild } from './wholeFiles.ts';
import { keptWords, type LaidWords } from './words.ts';

export type FinishOptions = {
  /** Output folder. */
  outDir: string;
  /** Folder of the last build, if any; read only. */
  last: string;
  /** Origin for canonical and social URLs, without a trailing slash. */
  siteUrl: string;
  /** URL of the API for the browser. */
  apiUrl: string;
  publishableKey: string;
  /** URL of the API during the build. */
  dataUrl: string;
  /** Build time shown by the pages, ISO 8601; default: now. */
  builtAt?: string | undefined;
  /** Default: `small`. */
  packing?: Packing | undefined;
  /** Whether a build that fails leaves a client-rendered site. */
  shellAtWorst?: boolean | undefined;
};

/**
 * Bundles again if the published texts differ from those in the bundle, which are the last build's.
 * @returns the texts of the bundle: the last ones if bundling with the new ones fails, which is reported.
 */
async function prepareAgain(
  options: FinishOptions,
  words: LaidWords,
  report: Report,
): Promise<LaidWords> {
  const { outDir } = options;
  const before = keptWords(outDir);
  if (JSON.stringify(before) === JSON.stringify(words)) return words;
  const remove = async () => {
    for (const folder of [outDir, `${outDir}-ssr`])
      await rm(folder, { recursive: true, force: true });
  };
  try {
    await remove();
    await prepareSite(options, words);
    return words;
  } catch (error) {
    report({ row: 'site_content', field: '', reason: `the last words stay, ${reasonOf(error)}` });
    await remove();
    await prepareSite(options, before);
    return before;
  }
}

/**
 * The part of a build that runs every time: newly published texts, pages with the database's content, headers,
 * compressed copies. Invalid content is left out and reported in the terminal and in version.json.
 */
export async function finishSite(options: FinishOptions): Promise<void> {
  const { outDir, builtAt = new Date().toISOString(), packing, shellAtWorst = false } = options;
  const notices: Notice[] = [];
  const report: Report = (notice) => {
    notices.push(notice);
    console.log(noticeLine(notice));
  };
  const site = { ...options, builtAt };
  try {
    const published = await naming(options, async () => fetchWords(options));
    for (const refusal of published.refused) report(refusal);
    const usable = await usableLogo(published.laid, options, report);
    const words = await prepareAgain(options, usable.words, report);
    const { inline } = await naming(options, async () =>
      prerenderSite({ ...site, words: published.words, report }),
    );
    await placePictures(outDir);
    await writeSiteIcons(outDir, words, usable.logo);
    await writeFile(
      join(outDir, 'version.json'),
      siteVersion(published.publication, notices, builtAt),
    );
    await writeFile(join(outDir, '_headers'), headersFile({ ...options, inline }));
    await writeServiceWorker(outDir);
    await precompress(outDir, packing);
    await noteBuild(outDir);
  } catch (error) {
    if (shellAtWorst) await writeShellSite(site, keptWords(outDir));
    throw error;
  }
}

/** Runs `work`. @throws with the database's URL in the message. */
async function naming<T>({ dataUrl }: FinishOptions, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(
      `The pages could not be written from the database at ${dataUrl}: ${reasonOf(error)}`,
      { cause: error },
    );
  }
}
