import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

type RunningSite = { url: string; stop: () => Promise<void> };

/** A first start makes the database and builds the site. */
const MOST_MS = 300_000;

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/**
 * Runs `npm start` in a checkout and waits for the first page.
 * @throws when it has not answered after five minutes.
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
    await wait(100);
  }
  return {
    url,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
