import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** All inputs of Vite; no tests. */
const inputs = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/web',
  // For the version of the newest one.
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
 * Hash of all inputs of the bundle.
 * @param settings values that are built in besides files.
 */
export async function inputsHash(root: string, settings: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map(async (input) => filesBelow(root, input))))
    .flat()
    .toSorted();
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
}
