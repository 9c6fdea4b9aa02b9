import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../supabase/local/options.ts';
import { fail } from './launch.ts';

const TEMPLATE = `-- What this holds, in which unit, who writes it.
-- A new table needs: constraints, indexes, row-level security, policies named as sentences, explicit
-- GRANTs for each role, comments, and a row in the access matrix of supabase/tests.
`;

/** `npm run db:migration <name>`: an empty migration with the time as its version, as the CLI names them. */
async function main(): Promise<void> {
  const name = process.argv[2] ?? '';
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new StartError('Give it a name in snake_case: npm run db:migration add_venue_photos');
  }
  const version = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const file = path.join('supabase/migrations', `${version}_${name}.sql`);
  await writeFile(file, TEMPLATE, { flag: 'wx' });
  console.log(`${file} is made. It runs at the next start; then npm run db:types.`);
}

await main().catch(fail);
