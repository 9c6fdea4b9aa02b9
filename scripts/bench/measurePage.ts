import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Request } from '@playwright/test';
import { pageFile } from '../prerender.ts';

export type Weights = {
  path: string;
  script: number;
  afterIdle: number;
  css: number;
  fonts: number;
  fontFiles: number;
  html: number;
  hero: number;
  total: number;
  requests: number;
  /** Requests before idle that go to anybody but the site's own files. */
  foreign: string[];
};

type Kind = 'script' | 'stylesheet' | 'font' | 'image' | 'document' | 'other';
type Transfer = { kind: Kind; path: string; bytes: number };

/** Size of a built file as a gzip host sends it. */
export function transferSize(file: string): number {
  const packed = statSync(`${file}.gz`, { throwIfNoEntry: false });
  return (packed ?? statSync(file, { throwIfNoEntry: false }))?.size ?? 0;
}

function kindOf(request: Request): Kind {
  const type = request.resourceType();
  return type === 'script' ||
    type === 'stylesheet' ||
    type === 'font' ||
    type === 'image' ||
    type === 'document'
    ? type
    : 'other';
}

function transferOf(request: Request, dist: string): Transfer {
  const { pathname } = new URL(request.url());
  const kind = kindOf(request);
  const file = kind === 'document' ? pageFile(dist, pathname) : join(dist, pathname);
  return { kind, path: pathname, bytes: transferSize(file) };
}

/** Opens a page as a phone does and collects what it fetches. With `saveData` nothing is fetched after idle. */
async function visit(
  browser: Browser,
  url: string,
  saveData: boolean,
): Promise<{ requests: Request[]; hero: string | null }> {
  const page: Page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  if (saveData) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  }
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // Saving data, nothing follows; else the live layer comes when the browser is idle.
  await page.waitForLoadState('networkidle');
  const hero = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc ?? null,
  );
  await page.close();
  return { requests, hero };
}

const sum = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);

/**
 * What one address weighs on a phone's first visit, by the files of the build.
 * @param origin where the build is being served.
 * @param dist the build's folder.
 */
export async function measurePage(
  browser: Browser,
  { origin, dist, path }: { origin: string; dist: string; path: string },
): Promise<Weights> {
  const first = await visit(browser, origin + path, true);
  const later = await visit(browser, origin + path, false);
  const own = first.requests.filter((request) => new URL(request.url()).origin === origin);
  const transfers = own.map((request) => transferOf(request, dist));
  const of = (kind: Kind) => transfers.filter((transfer) => transfer.kind === kind);
  const known = new Set(of('script').map((script) => script.path));
  const added = later.requests
    .map((request) => transferOf(request, dist))
    .filter((transfer) => transfer.kind === 'script' && !known.has(transfer.path));
  return {
    path,
    script: sum(of('script')),
    afterIdle: sum(added),
    css: sum(of('stylesheet')),
    fonts: sum(of('font')),
    fontFiles: of('font').length,
    html: sum(of('document')),
    hero: first.hero ? transferSize(join(dist, new URL(first.hero).pathname)) : 0,
    total: sum(transfers),
    requests: transfers.length,
    foreign: first.requests
      .map((request) => request.url())
      .filter(
        (url) =>
          !url.startsWith(origin) || /\/(?:rest|auth|storage|realtime|functions)\/v1\//.test(url),
      ),
  };
}
