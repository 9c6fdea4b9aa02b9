import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const follow = new URL('follow.mjs', import.meta.url).href;

const running = new Set<ChildProcess>();
let isEnding = false;

/**
 * Ends the programs that run now, and with them (`follow.mjs`) those that they began: this process is about to end. Who
 * waits for one of them hears no more of it.
 */
export function endPrograms(): void {
  isEnding = true;
  // Not to be caught: one that compresses would only hear of it later.
  for (const child of running) child.kill('SIGKILL');
}
process.once('exit', endPrograms);

/**
 * Runs a Node program to its end. The heavy steps of a build are programs of their own: they use both cores, and
 * their memory is given back when they end; they end with the process that began them.
 * @param args arguments to node, such as `['scripts/pictures.ts']`; TypeScript is understood.
 * @returns what it printed.
 * @throws with what it printed last: its output if there is any, else the end of its error output, where libraries
 * also write warnings that are no reason.
 */
export async function runNode(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', follow, ...args], {
      cwd: root,
      env: { ...process.env, ...env, MANDAP_PARENT: String(process.pid) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let out = '';
    let error = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      if (isEnding) return;
      if (code === 0) resolve(out);
      else
        reject(
          new Error(
            out.trim() || error.trim().slice(-4000) || `${args.join(' ')} ended with ${code}`,
          ),
        );
    });
  });
}
