import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Version of a checkout's newest migration: the digits at the start of its name, which sort as text. */
export function newestMigration(root: string): string {
  const names = readdirSync(join(root, 'supabase/migrations')).filter((name) =>
    name.endsWith('.sql'),
  );
  return names.toSorted().at(-1)?.split('_')[0] ?? '';
}
