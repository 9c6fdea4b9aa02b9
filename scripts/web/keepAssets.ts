import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretsIn, textsIn } from '../secrets.ts';
import { lastSnapshots } from './snapshots.ts';
import { readJson } from './wholeFiles.ts';
import { keptWords } from './words.ts';

/** Names of the hashed assets that a release has written itself. */
const listFile = (outDir: string) => join(`${outDir}-ssr`, 'release.json');

/**
 * Keeps hashed assets for one more release than the pages that use them: a tab opened before a deployment and a cached
 * page still find their code.
 * @param outDir the new bundle.
 * @param last the deployed release, if there is a complete one; read only. Files with secrets are left out.
 */
export async function keepAssets(outDir: string, last: string | undefined): Promise<void> {
  const written = await readdir(join(outDir, 'assets'));
  await writeFile(listFile(outDir), JSON.stringify(written));
  if (last === undefined) return;
  const own = (await readJson<string[]>(listFile(last))) ?? [];
  const published = textsIn(keptWords(last));
  // Snapshots are written with the pages, after the bundle.
  const snapshots = (await lastSnapshots(last)).map((file) => file.replace('assets/', ''));
  for (const file of [...own, ...snapshots]) {
    const from = join(last, 'assets', file);
    if (written.includes(file) || !existsSync(from)) continue;
    // Snapshots hold only the database's content.
    if (own.includes(file) && secretsIn(await readFile(from, 'utf8'), published).length > 0)
      continue;
    for (const end of ['', '.br', '.gz']) {
      if (existsSync(from + end))
        await cp(from + end, join(outDir, 'assets', file + end), { preserveTimestamps: true });
    }
  }
}
