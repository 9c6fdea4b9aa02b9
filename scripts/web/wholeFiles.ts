import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Parses a JSON file of an earlier run; undefined if missing or truncated. */
export async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    const value: T = JSON.parse(await readFile(file, 'utf8'));
    return value;
  } catch {
    return undefined;
  }
}

/** Sizes of all files by folder and name, without the list itself. */
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

/** Writes the list of files and sizes: the last step on these folders. */
export async function noteFiles(list: string, folders: readonly string[]): Promise<void> {
  await writeFile(list, JSON.stringify(await sizesIn(folders, list)));
}

/** Whether folders hold every listed file in its size: their existence proves nothing after a kill or power failure. */
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

/** List of a build's own files. */
const listOf = (outDir: string) => join(`${outDir}-ssr`, 'files.json');
const foldersOf = (outDir: string) => [outDir, `${outDir}-ssr`];

/** Marks a build as complete. */
export const noteBuild = async (outDir: string) => noteFiles(listOf(outDir), foldersOf(outDir));
/** Whether there is a complete build. */
export const isWholeBuild = async (outDir: string) => areWhole(listOf(outDir), foldersOf(outDir));
