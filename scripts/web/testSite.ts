import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { headersFile } from '../headers.ts';
import { createWebHandler } from './createWebHandler.ts';
import { precompress } from './precompress.ts';

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type TestSite = {
  /** The served folder. */
  dist: string;
  /** Requests a raw path, which fetch would normalize. */
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Reply>;
  stop: () => Promise<void>;
};

const page = (text: string) => `<!doctype html><title>${text}</title><p>${text.repeat(100)}</p>`;

/** Writes a small finished site. */
export async function writeSite(dist: string): Promise<void> {
  const files: Record<string, string | Buffer> = {
    'index.html': page('Home'),
    'about.html': page('About'),
    'services.html': page('Services'),
    'services/wedding.html': page('Weddings'),
    'portfolio/known.html': page('A known album'),
    'shell.html': page('Shell'),
    '404.html': page('Page Not Found'),
    'assets/main-abc.js': `export const words = '${'marigold '.repeat(100)}';`,
    'assets/readWorker-abc.js': 'self.close();',
    'pictures/haldi.jpg': Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256)),
    '.vite/manifest.json': '{}',
    _headers: headersFile({
      siteUrl: 'https://mandap.example',
      apiUrl: 'https://abc.supabase.co',
      inline: { scripts: [], styles: [] },
    }),
    _redirects: await readFile(new URL('../../public/_redirects', import.meta.url)),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  await precompress(dist);
}

/** Serves a small finished site on a free port, with a secret file next to its folder. */
export async function startTestSite(): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'mandap-site-'));
  await writeFile(join(folder, 'secret.txt'), 'not for visitors');
  const dist = join(folder, 'dist');
  await writeSite(dist);
  const server = createServer(createWebHandler(dist));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The test site has no port.');

  return {
    dist,
    get: async (path, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port: address.port, path, headers, method }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            const { statusCode: status = 0, headers: received } = response;
            resolve({ status, headers: received, body: Buffer.concat(parts) });
          });
        })
          .on('error', reject)
          .end();
      }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await rm(folder, { recursive: true });
    },
  };
}
