import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a Node program to its end. The heavy steps of a build are programs of their own: they use both cores, and
 * their memory is given back when they end.
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
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Who is stopped half-way takes its programs along.
    const end = () => child.kill();
    process.once('exit', end);
    let out = '';
    let error = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
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
