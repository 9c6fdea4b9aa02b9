import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createWebHandler } from '../../scripts/web/createWebHandler.ts';
import type { WebHandler } from '../../supabase/local/options.ts';
import { hydrated, test as base } from './fixtures.ts';
import { distDir } from './site.ts';

/** Changes of a site while a page of it is open. */
export type ChangingSite = {
  /** The server is down: connections break off. */
  down: boolean;
  /** Another number is another service worker: the same code, with a line more. */
  version: number;
  /** Files that a deployment has removed. */
  gone: RegExp | undefined;
  /** Paths of the site's files that pages and the service worker requested. */
  requested: string[];
};

function changing(site: ChangingSite): WebHandler {
  const built = createWebHandler(distDir);
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    site.requested.push(pathname);
    if (site.down) {
      request.socket.destroy();
      return;
    }
    if (site.gone?.test(pathname)) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    if (pathname === '/sw.js' && site.version > 1) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      response.end(`${readFileSync(join(distDir, 'sw.js'), 'utf8')}\n// ${site.version}`);
      return;
    }
    built(request, response);
  };
}

/** The site can change, and service workers are allowed. */
export const test = base.extend<{ site: ChangingSite }, { changes: ChangingSite }>({
  changes: [
    async ({}, provide) => provide({ down: false, version: 1, gone: undefined, requested: [] }),
    { scope: 'worker' },
  ],
  web: [async ({ changes }, provide) => provide(changing(changes)), { scope: 'worker' }],
  // Reset for every test.
  site: [
    async ({ changes }, provide) => {
      Object.assign(changes, { down: false, version: 1, gone: undefined, requested: [] });
      await provide(changes);
    },
    { auto: true },
  ],
  serviceWorkers: 'allow',
});

/**
 * Opens a page that its service worker controls and that has checked for a new version: another check during that one
 * would get its answer.
 */
export async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}
