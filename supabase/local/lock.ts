import { createHash, randomUUID } from 'node:crypto';
import {
  access,
  constants,
  link,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from './http.ts';
import { isRunning, nameProcess, pause, stopProcess, type ProcessName } from './processes.ts';
import { StartError } from './options.ts';

interface LockFile {
  owner: ProcessName;
  url: string;
  children: ProcessName[];
}

export interface Lock {
  /** Address shown when a second server starts on the same data. */
  setUrl: (url: string) => Promise<void>;
  /** Records a child process, so that the next start can stop it if this process is killed. */
  addChild: (pid: number) => Promise<void>;
  removeChild: (pid: number) => Promise<void>;
  release: () => Promise<void>;
}

/**
 * Locks the data folder for this process. First stops the recorded children of a killed server, and no other process.
 * @throws StartError if a live server uses the folder.
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

/** Like takeLock, but waits for a live owner. @throws StartError after `patienceMs`. */
export async function waitForLock(folder: string, patienceMs: number): Promise<Lock> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await takeLock(folder);
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(50);
    }
  }
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
  // Written before it is linked: an empty lock would count as stale.
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, JSON.stringify(held));
  try {
    for (let tries = 0; tries < 5; tries++) {
      try {
        await link(own, file);
        return;
      } catch (error) {
        if (!isRecord(error) || error['code'] !== 'EEXIST') throw error;
      }
      await clearStale(file, own);
    }
  } finally {
    await rm(own, { force: true });
  }
  throw new StartError(`Two servers are starting on ${path.dirname(file)} at once: try again.`);
}

/**
 * Removes a dead server's lock, after its children. Of several servers that find the same lock only the first to link
 * it may do so: a later one could remove the first one's new lock.
 */
async function clearStale(file: string, own: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const left = parseLock(text);
  if (left && isRunning(left.owner)) throw new StartError(inUse(file, left));
  const claim = `${file}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  if (!(await claimed(file, claim, own))) return;
  try {
    if ((await readFile(claim, 'utf8')) !== text) return;
    for (const child of left?.children ?? []) await stopProcess(child, ['SIGINT', 'SIGKILL']);
    await rm(file, { force: true });
  } finally {
    await rm(claim, { force: true });
  }
}

/** Ms after which a claim counts as abandoned: stopping the children takes a few seconds. */
const CLAIM_ENDS = 60_000;

async function claimed(file: string, claim: string, own: string): Promise<boolean> {
  // By the file system's clock, which may be another than ours: our own file is new.
  const now = (await stat(own)).ctimeMs;
  const made = await stat(claim).then(
    ({ ctimeMs }) => ctimeMs,
    () => now,
  );
  if (now - made > CLAIM_ENDS) await rm(claim, { force: true });
  return link(file, claim).then(
    () => true,
    () => false,
  );
}

function inUse(file: string, { owner, url }: LockFile): string {
  const where = url ? ` at ${url}` : '';
  return `Already running on ${path.dirname(file)}${where} (process ${owner.pid}). Stop it, or set MANDAP_DATA_DIR to another folder.`;
}

/** Parses the lock file; null if damaged, which then names no process. */
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
