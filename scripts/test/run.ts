import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** A part that takes longer hangs: three times the slowest part of a busy machine, ms. */
const PART_MS = 45 * 60_000;
/** What a part has to end by itself after a signal, ms. */
const LEAVE_MS = 8000;

const running = new Set<ChildProcess>();
let isEnding = false;

/** Signals a program and all that it started: each has a process group of its own. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // It has ended.
  }
}

async function end(child: ChildProcess, name: NodeJS.Signals): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const force = setTimeout(() => signal(child, 'SIGKILL'), LEAVE_MS);
  signal(child, name);
  await gone;
  clearTimeout(force);
}

/** Ends every running program with all that it started; no other one starts after it. */
export async function endAll(): Promise<void> {
  isEnding = true;
  await Promise.all([...running].map((child) => end(child, 'SIGINT')));
}

export type Output = 'shown' | 'kept';

/**
 * Runs a command of `node_modules/.bin` or the path.
 * @returns whether it succeeded, and its output unless that was shown.
 */
export async function run(
  [program = '', ...args]: readonly string[],
  { output, env }: { output: Output; env: NodeJS.ProcessEnv },
): Promise<{ ok: boolean; text: string }> {
  if (isEnding) return { ok: false, text: 'Not started: the run was stopped.' };
  const child = spawn(program, args, {
    stdio: output === 'shown' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    detached: process.platform !== 'win32',
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
      PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      ...env,
    },
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (printed: string) => (text += printed));
  const limit = setTimeout(() => {
    text += `\nStopped: ${path.basename(program)} has not ended in ${PART_MS / 60_000} minutes.`;
    void end(child, 'SIGTERM');
  }, PART_MS);
  return new Promise((resolve) => {
    const done = (ok: boolean, more = '') => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ ok, text: text + more });
    };
    child.on('error', (error) => done(false, error.message));
    child.on('close', (code) => done(code === 0));
  });
}
