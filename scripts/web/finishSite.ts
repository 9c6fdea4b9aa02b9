import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile } from '../headers.ts';
import { placePictures } from '../pictures.ts';
import { prerenderSite } from '../prerender.ts';
import { refuseSecrets } from '../secrets.ts';
import { precompress } from './precompress.ts';
import { writeServiceWorker } from './serviceWorker.ts';

export type FinishOptions = {
  /** Folder of the finished site. */
  outDir: string;
  /** Origin of the site for canonical and social addresses, without a slash at the end. */
  siteUrl: string;
  /** The API's address as the browser uses it. */
  apiUrl: string;
  /** Where the database answers now. */
  dataUrl: string;
};

/** The part of a build that runs every time: pages with what the database holds now, headers, packed copies. */
export async function finishSite(options: FinishOptions): Promise<void> {
  const { outDir, dataUrl } = options;
  try {
    await prerenderSite(options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The pages could not be written from the database at ${dataUrl}: ${reason}`, {
      cause: error,
    });
  }
  await placePictures(outDir);
  await writeFile(join(outDir, '_headers'), headersFile(options));
  await writeServiceWorker(outDir);
  await refuseSecrets(outDir);
  await precompress(outDir);
}
