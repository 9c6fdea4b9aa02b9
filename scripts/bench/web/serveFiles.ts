import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Serves the files of a finished site from a process of their own. */
export async function serveFiles(folder: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/bench/fileServer.ts', folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [port]: unknown[] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error(`The files of ${folder} could not be served.`);
    }),
  ]);
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => void child.kill() };
}
