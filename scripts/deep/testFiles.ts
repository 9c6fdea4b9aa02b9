import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Test files that import a module with this name as suffix. */
export function testsImporting(name: string): string[] {
  return ['src', 'supabase', 'scripts', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter(
      (file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes(`${name}';`),
    )
    .toSorted();
}
