import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { takeLock } from './lock.ts';
import { postgresUser } from './os-user.ts';
import { choosePlace } from './place.ts';
import { postgresPrograms } from './programs.ts';

/** What a stack writes into its data folder. Anything else there is not ours to remove. */
const OURS = ['postgres', 'files', 'mail', 'deno', 'credentials.json'];

/**
 * Removes a data folder's content: database, files, mails, passwords.
 * @throws StartError while a server runs on it.
 */
export async function resetData(dataDir: string): Promise<void> {
  const lock = await takeLock(dataDir);
  const { pgData, moved } = await choosePlace(await postgresPrograms(), dataDir, postgresUser());
  for (const name of OURS) await remove(path.join(dataDir, name));
  await remove(pgData);
  if (moved) await remove(path.dirname(pgData));
  await lock.release();
  if ((await readdir(dataDir)).length === 0) await remove(dataDir);
}

const remove = (target: string) => rm(target, { recursive: true, force: true });
