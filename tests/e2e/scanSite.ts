import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { headersFile } from '../../scripts/headers.ts';
import { buildTarget } from '../../scripts/web/browsers.ts';
import { contentType } from '../../scripts/web/contentType.ts';
import { headersFor, parseHeaders } from '../../scripts/web/hostRules.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** scanPage.tsx, built and served with the site's own headers. */
export type ScanSite = {
  url: string;
  /** Policy of the worker's file: its own, or that of the other files. */
  allowWasm: (isAllowed: boolean) => void;
  close: () => Promise<void>;
};

async function buildPage(outDir: string): Promise<void> {
  await writeFile(
    path.join(outDir, 'index.html'),
    `<!doctype html><html lang="en"><title>Scan</title><div id="root"></div><script type="module" src="${ROOT}tests/e2e/scanPage.tsx"></script>`,
  );
  await build({
    configFile: false,
    root: outDir,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: [{ find: '@', replacement: path.join(ROOT, 'src') }] },
    build: {
      outDir: path.join(outDir, 'dist'),
      assetsInlineLimit: 0,
      target: buildTarget,
      modulePreload: { polyfill: false },
    },
  });
}

export async function openScanSite(): Promise<ScanSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mandap-scan-'));
  await buildPage(folder);
  const site = { siteUrl: 'http://127.0.0.1', apiUrl: '', inline: { scripts: [], styles: [] } };
  const rules = parseHeaders(headersFile(site));
  let isAllowed = true;
  const server: Server = createServer((request, response) => {
    const asked = request.url ?? '/';
    const file = asked.startsWith('/assets/') ? asked : '/index.html';
    const isRefused = !isAllowed && file.includes('readWorker');
    const ruled = isRefused ? '/assets/other.js' : file;
    const headers = headersFor(rules, file === '/index.html' ? '/gate' : ruled);
    const answer = async () => {
      const body = await readFile(path.join(folder, 'dist', file));
      for (const [name, value] of headers) response.setHeader(name, value);
      response.setHeader('Content-Type', contentType(file));
      response.setHeader('Cache-Control', 'no-store');
      response.end(body);
    };
    answer().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${address.port}/gate`,
    allowWasm: (next) => {
      isAllowed = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await rm(folder, { recursive: true });
    },
  };
}
