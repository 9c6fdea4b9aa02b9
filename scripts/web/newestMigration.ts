import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the newest migration of a checkout: the digits that its name begins with. Versions sort as text. */
export function newestMigration(root: string): string {
  const names = readdirSync(join(root, 'supabase/migrations')).filter((name) =>
    name.endsWith('.sql'),
  );
  return names.toSorted().at(-1)?.split('_')[0] ?? '';
}
