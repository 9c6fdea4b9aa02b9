import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import net from 'node:net';

/**
 * A string that identifies a process (start time and command line), or null if the pid is not running.
 * Pids are reused, so a pid alone must never suffice to stop a process.
 */
export function identityOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // state, the first field after the name; a zombie has ended but is not yet reaped
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

/** Identifies a running process for the lock file; null if it has ended. */
export function nameProcess(pid: number): ProcessName | null {
  let identity = identityOf(pid);
  // Linux shows the command line a moment after the process has started.
  for (let tries = 0; tries < 500 && identity && /^\d+ $/.test(identity); tries++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    identity = identityOf(pid);
  }
  return identity ? { pid, identity } : null;
}

/** Whether exactly the named process is running. */
export function isRunning({ pid, identity }: ProcessName): boolean {
  return identityOf(pid) === identity;
}

/** Stops the named process with each signal in turn, and waits for its end; does nothing if it has ended. */
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

/** Resolves after `ms`. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** A currently free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
