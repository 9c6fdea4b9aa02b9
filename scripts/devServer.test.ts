// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

let root: string;
let vite: ViteDevServer;
let server: Server;
let url: string;

/** A checkout with the project's Vite config and a secret in each place that may hold one. */
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mandap-dev-'));
  for (const file of ['.data/credentials.json', 'elsewhere/mail/1.json', '.env', 'open.json']) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), '{"key":"planted"}');
  }
  vite = await createServer({
    root,
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    cacheDir: path.join(root, 'cache'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: {
      middlewareMode: true,
      ws: false,
      fs: { deny: [path.join(root, 'elsewhere', '**')] }, // as scripts/dev.ts does for another data folder
    },
  });
  server = createHttpServer((request, response) => vite.middlewares(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  await vite.close();
  server.close();
  await rm(root, { recursive: true });
});

const read = async (address: string) => (await fetch(url + address)).text();

it('the development server serves no keys and mails of the backend', async () => {
  expect(await read('/open.json')).toContain('planted'); // it would be seen
  for (const file of ['.data/credentials.json', 'elsewhere/mail/1.json', '.env']) {
    for (const address of [
      `/${file}`,
      `/${file}?raw`,
      `/${file}?import&raw`,
      `/@fs${root}/${file}`,
    ]) {
      const text = await read(address);
      expect([address, text.includes('planted')]).toEqual([address, false]);
    }
  }
});
