import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile } from '../headers.ts';
import { placePictures } from '../pictures.ts';
import { prerenderSite, type PrerenderedSite } from '../prerender.ts';
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
  publishableKey: string;
  /** Where the database answers now. */
  dataUrl: string;
  /** When the pages say they were built, ISO 8601; now by default. */
  builtAt?: string | undefined;
};

/** The part of a build that runs every time: pages with what the database holds now, headers, packed copies. */
export async function finishSite(options: FinishOptions): Promise<void> {
  const { outDir } = options;
  const { inline } = await prerender(options);
  await placePictures(outDir);
  await writeFile(join(outDir, '_headers'), headersFile({ ...options, inline }));
  await writeServiceWorker(outDir);
  await refuseSecrets(outDir);
  await precompress(outDir);
}

async function prerender(options: FinishOptions): Promise<PrerenderedSite> {
  try {
    return await prerenderSite(options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The pages could not be written from the database at ${options.dataUrl}: ${reason}`,
      {
        cause: error,
      },
    );
  }
}
