import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from './options.ts';
import type { OsUser } from './os-user.ts';
import type { Place } from './place.ts';
import { programPath } from './programs.ts';

const run = promisify(execFile);

/** Whether PostgreSQL has already made its data in this place. */
export function hasDatabase({ pgData }: Pick<Place, 'pgData'>): boolean {
  return existsSync(path.join(pgData, 'PG_VERSION'));
}

/**
 * Makes PostgreSQL's data in its (existing) folder, or sees to it that older data asks for the password too: anybody on
 * this machine can reach 127.0.0.1.
 * @param password of the superuser; letters, digits, - and _ only.
 * @throws StartError with PostgreSQL's own last words.
 */
export async function prepareDatabase(
  place: Place,
  user: OsUser | null,
  password: string,
): Promise<void> {
  if (hasDatabase(place)) await requirePassword(place, user, password);
  else await makeDatabase(place, user, password);
}

/** How PostgreSQL's programs are run: as its user, in a folder that user may enter. */
export function systemOf({ pgData }: Pick<Place, 'pgData'>, user: OsUser | null) {
  return { ...user, cwd: pgData, env: { ...process.env, LC_ALL: 'C' } };
}

/** Where the password lies while the data is made; a start that was cut off may leave it. */
export const passwordFolder = ({ pgData }: Pick<Place, 'pgData'>): string => `${pgData}.password`;

async function makeDatabase(place: Place, user: OsUser | null, password: string): Promise<void> {
  // A file, as other users can read a program's arguments; the data folder itself must be empty.
  const folder = passwordFolder(place);
  const file = path.join(folder, 'password');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  try {
    await writeFile(file, password, { mode: 0o600 });
    if (user) for (const target of [file, folder]) await chown(target, user.uid, user.gid);
    const program = programPath(place.native, 'initdb');
    await run(program, initdbArguments(place.pgData, file), systemOf(place, user));
  } catch (error) {
    throw new StartError(`PostgreSQL could not make its data folder: ${lastLine(error)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const initdbArguments = (pgData: string, passwordFile: string) =>
  `-D|${pgData}|-U|postgres|--auth=scram-sha-256|--pwfile=${passwordFile}|-E|UTF8|--locale-provider=icu|--icu-locale=en-US|--no-sync|--no-instructions`.split(
    '|',
  );

/** Data made before there was a password trusts everybody on this machine: its rules change last, so a cut-off is repeated. */
async function requirePassword(place: Place, user: OsUser | null, password: string): Promise<void> {
  const file = path.join(place.pgData, 'pg_hba.conf');
  const rules = await readFile(file, 'utf8').catch(() => '');
  const closed = rules.replaceAll(/^((?:local|host)\w*\s.*\s)trust\b/gm, '$1scram-sha-256');
  if (closed === rules) return;
  // wal_level: a killed server leaves Realtime's replication slot, and PostgreSQL starts with one at this level only.
  const settings = ['exit_on_error=on', 'log_min_error_statement=panic', 'wal_level=logical'];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const single = ['--single', '-D', place.pgData, ...flags, 'postgres'];
  try {
    const setting = run(programPath(place.native, 'postgres'), single, systemOf(place, user));
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
