import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A JSON file of an earlier run; undefined where there is none, or it is not whole. */
export async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    const value: T = JSON.parse(await readFile(file, 'utf8'));
    return value;
  } catch {
    return undefined;
  }
}

/** The sizes of all files in folders, by folder and file. The list itself, which is in one of them, is left out. */
async function sizesIn(folders: readonly string[], list: string): Promise<Record<string, number>> {
  const sizes: [string, number][] = [];
  for (const [place, folder] of folders.entries()) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || path === list) continue;
      sizes.push([`${place}/${relative(folder, path)}`, (await stat(path)).size]);
    }
  }
  return Object.fromEntries(sizes);
}

/** Notes the files of folders and their sizes: the last thing that is done to them. */
export async function noteFiles(list: string, folders: readonly string[]): Promise<void> {
  await writeFile(list, JSON.stringify(await sizesIn(folders, list)));
}

/** Whether folders hold every file that was noted, each in its size: that they exist says nothing after a kill or a power cut. */
export async function areWhole(list: string, folders: readonly string[]): Promise<boolean> {
  const noted = await readJson<unknown>(list);
  if (typeof noted !== 'object' || noted === null) return false;
  const sizes = await sizesIn(folders, list).catch(() => undefined);
  return (
    sizes !== undefined &&
    Object.entries(noted).every(
      ([file, size]) => Object.hasOwn(sizes, file) && sizes[file] === size,
    )
  );
}

/** Where a build notes its own files. */
const listOf = (outDir: string) => join(`${outDir}-ssr`, 'files.json');
const foldersOf = (outDir: string) => [outDir, `${outDir}-ssr`];

/** Notes that a build is whole. */
export const noteBuild = async (outDir: string) => noteFiles(listOf(outDir), foldersOf(outDir));
/** Whether there is a build and it is whole. What of it cannot be relied on is no former build. */
export const isWholeBuild = async (outDir: string) => areWhole(listOf(outDir), foldersOf(outDir));
