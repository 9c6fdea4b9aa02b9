import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretsIn, textsIn } from '../secrets.ts';
import { lastSnapshots } from './snapshots.ts';
import { readJson } from './wholeFiles.ts';
import { keptWords } from './words.ts';

/** The names of the hashed assets that a release has written itself. */
const listFile = (outDir: string) => join(`${outDir}-ssr`, 'release.json');

/**
 * Hashed assets stay one release longer than the pages that name them: a tab that was opened before a deployment, and a
 * page that a cache kept, still find their code. A release older than that is gone.
 * @param outDir the new bundle.
 * @param last the release that is out, where there is one and it is whole; it is only read. What in it no visitor may have is left behind.
 */
export async function keepAssets(outDir: string, last: string | undefined): Promise<void> {
  const written = await readdir(join(outDir, 'assets'));
  await writeFile(listFile(outDir), JSON.stringify(written));
  if (last === undefined) return;
  const own = (await readJson<string[]>(listFile(last))) ?? [];
  const published = textsIn(keptWords(last));
  // Snapshots are written after the bundle, with the pages.
  const snapshots = (await lastSnapshots(last)).map((file) => file.replace('assets/', ''));
  for (const file of [...own, ...snapshots]) {
    const from = join(last, 'assets', file);
    if (written.includes(file) || !existsSync(from)) continue;
    // Snapshots hold the database's content alone.
    if (own.includes(file) && secretsIn(await readFile(from, 'utf8'), published).length > 0)
      continue;
    for (const end of ['', '.br', '.gz']) {
      if (existsSync(from + end))
        await cp(from + end, join(outDir, 'assets', file + end), { preserveTimestamps: true });
    }
  }
}
