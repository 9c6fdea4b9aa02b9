import { createHash } from 'node:crypto';
import { chmod, chown, cp, lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { canReach, postgresUser, type OsUser } from './os-user.ts';
import { StartError } from './options.ts';
import { postgresPrograms } from './programs.ts';

/** Folders of PostgreSQL's programs and data. */
export interface Place {
  /** The package's `native` folder: bin/, lib/, share/. */
  native: string;
  pgData: string;
  /** A user-facing line if a folder had to be moved, else null. */
  moved: string | null;
}

/** The folders for a data folder on this machine. @throws StartError if PostgreSQL is not installed. */
export async function placeOf(dataDir: string): Promise<Place> {
  return choosePlace(await postgresPrograms(), dataDir, postgresUser());
}

/**
 * Chooses folders that PostgreSQL's user can enter: normally within the checkout; if root starts a clone
 * below a private home, below the system's temp folder.
 */
export async function choosePlace(
  native: string,
  dataDir: string,
  user: OsUser | null,
): Promise<Place> {
  const pgData = path.join(path.resolve(dataDir), 'postgres');
  if (!user) return { native, pgData, moved: null };
  const [nativeOk, dataOk] = await Promise.all([canReach(native, user), canReach(dataDir, user)]);
  if (nativeOk && dataOk) return { native, pgData, moved: null };

  const base = await ownFolder(path.join(os.tmpdir(), `mandap-${process.getuid?.() ?? 0}`));
  const place: Place = {
    native: nativeOk ? native : await copyPrograms(native, base),
    pgData: dataOk ? pgData : path.join(base, 'data', hashOf(path.resolve(dataDir)), 'postgres'),
    moved: `Other users cannot enter this folder, so PostgreSQL works in ${base} instead.`,
  };
  return place;
}

/** A folder below /tmp; fails if another user created it, who could have put programs into it. */
async function ownFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const info = await lstat(folder);
  const foreign =
    !info.isDirectory() || info.uid !== process.getuid?.() || (info.mode & 0o022) !== 0;
  if (foreign)
    throw new StartError(`${folder} belongs to someone else: remove it and start again.`);
  return folder;
}

async function copyPrograms(native: string, base: string): Promise<string> {
  const manifest = await readFile(path.join(native, '../package.json'), 'utf8');
  const copy = path.join(base, 'programs', hashOf(manifest));
  const complete = path.join(copy, '.complete');
  if (await lstat(complete).catch(() => null)) return path.join(copy, 'native');
  await rm(copy, { recursive: true, force: true });
  await cp(native, path.join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
  await writeFile(complete, '');
  return path.join(copy, 'native');
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Creates the data folder: private, with parents that PostgreSQL's user can enter. */
export async function makeDataFolder(pgData: string, user: OsUser | null): Promise<void> {
  await mkdir(path.dirname(pgData), { recursive: true, mode: 0o755 });
  await mkdir(pgData, { recursive: true, mode: 0o700 });
  if (!user) return;
  await chmod(pgData, 0o700);
  await chown(pgData, user.uid, user.gid);
}
