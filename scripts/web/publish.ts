import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** A build is two folders: the site itself, and beside it what is not to be deployed. The site goes last. */
const endings = ['-ssr', ''] as const;

/** Where a build is made: beside the site, which stays as it is until the new one is whole. */
export const nextOf = (outDir: string) => `${outDir}-next`;
/** The name of a build that is whole and not yet in its place. */
const readyOf = (outDir: string) => `${outDir}-ready`;
const oldOf = (outDir: string) => `${outDir}-old`;

/**
 * Ends what an earlier build left when it was killed: one that was whole is put into its place, anything else is
 * removed. The site is missing only between two renames, and a build that is killed there is put in its place here.
 */
export async function settle(outDir: string): Promise<void> {
  const [ready, old] = [readyOf(outDir), oldOf(outDir)];
  if (existsSync(ready)) {
    for (const end of endings) {
      if (!existsSync(ready + end)) continue;
      await rm(old + end, { recursive: true, force: true });
      if (existsSync(outDir + end)) await rename(outDir + end, old + end);
      await rename(ready + end, outDir + end);
    }
  }
  for (const folder of [nextOf(outDir), ready, old])
    for (const end of endings) await rm(folder + end, { recursive: true, force: true });
}

/** Puts a finished build into the place of the last one, and removes that one afterwards. */
export async function publish(outDir: string): Promise<void> {
  for (const end of endings) await rename(nextOf(outDir) + end, readyOf(outDir) + end);
  await settle(outDir);
}
