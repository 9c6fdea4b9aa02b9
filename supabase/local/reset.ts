import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { passwordFolder, unfinishedFolder } from './database-folder.ts';
import { takeLock } from './lock.ts';
import { placeOf } from './place.ts';

/** What a stack writes into its data folder next to the database; anything else is left alone. */
const OURS = ['files', 'mail', 'deno', 'credentials.json'];

/**
 * Deletes a data folder's content: database, files, emails, passwords.
 * @throws StartError while a server uses it.
 */
export async function resetData(dataDir: string): Promise<void> {
  const lock = await takeLock(dataDir);
  const place = await placeOf(dataDir);
  const { pgData, moved } = place;
  // Renamed first, so that a partly deleted database cannot be mistaken for a complete one.
  const going = `${pgData}.old`;
  await remove(going);
  await rename(pgData, going).catch(() => undefined); // may not exist
  for (const name of OURS) await remove(path.join(dataDir, name));
  for (const folder of [going, passwordFolder(place), unfinishedFolder(place)])
    await remove(folder);
  if (moved) await remove(path.dirname(pgData));
  await lock.release();
  if ((await readdir(dataDir)).length === 0) await remove(dataDir);
}

const remove = (target: string) => rm(target, { recursive: true, force: true });
