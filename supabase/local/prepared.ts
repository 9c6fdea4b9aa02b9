import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { waitForLock } from './lock.ts';
import type { StackOptions } from './options.ts';
import { startStack } from './stack.ts';

const run = promisify(execFile);
const checkout = path.join(import.meta.dirname, '../..');

/** Cached data folders, named by the hash of their sources. */
const cache = path.join(checkout, 'node_modules/.cache/mandap/data');
/** Age at which a cached folder is deleted: its migrations or day are outdated. */
const KEPT_MS = 86_400_000;
/** Maximum wait for another process that creates the same folder. */
const PATIENCE_MS = 120_000;

/** The options that determine a data folder's content, besides files. */
type Content = Pick<StackOptions, 'root' | 'seed' | 'demo'>;

/** The current date in Asia/Kolkata: the demo's dates are relative to it. */
export function businessDay(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
}

/**
 * The data folder of a migrated, seeded and stopped database, created once per content of migrations, seeds and the
 * embedded backend, by the first process that needs it. To be copied, not started.
 * MANDAP_DAY (YYYY-MM-DD) in the environment overrides today: a run over midnight keeps one content.
 * @throws StartError as `startStack` does, for a broken migration for example.
 */
export async function preparedFolder(content: Content): Promise<string> {
  const folder = path.join(cache, await hashOf(content));
  await mkdir(cache, { recursive: true });
  while (!existsSync(folder)) await makeOnce(folder, content);
  return folder;
}

/** Copies the prepared folder into an empty data folder. @throws StartError as `preparedFolder` does. */
export async function copyPrepared(dataDir: string, content: Content): Promise<void> {
  await copyFolder(await preparedFolder(content), dataDir);
}

async function makeOnce(folder: string, content: Content): Promise<void> {
  const lock = await waitForLock(`${folder}.lock`, PATIENCE_MS);
  try {
    if (!existsSync(folder)) await make(folder, content);
  } finally {
    await lock.release();
  }
}

async function make(folder: string, content: Content): Promise<void> {
  await removeOld();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mandap-prepared-'));
  await chmod(dataDir, 0o755); // PostgreSQL's user must be able to enter when tests run as root
  try {
    const stack = await startStack({
      ...content,
      dataDir,
      fsync: false,
      quiet: true,
      outboxEvery: 0,
    });
    await stack.stop();
    await rm(`${folder}.new`, { recursive: true, force: true });
    await copyFolder(dataDir, `${folder}.new`);
    await rename(`${folder}.new`, folder);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(cache)) {
    const info = await stat(path.join(cache, name)).catch(() => null);
    if (info && Date.now() - info.ctimeMs > KEPT_MS)
      await rm(path.join(cache, name), { recursive: true, force: true });
  }
}

/** Preserves file ownership, unlike Node's own copy, and clones blocks where the file system supports it. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await run('cp', ['-a', ...(existsSync(to) ? [`${from}/.`] : [from]), to]);
}

async function hashOf({ root = checkout, seed = true, demo = false }: Content): Promise<string> {
  const day = process.env['MANDAP_DAY'] ?? businessDay();
  // A faked clock (`test:deep -- clocks`): its demo has times that are in the future for others.
  const clock = process.env['FAKETIME'];
  const hash = createHash('sha256').update(
    JSON.stringify([seed, demo, day, clock, process.getuid?.()]),
  );
  const own = (await filesIn(import.meta.dirname)).filter((file) => !file.endsWith('.test.ts'));
  const files = [
    path.join(checkout, 'package-lock.json'),
    path.join(checkout, 'src/content/site.ts'),
    ...own,
    ...(await filesIn(path.join(root, 'supabase/migrations'))),
    ...['seed.sql', 'demo.sql'].map((name) => path.join(root, 'supabase', name)),
  ];
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => null);
    hash.update(JSON.stringify([path.basename(file), text]));
  }
  return hash.digest('hex').slice(0, 32);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return names.toSorted().map((name) => path.join(folder, name));
}
