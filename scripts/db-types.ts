import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { createTestStack } from '../supabase/local/testing.ts';
import { fail } from './launch.ts';

const run = promisify(execFile);
const FILE = 'src/shared/supabase/database.types.ts';

/**
 * `npm run db:types`: writes the database's types as Supabase's own CLI makes them, from a fresh database
 * with all migrations. `--check` only compares and fails if the file is stale (CI).
 */
async function main(): Promise<void> {
  const types = await generate();
  if (!process.argv.includes('--check')) {
    await writeFile(FILE, types);
    console.log(`${FILE} is written.`);
    return;
  }
  const current = await readFile(FILE, 'utf8').catch(() => '');
  if (current !== types) throw new Error(`${FILE} is stale: run npm run db:types and commit it.`);
  console.log(`${FILE} is up to date.`);
}

async function generate(): Promise<string> {
  const stack = await createTestStack('types', { seed: false, outboxEvery: 0 });
  try {
    const { stdout } = await run(
      process.execPath,
      [
        'node_modules/supabase/dist/supabase.js',
        'gen',
        'types',
        '--schema',
        'public',
        `--remote=${stack.databaseUrl}`,
      ],
      { env: { ...process.env, DO_NOT_TRACK: '1', PGSSLMODE: 'disable' } },
    );
    return `${stdout.trim()}\n`;
  } finally {
    await stack.stop();
  }
}

await main().catch(fail);
