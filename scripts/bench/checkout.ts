import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const parts = [
  'src',
  'public',
  'scripts',
  'supabase',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Runs `work` in a copy of the checkout with the installed packages and empty caches. */
export async function withFreshCheckout<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mandap-bench-'));
  try {
    await Promise.all(parts.map(async (part) => cp(part, join(folder, part), { recursive: true })));
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** An unused port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const address = server.address();
  await new Promise((closed) => {
    server.close(closed);
  });
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
