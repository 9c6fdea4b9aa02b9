import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from './options.ts';
import type { OsUser } from './os-user.ts';
import { makeDataFolder, type Place } from './place.ts';
import type { PostgresOptions } from './postgres.ts';
import { programPath } from './programs.ts';

const run = promisify(execFile);

/** Whether PostgreSQL's data exists: the folder gets its final name once it is complete. */
export function hasDatabase({ pgData }: Pick<Place, 'pgData'>): boolean {
  return existsSync(path.join(pgData, 'PG_VERSION'));
}

/** The temporary folder of initdb; may be left behind by an aborted start. */
export const unfinishedFolder = ({ pgData }: Pick<Place, 'pgData'>): string => `${pgData}.new`;

/**
 * Creates PostgreSQL's data, or makes data of an older version require the password: 127.0.0.1 is open to every user of
 * this machine.
 * @param password password of the superuser; letters, digits, - and _ only.
 * @param fsync whether the data must survive a power cut.
 * @throws StartError with PostgreSQL's last output, or for an incomplete database.
 */
export async function prepareDatabase(
  { place, password, fsync, lock }: PostgresOptions,
  user: OsUser | null,
): Promise<void> {
  const { pgData } = place;
  if (!hasDatabase(place)) await makeDatabase({ place, password, fsync, lock }, user);
  // Data of an older version of this program, which created it in place.
  else if (!existsSync(path.join(pgData, 'global/pg_control')))
    throw new StartError(
      `The database in ${pgData} was never finished: begin anew with npm start -- --fresh.`,
    );
  else await requirePassword(place, user, password);
}

/** Spawn options for PostgreSQL's programs: its user, in a folder that the user may enter. */
export function systemOf(folder: string, user: OsUser | null) {
  return { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
}

/** The folder of the password file during initdb; may be left behind by an aborted start. */
export const passwordFolder = ({ pgData }: Pick<Place, 'pgData'>): string => `${pgData}.password`;

async function makeDatabase(
  { place, password, fsync, lock }: PostgresOptions,
  user: OsUser | null,
): Promise<void> {
  // A file, because other users can read a program's arguments; outside the data folder, which must be empty.
  const folder = passwordFolder(place);
  const file = path.join(folder, 'password');
  const unfinished = unfinishedFolder(place);
  for (const left of [folder, unfinished]) await rm(left, { recursive: true, force: true });
  await makeDataFolder(unfinished, user);
  await mkdir(folder, { mode: 0o700 });
  try {
    await writeFile(file, password, { mode: 0o600 });
    if (user) for (const target of [file, folder]) await chown(target, user.uid, user.gid);
    const making = run(
      programPath(place.native, 'initdb'),
      initdbArguments(unfinished, file, fsync),
      systemOf(unfinished, user),
    );
    const { pid = 0 } = making.child;
    // If this process is killed, the next start stops the child.
    await Promise.all([making, lock.addChild(pid)]);
    await lock.removeChild(pid);
    await makeRoom(place.pgData);
    await rename(unfinished, place.pgData);
  } catch (error) {
    throw new StartError(`PostgreSQL could not make its data folder: ${lastLine(error)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes an empty folder, which older versions of this program created; fails for any other. */
async function makeRoom(pgData: string): Promise<void> {
  if (existsSync(pgData)) await rmdir(pgData);
}

function initdbArguments(pgData: string, passwordFile: string, fsync: boolean): string[] {
  const given =
    `-D|${pgData}|-U|postgres|--auth=scram-sha-256|--pwfile=${passwordFile}|-E|UTF8|--locale-provider=icu|--icu-locale=en-US|--no-instructions`.split(
      '|',
    );
  return fsync ? given : [...given, '--no-sync'];
}

/**
 * Requires the password for data created with trust authentication. Writes pg_hba.conf last: aborted runs are repeated.
 */
async function requirePassword(place: Place, user: OsUser | null, password: string): Promise<void> {
  const file = path.join(place.pgData, 'pg_hba.conf');
  const rules = await readFile(file, 'utf8').catch(() => '');
  const closed = rules.replaceAll(/^((?:local|host)\w*\s.*\s)trust\b/gm, '$1scram-sha-256');
  if (closed === rules) return;
  // wal_level: a killed server leaves Realtime's replication slot, which requires this level on startup.
  const settings = ['exit_on_error=on', 'log_min_error_statement=panic', 'wal_level=logical'];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const single = ['--single', '-D', place.pgData, ...flags, 'postgres'];
  try {
    const setting = run(
      programPath(place.native, 'postgres'),
      single,
      systemOf(place.pgData, user),
    );
    setting.child.stdin?.end(`alter role postgres password '${password}'\n`);
    await setting;
  } catch (error) {
    throw new StartError(`The older database could not be given a password: ${lastLine(error)}`);
  }
  await writeFile(`${file}.new`, closed, { mode: 0o600, flush: true });
  if (user) await chown(`${file}.new`, user.uid, user.gid);
  await rename(`${file}.new`, file);
}

function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').at(-1) ?? text;
}
