import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Serves a finished site's files in a process of their own, the backend's addresses never answered (fileServer.ts). */
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
