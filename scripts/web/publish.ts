import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** A build is two folders: the site, and next to it what is not deployed. The site is moved last. */
const endings = ['-ssr', ''] as const;

/** Where a build is made, while the last one stays in use. */
export const nextOf = (outDir: string) => `${outDir}-next`;
/** Name of a complete build before it is moved into place. */
const readyOf = (outDir: string) => `${outDir}-ready`;
const oldOf = (outDir: string) => `${outDir}-old`;

/**
 * Cleans up after a killed build: a complete one is moved into place, anything else is removed. The site is missing
 * only between two renames, and a build killed there is moved into place here.
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

/** Replaces the last build by the finished one, then removes the last one. */
export async function publish(outDir: string): Promise<void> {
  for (const end of endings) await rename(nextOf(outDir) + end, readyOf(outDir) + end);
  await settle(outDir);
}
