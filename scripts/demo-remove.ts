import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { demoSentence } from '../src/content/en/adminFirstSteps.ts';
import { loadCredentials } from '../supabase/local/credentials.ts';
import { StartError } from '../supabase/local/options.ts';
import { placeOf } from '../supabase/local/place.ts';
import { databaseAddress } from '../supabase/local/postgres.ts';
import { startStack } from '../supabase/local/stack.ts';
import { dataDir, fail } from './launch.ts';

/** What of the demo was deleted, by table, and what stays. */
type Removed = Parameters<typeof demoSentence>[0];

/**
 * `npm run demo:remove`: deletes every row of supabase/demo.sql that is as it came from the local server's data, whether it runs or not.
 * `npm run demo:remove -- postgres://…` does the same to that database (hosted: the connection string of the project).
 */
async function main(): Promise<void> {
  const address = process.argv[2] ?? (await runningDatabase());
  const removed = address ? await removeAt(address) : await removeAtRest();
  console.log(`The demo: ${demoSentence(removed)}`);
  console.log(
    'Pages that are already built still show them: restart npm start, or build and publish again.',
  );
}

/** The database of a server that runs on our data, or null. Only PostgreSQL's own pid file can name it. */
async function runningDatabase(): Promise<string | null> {
  const { pgData } = await placeOf(dataDir());
  const text = await readFile(path.join(pgData, 'postmaster.pid'), 'utf8').catch(() => '');
  const [, folder, , port] = text.split('\n');
  if (folder !== pgData || !port) return null;
  const { databasePassword } = await loadCredentials(dataDir(), true);
  const address = databaseAddress(port, databasePassword);
  // A killed server leaves its file behind, and its port may be somebody else's by now.
  const sql = postgres(address, { max: 1, connect_timeout: 3, onnotice: () => undefined });
  try {
    const [row] = await sql<
      { folder: string }[]
    >`select current_setting('data_directory') as folder`;
    return row?.folder === pgData ? address : null;
  } catch {
    return null;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function removeAt(address: string): Promise<Removed> {
  const sql = postgres(address, { max: 1, onnotice: () => undefined });
  try {
    return await remove(sql);
  } finally {
    await sql.end({ timeout: 2 });
  }
}

async function removeAtRest(): Promise<Removed> {
  if (!existsSync(dataDir()))
    throw new StartError(`There is no data in ${dataDir()}: nothing to remove.`);
  const stack = await startStack({ dataDir: dataDir(), quiet: true, outboxEvery: 0 });
  try {
    return await remove(stack.sql);
  } finally {
    await stack.stop();
  }
}

async function remove(sql: postgres.Sql): Promise<Removed> {
  return sql.begin(async (held) => {
    const [row] = await held<{ rows: Removed }[]>`select private.demo_rows() as rows`;
    if (!row) throw new Error('private.demo_rows() gave no answer.');
    await held`select private.remove_demo()`;
    return row.rows;
  });
}

await main().catch(fail);
