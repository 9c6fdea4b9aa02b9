import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const follow = new URL('follow.mjs', import.meta.url).href;

const running = new Set<ChildProcess>();
let isEnding = false;

/**
 * Kills the running programs, and with them (`follow.mjs`) their children, before this process exits. Promises of their
 * results never settle.
 */
export function endPrograms(): void {
  isEnding = true;
  // SIGKILL, as a program busy with compression would handle a signal too late.
  for (const child of running) child.kill('SIGKILL');
}
process.once('exit', endPrograms);

/**
 * Runs a Node program to its end. The heavy steps of a build are programs of their own: they use both cores, and their
 * memory is freed at the end; they end with the process that started them.
 * @param args arguments to node, such as `['scripts/pictures.ts']`; TypeScript is supported.
 * @returns its output.
 * @throws with its last output, else the end of its error output, where libraries also write mere warnings.
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
