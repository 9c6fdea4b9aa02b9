import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { prepareDatabase, systemOf } from './database-folder.ts';
import type { Lock } from './lock.ts';
import { StartError } from './options.ts';
import { postgresUser } from './os-user.ts';
import { makeDataFolder, type Place } from './place.ts';
import { freePort, identityOf, nameProcess, pause, stopProcess } from './processes.ts';
import { programPath } from './programs.ts';

export interface Postgres {
  /** Connection string of the superuser `postgres`; the server listens on 127.0.0.1 only. */
  url: string;
  pid: number;
  /** Resolves if the server ends unexpectedly. */
  crashed: Promise<string>;
  stop: () => Promise<void>;
}

export interface PostgresOptions {
  place: Place;
  /** Password of the superuser; URL-safe. */
  password: string;
  fsync: boolean;
  lock: Lock;
}

/** Connection string of the superuser for a local server. */
export function databaseAddress(port: number | string, password: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/**
 * Starts PostgreSQL 17 from npm on a random port; creates its data folder first.
 * @throws StartError with a remedy and PostgreSQL's last output.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { place, password, fsync, lock } = options;
  const user = postgresUser();
  await stopLeftover(place.pgData);
  await prepareDatabase(options, user);
  await makeDataFolder(place.pgData, user);
  const port = await freePort();
  const child = spawn(
    programPath(place.native, 'postgres'),
    serverArguments(place.pgData, port, fsync),
    // A separate process group: Ctrl-C in the terminal must not stop it before we are done with it.
    { ...systemOf(place.pgData, user), detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (child.pid) await lock.addChild(child.pid);
  await ready(child, place.pgData);
  const pid = child.pid ?? 0;
  let stopping = false;
  const crashed = new Promise<string>((resolve) => {
    child.on('exit', () => {
      if (!stopping)
        resolve('PostgreSQL ended unexpectedly: start again, nothing committed is lost.');
    });
  });
  return {
    url: databaseAddress(port, password),
    pid,
    crashed,
    async stop() {
      stopping = true;
      const name = nameProcess(pid);
      // SIGINT: PostgreSQL's fast shutdown. SIGQUIT: immediate, recovered on the next start.
      if (name) await stopProcess(name, ['SIGINT', 'SIGQUIT', 'SIGKILL']);
      await lock.removeChild(pid);
    },
  };
}

function serverArguments(pgData: string, port: number, fsync: boolean): string[] {
  const settings: Record<string, string | number> = {
    wal_level: 'logical', // realtime reads the WAL
    max_wal_senders: 4,
    max_replication_slots: 4,
    max_connections: 40,
    shared_buffers: '24MB',
    max_wal_size: '256MB',
    wal_buffers: '1MB',
    autovacuum_max_workers: 1,
    max_worker_processes: 2,
    max_parallel_workers: 0,
    jit: 'off', // compiling costs more than these queries take
    synchronous_commit: 'on', // a committed enquiry survives a killed process
    fsync: fsync ? 'on' : 'off',
    full_page_writes: fsync ? 'on' : 'off',
    log_min_messages: 'fatal', // clients get their errors; the log is for a failed start
    log_statement: 'none',
    timezone: 'UTC',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', pgData, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...flags];
}

/** Stops a server whose start was aborted before the lock recorded it, by its own pid file. */
async function stopLeftover(pgData: string): Promise<void> {
  const text = await readFile(path.join(pgData, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  const identity = pid ? identityOf(pid) : null;
  if (identity?.includes(pgData)) await stopProcess({ pid, identity }, ['SIGINT', 'SIGQUIT']);
}

type Child = ReturnType<typeof spawn>;

async function ready(child: Child, pgData: string): Promise<void> {
  let words = '';
  const end: { words?: string } = {};
  child.stderr?.on('data', (bytes: Buffer) => {
    words = `${words}${bytes.toString()}`.slice(-4000);
  });
  child.on('error', (error) => {
    end.words = error.message;
  });
  child.on('exit', (code) => {
    end.words ??= words.trim().split('\n').at(-1) ?? `exit code ${code}`;
  });
  // The 8th line of the pid file is "ready"; log output would depend on the log level.
  for (let waited = 0; waited < 60_000; waited += 10) {
    if (end.words !== undefined) {
      throw new StartError(`PostgreSQL did not start: ${end.words} (data: ${pgData})`);
    }
    const pidFile = await readFile(path.join(pgData, 'postmaster.pid'), 'utf8').catch(() => '');
    const lines = pidFile.split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
    await pause(10);
  }
  throw new StartError(`PostgreSQL did not get ready within a minute (data: ${pgData}).`);
}
