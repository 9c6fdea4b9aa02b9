import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretsIn } from '../secrets.ts';
import { lastSnapshots } from './snapshots.ts';

/** The names of the hashed assets that a release has written itself. */
const listFile = (outDir: string) => join(`${outDir}-ssr`, 'release.json');

/**
 * Hashed assets stay one release longer than the pages that name them: a tab that was opened before a deployment, and a
 * page that a cache kept, still find their code. A release older than that is gone.
 * @param outDir the new bundle.
 * @param last the release that is out; it is only read. What in it no visitor may have is left behind.
 */
export async function keepAssets(outDir: string, last: string): Promise<void> {
  const written = await readdir(join(outDir, 'assets'));
  await writeFile(listFile(outDir), JSON.stringify(written));
  const own: string[] = JSON.parse(await readFile(listFile(last), 'utf8').catch(() => '[]'));
  // Snapshots are written after the bundle, with the pages.
  const snapshots = (await lastSnapshots(last)).map((file) => file.replace('assets/', ''));
  for (const file of [...own, ...snapshots]) {
    const from = join(last, 'assets', file);
    if (written.includes(file) || !existsSync(from)) continue;
    if (secretsIn(await readFile(from, 'utf8')).length > 0) continue;
    for (const end of ['', '.br', '.gz']) {
      if (existsSync(from + end))
        await cp(from + end, join(outDir, 'assets', file + end), { preserveTimestamps: true });
    }
  }
}
