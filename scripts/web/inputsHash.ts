import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Everything that Vite reads; tests are not among it. */
const inputs = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/web',
  // The newest one's version.
  'supabase/migrations',
  'tsconfig.json',
  'package-lock.json',
];

async function filesBelow(root: string, input: string): Promise<string[]> {
  const entries = await readdir(join(root, input), { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (!entries) return [join(root, input)];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * One hash over the content of all that goes into the bundle: equal hashes, equal bundles.
 * @param settings values that are built into the bundle besides the files.
 */
export async function inputsHash(root: string, settings: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map(async (input) => filesBelow(root, input))))
    .flat()
    .toSorted();
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
}
