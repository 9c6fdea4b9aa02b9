import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { pageFile } from '../prerender.ts';
import { inlineScriptBytes, logTransfers, transferSize, type Transfer } from './transfers.ts';

/** What a page fetches by itself; bytes are gzip. */
export type Weights = {
  path: string;
  /** Script in files of its own and inside the HTML. */
  script: number;
  scriptRequests: number;
  /** The part of `script` that is inside the HTML: the start script. */
  inline: number;
  css: number;
  fonts: number;
  fontFiles: number;
  html: number;
  /** The HTML as a host sends it that packs with brotli. */
  document: number;
  /** Layout shifts, all together, without our fonts: this machine's own ones may be as wide as none of a phone. */
  shift: number;
  hero: number;
  total: number;
  requests: number;
  /** Addresses on hosts that are neither the site nor its backend, which is the same host here. */
  foreign: string[];
  /** Script files that came although the visitor saves data. */
  scriptWithSaveData: string[];
};

/** What comes in 10 s without a touch counts; they begin with the load event, as a busy machine loads late. */
const UNTOUCHED_MS = 10_000;

/** Sets `navigator.connection.saveData` and the `Save-Data` header. */
async function saveData(page: Page): Promise<void> {
  // The override alone leaves the header out of the request for the page itself.
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

/** All layout shifts of a page so far. */
export async function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        // The buffered ones are reported in a task of their own.
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

type Place = { origin: string; dist: string; path: string };

async function visit(
  browser: Browser,
  { origin, dist, path }: Place,
  savesData: boolean,
): Promise<{ transfers: Transfer[]; html: string; hero: string; shift: number }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    if (savesData) await saveData(page);
    const log = logTransfers(context, page, dist);
    const began = performance.now();
    const response = await page.goto(origin + path);
    const loadMs = performance.now() - began;
    await wait(UNTOUCHED_MS);
    const transfers = await log.within(UNTOUCHED_MS + loadMs);
    const hero = await page.evaluate(
      () => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc ?? '',
    );
    return { transfers, html: (await response?.text()) ?? '', hero, shift: await shiftsOf(page) };
  } finally {
    await context.close();
  }
}

const sum = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Bytes and requests of one address on a phone's first visit without a touch.
 * @param place the site's origin, the folder of its build and the page's path.
 */
export async function measurePage(browser: Browser, place: Place): Promise<Weights> {
  const [{ transfers, html, hero }, saving] = await Promise.all([
    visit(browser, place, false),
    visit(browser, place, true),
  ]);
  const of = (kind: Transfer['kind']) => transfers.filter((transfer) => transfer.kind === kind);
  const { host } = new URL(place.origin);
  const inline = inlineScriptBytes(html);
  return {
    path: place.path,
    script: sum(of('script')) + inline,
    scriptRequests: of('script').length,
    inline,
    css: sum(of('stylesheet')),
    fonts: sum(of('font')),
    fontFiles: of('font').length,
    html: sum(of('document')),
    document: statSync(`${pageFile(place.dist, place.path)}.br`).size,
    // With Save-Data no font comes.
    shift: saving.shift,
    hero: hero ? transferSize(join(place.dist, new URL(hero).pathname)) : 0,
    total: sum(transfers),
    requests: transfers.length,
    foreign: transfers.filter(({ url }) => url.host !== host).map(({ url }) => url.href),
    scriptWithSaveData: saving.transfers
      .filter(({ kind }) => kind === 'script')
      .map(({ url }) => url.pathname),
  };
}
