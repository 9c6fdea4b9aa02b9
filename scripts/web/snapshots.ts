import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from './wholeFiles.ts';

const listFile = (outDir: string) => join(`${outDir}-ssr`, 'snapshots.json');

/** Snapshot files below the site's folder, of the last build and of the one before. */
type Lists = { before?: string[]; older?: string[] };

const readLists = async (outDir: string): Promise<Lists> =>
  (await readJson<Lists>(listFile(outDir))) ?? {};

/** The last build's snapshots, relative to the site's folder. */
export async function lastSnapshots(outDir: string): Promise<string[]> {
  const { before = [] } = await readLists(outDir);
  return before;
}

/**
 * Writes the pages' snapshots under hashed names, so that open pages find theirs. Those of the previous build stay,
 * older ones are removed.
 */
export function snapshotWriter(outDir: string) {
  const written = new Set<string>();
  return {
    /** @returns the snapshot's address. */
    write: async (data: Readonly<Record<string, unknown>>): Promise<string> => {
      const text = JSON.stringify(data);
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
      const file = `assets/snapshot-${hash}.json`;
      if (!written.has(file)) {
        written.add(file);
        await writeFile(join(outDir, file), text);
      }
      return `/${file}`;
    },
    /** Keeps the snapshot of a page that was not rendered again. */
    keep: (html: string): void => {
      const [, file] = /"snapshot":"\/(assets\/snapshot-[\w-]+\.json)"/.exec(html) ?? [];
      if (file) written.add(file);
    },
    /** Removes snapshots of neither this nor the previous build. */
    tidy: async (): Promise<void> => {
      const { before = [], older = [] } = await readLists(outDir);
      const now = [...written];
      const gone = older.filter((file) => !before.includes(file) && !written.has(file));
      await Promise.all(
        gone.flatMap((file) =>
          ['', '.br', '.gz'].map((end) => rm(join(outDir, file + end), { force: true })),
        ),
      );
      await writeFile(listFile(outDir), JSON.stringify({ before: now, older: before }));
    },
  };
}
