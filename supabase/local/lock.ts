import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from './http.ts';
import { isRunning, nameProcess, stopProcess, type ProcessName } from './processes.ts';
import { StartError } from './options.ts';

interface LockFile {
  owner: ProcessName;
  url: string;
  children: ProcessName[];
}

export interface Lock {
  /** Address shown to whoever starts a second server on the same data. */
  setUrl: (url: string) => Promise<void>;
  /** Notes a child process, so that the next start can stop it should this one be killed. */
  addChild: (pid: number) => Promise<void>;
  removeChild: (pid: number) => Promise<void>;
  release: () => Promise<void>;
}

/**
 * Takes the data folder for this process. Children left behind by a killed server are stopped first,
 * and only those the lock names.
 * @throws StartError when a live server uses the folder.
 */
export async function takeLock(dataDir: string): Promise<Lock> {
  await makeFolder(dataDir);
  const file = path.join(dataDir, 'lock.json');
  const owner = nameProcess(process.pid);
  if (!owner) throw new StartError('Cannot read the process list of this machine.');
  const held: LockFile = { owner, url: '', children: [] };
  await acquire(file, held);

  let writing = Promise.resolve();
  const write = async () => {
    await writeFile(`${file}.new`, JSON.stringify(held));
    await rename(`${file}.new`, file);
  };
  const save = () => {
    writing = writing.then(write);
    return writing;
  };
  return {
    setUrl(url) {
      held.url = url;
      return save();
    },
    addChild(pid) {
      const child = nameProcess(pid);
      if (child) held.children.push(child);
      return save();
    },
    removeChild(pid) {
      held.children = held.children.filter((child) => child.pid !== pid);
      return save();
    },
    async release() {
      await writing.catch(() => undefined);
      await rm(file, { force: true });
    },
  };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `Cannot write to ${folder} (${why}). Set MANDAP_DATA_DIR to another folder.`,
    );
  }
}

async function acquire(file: string, held: LockFile): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    try {
      await writeFile(file, JSON.stringify(held), { flag: 'wx' });
      return;
    } catch (error) {
      if (!isRecord(error) || error['code'] !== 'EEXIST') throw error;
    }
    await clearStale(file);
  }
  throw new StartError(`Two servers are starting on ${path.dirname(file)} at once: try again.`);
}

async function clearStale(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const left = parseLock(text);
  if (left && isRunning(left.owner)) throw new StartError(inUse(file, left));
  // Moved aside first: of two servers that find the same stale lock only one gets it.
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  for (const child of left?.children ?? []) await stopProcess(child, ['SIGINT', 'SIGKILL']);
  await rm(aside, { force: true });
}

function inUse(file: string, { owner, url }: LockFile): string {
  const where = url ? ` at ${url}` : '';
  return `Already running on ${path.dirname(file)}${where} (process ${owner.pid}). Stop it, or set MANDAP_DATA_DIR to another folder.`;
}

/** The lock file's content, or null if it is damaged (then it names nobody). */
export function parseLock(text: string): LockFile | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !isName(value['owner']) || !Array.isArray(value['children']))
      return null;
    const url = typeof value['url'] === 'string' ? value['url'] : '';
    return { owner: value['owner'], url, children: value['children'].filter(isName) };
  } catch {
    return null;
  }
}

function isName(value: unknown): value is ProcessName {
  return (
    isRecord(value) && typeof value['pid'] === 'number' && typeof value['identity'] === 'string'
  );
}
