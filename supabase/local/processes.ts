import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import net from 'node:net';

/**
 * A text that only this very process has (start time and command line), or null if no process has
 * that id. Ids are reused, so an id alone must never be enough to stop something.
 */
export function identityOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // state, the 1st field after the name; a zombie has ended, its parent has just not noticed yet
      if (fields[0] === 'Z') return null;
      return `${fields[19]} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`;
    }
    const [command, args] =
      process.platform === 'win32'
        ? ['powershell', ['-NoProfile', '-Command', windowsQuery(pid)]]
        : ['ps', ['-o', 'lstart=,command=', '-p', String(pid)]];
    return execFileSync(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}

const windowsQuery = (pid: number) =>
  `$p = Get-CimInstance Win32_Process -Filter "ProcessId=${pid}"; "$($p.CreationDate) $($p.CommandLine)"`;

export interface ProcessName {
  pid: number;
  identity: string;
}

/** Names a running process for the lock file; null when it has already ended. */
export function nameProcess(pid: number): ProcessName | null {
  let identity = identityOf(pid);
  // Linux shows the command line a moment after it says that the program has begun.
  for (let tries = 0; tries < 500 && identity && /^\d+ $/.test(identity); tries++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    identity = identityOf(pid);
  }
  return identity ? { pid, identity } : null;
}

/** True while exactly the named process runs. */
export function isRunning({ pid, identity }: ProcessName): boolean {
  return identityOf(pid) === identity;
}

/** Stops the named process, politely first; does nothing if it has ended. Waits until it is gone. */
export async function stopProcess(name: ProcessName, signals: NodeJS.Signals[]): Promise<void> {
  for (const signal of signals) {
    if (!isRunning(name)) return;
    try {
      process.kill(name.pid, signal);
    } catch {
      return;
    }
    for (let tries = 0; tries < 100 && isRunning(name); tries++) await pause(50);
  }
}

/** Resolves after so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** A port nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
