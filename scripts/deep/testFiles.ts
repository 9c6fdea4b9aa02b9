import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every test file that imports a module whose name ends so. */
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
