import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export type RunningSite = {
  url: string;
  readyMs: number;
  memoryMb: () => number;
  stop: () => Promise<void>;
};

const MOST_MS = 120_000;

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/** A process and all its descendants, from /proc. */
function family(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]));
    } catch {
      // It has ended in the meantime.
    }
  }
  const found = [pid];
  for (const each of found) {
    for (const [child, parent] of parents) if (parent === each) found.push(child);
  }
  return found;
}

/** Memory of a process family in MB as the kernel attributes it: shared pages count once (PSS). Linux only. */
function proportionalMb(pid: number): number {
  const kilobytes = family(pid).map((each) => {
    try {
      return Number(/^Pss:\s*(\d+)/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, 'utf8'))?.[1]);
    } catch {
      return 0;
    }
  });
  return Math.round(kilobytes.reduce((sum, value) => sum + value, 0) / 1024);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  await new Promise((resolve) => {
    child.once('exit', resolve);
  });
}

/**
 * Starts the site of a checkout as a user does and waits for its first page.
 * @returns its address, and the ms from the command to the first answered page.
 * @throws when it has not answered after two minutes.
 */
export async function startSite(
  root: string,
  port: number,
  env: Record<string, string>,
): Promise<RunningSite> {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - began > MOST_MS) {
      child.kill();
      throw new Error(`npm start in ${root} did not serve the site.`);
    }
    await wait(20);
  }
  return {
    url,
    readyMs: Math.round(performance.now() - began),
    memoryMb: () => proportionalMb(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}
