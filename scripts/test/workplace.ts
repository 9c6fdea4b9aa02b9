import { readdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseLock, takeLock } from '../../supabase/local/lock.ts';
import { isRunning, stopProcess } from '../../supabase/local/processes.ts';

const PREFIX = 'mandap-run-';
/** A folder without a lock belongs to a run that is just starting, unless it is older, ms. */
const STARTING_MS = 60_000;

const lockOf = (folder: string) => {
  try {
    return parseLock(readFileSync(path.join(folder, 'lock.json'), 'utf8'));
  } catch {
    return null;
  }
};

/** Stops the databases and functions of a run, by the names in their locks, and removes its folder. */
async function clear(folder: string): Promise<number> {
  let stopped = 0;
  for (const name of readdirSync(folder))
    for (const child of lockOf(path.join(folder, name))?.children ?? []) {
      if (isRunning(child)) stopped += 1;
      await stopProcess(child, ['SIGQUIT', 'SIGKILL']);
    }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return stopped;
}

function isAbandoned(folder: string): boolean {
  const lock = lockOf(folder);
  return lock ? !isRunning(lock.owner) : Date.now() - statSync(folder).ctimeMs > STARTING_MS;
}

/** Removes what killed runs left. @returns a line to show, '' for nothing. */
export async function clearAbandoned(): Promise<string> {
  const folders = readdirSync(os.tmpdir())
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => path.join(os.tmpdir(), name))
    .filter(isAbandoned);
  let stopped = 0;
  for (const folder of folders) stopped += await clear(folder);
  return folders.length > 0
    ? `An interrupted run had left ${folders.length} folders and ${stopped} running programs in ${os.tmpdir()}: removed.`
    : '';
}

/**
 * A temporary folder in which a run keeps its databases, browsers' profiles and builds.
 * @throws StartError if it can't be made.
 */
export async function openWorkplace(): Promise<{ folder: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), PREFIX));
  await chmod(folder, 0o755); // PostgreSQL's user must be able to enter when tests run as root
  await takeLock(folder);
  return { folder, close: async () => void (await clear(folder)) };
}
