import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastSnapshots } from './snapshots.ts';

/**
 * Hashed assets stay one release longer than the pages that name them (domain.md): a tab that was opened before a
 * deployment, and a page that a cache kept, still find their code. A release older than that is gone.
 */
const aside = (outDir: string) => `${outDir}-old`;
/** In the folder of hashed assets' release before: the names that this release itself has written. */
const listFile = (outDir: string) => join(`${outDir}-ssr`, 'release.json');

/** Moves the assets of the release before out of Vite's way, without those that it had kept itself. */
export async function setAssetsAside(outDir: string): Promise<void> {
  const assets = join(outDir, 'assets');
  // A build that broke off has left the last whole release there.
  if (!existsSync(assets) || existsSync(aside(outDir))) return;
  const own: string[] | undefined = await readFile(listFile(outDir), 'utf8').then(
    (text) => JSON.parse(text),
    () => undefined,
  );
  if (!own) return;
  // Written after the bundle, with the pages.
  const snapshots = (await lastSnapshots(outDir)).map((file) => file.replace('assets/', ''));
  const kept = new Set([...own, ...snapshots]);
  await mkdir(aside(outDir));
  for (const file of await readdir(assets)) {
    if (kept.has(file.replace(/\.(?:br|gz)$/, '')))
      await rename(join(assets, file), join(aside(outDir), file));
  }
}

/** Puts them beside the new ones and remembers which are new. */
export async function bringBackAssets(outDir: string): Promise<void> {
  const assets = join(outDir, 'assets');
  const written = await readdir(assets);
  if (existsSync(aside(outDir))) {
    for (const file of await readdir(aside(outDir))) {
      if (!existsSync(join(assets, file)))
        await rename(join(aside(outDir), file), join(assets, file));
    }
    await rm(aside(outDir), { recursive: true });
  }
  await writeFile(listFile(outDir), JSON.stringify(written));
}
