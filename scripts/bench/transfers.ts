import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { pageFile } from '../prerender.ts';

type Kind = 'script' | 'stylesheet' | 'font' | 'image' | 'document' | 'other';

/** A network request. `bytes` are gzip for files of the build, else as they arrived. */
export type Transfer = { kind: Kind; url: URL; bytes: number };

export type TransferLog = {
  /** Requests of the first `ms` since the log began, without those that a cache answered. */
  within: (ms: number) => Promise<Transfer[]>;
};

/** Longest wait for sizes: a busy browser reports some late, some never. */
const MOST_MS = 2000;

/** Size of a built file as a gzip host sends it; 0 where there is none. */
export function transferSize(file: string): number {
  const packed = statSync(`${file}.gz`, { throwIfNoEntry: false });
  return (packed ?? statSync(file, { throwIfNoEntry: false }))?.size ?? 0;
}

/** By the name first: the browser does not call a prefetched chunk a script. */
function kindOf(request: Request): Kind {
  const { pathname } = new URL(request.url());
  if (/\.m?js$/.test(pathname)) return 'script';
  if (pathname.endsWith('.css')) return 'stylesheet';
  const type = request.resourceType();
  return type === 'font' || type === 'image' || type === 'document' ? type : 'other';
}

/** Size of the file behind an address; 0 where the build has none, as for the backend's. */
function builtSize(dist: string, { pathname }: URL): number {
  return transferSize(/\.\w+$/.test(pathname) ? join(dist, pathname) : pageFile(dist, pathname));
}

/**
 * Records the network requests of a new browser context, its service worker's requests and the page's
 * websockets among them. Call before the page is opened.
 * @param dist the folder of the build that is being served.
 */
export function logTransfers(context: BrowserContext, page: Page, dist: string): TransferLog {
  const began = performance.now();
  const asked = new Map<Request, number>();
  const received = new Map<Request, number>();
  const sizes: Promise<unknown>[] = [];
  const sockets: { url: URL; at: number }[] = [];

  context.on('request', (request) => {
    if (/^https?:/.test(request.url())) asked.set(request, performance.now() - began);
  });
  context.on('requestfinished', (request) => {
    const size = request.sizes().then(
      ({ responseBodySize }) => received.set(request, responseBodySize),
      () => undefined, // the page was closed
    );
    sizes.push(size);
  });
  page.on('websocket', (socket) => {
    sockets.push({ url: new URL(socket.url()), at: performance.now() - began });
  });

  const transferOf = (request: Request): Transfer[] => {
    const response = request.existingResponse();
    if (response?.fromServiceWorker()) return [];
    const url = new URL(request.url());
    const kind = kindOf(request);
    const built = response ? builtSize(dist, url) : 0;
    // Playwright reports no size for some of a service worker's requests. Files that the page has fetched just
    // before come from the browser's cache; the page itself does not.
    const isCopy = request.serviceWorker() !== null && /\.\w+$/.test(url.pathname);
    const bytes = received.get(request) ?? (isCopy ? -1 : built);
    // Playwright takes the headers' size off what came over the network: below zero, nothing did, the browser had it.
    if (bytes < 0) return [];
    return [{ kind, url, bytes: bytes > 0 ? built || bytes : 0 }];
  };

  return {
    async within(ms) {
      await Promise.race([Promise.all(sizes), wait(MOST_MS)]);
      const requests = [...asked].filter(([, at]) => at <= ms).map(([request]) => request);
      const opened = sockets.filter(({ at }) => at <= ms);
      return [
        ...requests.flatMap(transferOf),
        ...opened.map(({ url }): Transfer => ({ kind: 'other', url, bytes: 0 })),
      ];
    },
  };
}

/** What scripts inside the page's HTML weigh, each packed by gzip on its own. */
export function inlineScriptBytes(html: string): number {
  const scripts = html.matchAll(/<script\b(?![^>]*\bsrc=)([^>]*)>([^]*?)<\/script>/g);
  return [...scripts]
    .filter(([, attributes = '']) => !/type="(?!module|text\/javascript)/.test(attributes))
    .reduce((sum, [, , text = '']) => sum + gzipSync(text, { level: 9 }).byteLength, 0);
}
