import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Test files that import a module with one of these names as suffix. */
export function testsImporting(...names: string[]): string[] {
  return ['src', 'supabase', 'scripts', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => {
      if (!/\.test\.tsx?$/.test(file)) return false;
      const text = readFileSync(file, 'utf8');
      return names.some((name) => text.includes(`${name}';`));
    })
    .toSorted();
}
