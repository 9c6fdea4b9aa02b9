import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { loadCredentials } from '../supabase/local/credentials.ts';
import { StartError } from '../supabase/local/options.ts';
import { placeOf } from '../supabase/local/place.ts';
import { databaseAddress } from '../supabase/local/postgres.ts';
import { startStack } from '../supabase/local/stack.ts';
import { dataDir } from './launch.ts';

type Work<T> = (sql: postgres.Sql) => Promise<T>;

/**
 * Connects to a database as its operator: by URL (hosted: the project's connection string), else to the local server's
 * data, whether it runs or not.
 */
export async function inDatabase<T>(address: string | undefined, work: Work<T>): Promise<T> {
  const running = address ?? (await runningDatabase());
  return running ? inDatabaseAt(running, work) : inDataAtRest(work);
}

/** URL of a running server's database, or null. Only PostgreSQL's pid file has it. */
async function runningDatabase(): Promise<string | null> {
  const { pgData } = await placeOf(dataDir());
  const text = await readFile(path.join(pgData, 'postmaster.pid'), 'utf8').catch(() => '');
  const [, folder, , port] = text.split('\n');
  if (folder !== pgData || !port) return null;
  const { databasePassword } = await loadCredentials(dataDir(), true);
  const address = databaseAddress(port, databasePassword);
  // A killed server leaves its file behind, and its port may be in use by others.
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

async function inDatabaseAt<T>(address: string, work: Work<T>): Promise<T> {
  const sql = postgres(address, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 2 });
  }
}

async function inDataAtRest<T>(work: Work<T>): Promise<T> {
  if (!existsSync(dataDir()))
    throw new StartError(`There is no data in ${dataDir()}: nothing to change.`);
  const stack = await startStack({ dataDir: dataDir(), quiet: true, outboxEvery: 0 });
  try {
    return await work(stack.sql);
  } finally {
    await stack.stop();
  }
}
