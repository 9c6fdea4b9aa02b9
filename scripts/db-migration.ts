import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../supabase/local/options.ts';
import { fail } from './launch.ts';
import { migrationVersion } from './migrationVersion.ts';

const TEMPLATE = `-- What this holds, in which unit, who writes it.
-- A new table needs: constraints, indexes, row-level security, policies named as sentences, explicit
-- GRANTs for each role, comments, and a file in supabase/tests/tables: see docs/recipes.md.
`;

const FOLDER = 'supabase/migrations';

/** `npm run db:migration <name>`: creates an empty migration, named like the CLI's, that runs last. */
async function main(): Promise<void> {
  const name = process.argv[2] ?? '';
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new StartError('Give it a name in snake_case: npm run db:migration add_venue_photos');
  }
  const version = migrationVersion(new Date(), await readdir(FOLDER));
  const file = path.join(FOLDER, `${version}_${name}.sql`);
  await writeFile(file, TEMPLATE, { flag: 'wx' });
  console.log(`${file} is made. It runs at the next start; then npm run db:types.`);
}

await main().catch(fail);
