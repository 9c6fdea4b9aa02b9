/// <reference lib="webworker" />
/**
 * The service worker. Its precache is only what the offline page needs (at most 25 kB, see
 * scripts/web/serviceWorker.ts); everything else is cached when visited. Requests with credentials, writes, the API and
 * the admin area pass through.
 */
import { CacheableResponse } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type StrategyOptions,
} from 'workbox-strategies';
import {
  cacheNames,
  cacheOf,
  fitsAddress,
  isAdminArea,
  isReadablePage,
  isSkipWaiting,
  isVisitedMessage,
  OFFLINE_PATH,
  type VisitedMessage,
} from '@/features/pwa/data/contract.ts';
import {
  isVisitLeft,
  type TabMessage,
  VISIT_CHANNEL,
  type VisitLeft,
} from '@/shared/data/visitTabs.ts';
import { parseUrl } from '@/shared/lib/safeLink.ts';

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number];

declare const self: ServiceWorkerGlobalScope & { precacheList: (PrecacheEntry | string)[] };

const DAY_SECONDS = 86_400;
/** Timeout after which a visited page comes from the cache, s; the late response still updates it. */
const NETWORK_TIMEOUT_SECONDS = 3;

// An API on another origin: only its public pictures are cached.
const apiOrigin = new URL(import.meta.env.VITE_SUPABASE_URL || '/', self.location.origin).origin;

const success = new CacheableResponse({ statuses: [200] });

/** Whether a response is what its address promises; only then is it cached or served from a cache. */
function isSound(url: string, response: Response | undefined): boolean {
  if (!response || !success.isResponseCacheable(response)) return false;
  const pathname = parseUrl(url, self.location.origin)?.pathname ?? '';
  // Browsers reject redirected responses to navigations.
  return !response.redirected && fitsAddress(pathname, response.headers.get('content-type'));
}

const sound: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isSound(request.url, response) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    isSound(request.url, cachedResponse) ? cachedResponse : null,
};

/** The precached response for an address. */
async function installed(url: string): Promise<Response | undefined> {
  const response = await matchPrecache(url);
  return isSound(url, response) ? response : undefined;
}

/** Evicts the least recently used entries beyond a limit, or when the disk is full. */
function limited(maxEntries: number, days: number): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_SECONDS,
    purgeOnQuotaError: true,
  });
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  };
}

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [
    // One copy per page, whatever the query string and its capitals.
    {
      cacheKeyWillBeUsed: async ({ request }) => {
        const { origin, pathname } = new URL(request.url);
        return origin + pathname.toLowerCase();
      },
      handlerDidError: async () => installed(OFFLINE_PATH),
    },
    sound,
    limited(30, 30),
  ],
});

// Their names change with their content, and a cached page may need those of an older release.
const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  plugins: [
    sound,
    limited(200, 60),
    { handlerDidError: async ({ request }) => installed(request.url) },
  ],
});

const pictures = new StaleWhileRevalidate({
  cacheName: cacheNames.pictures,
  plugins: [
    {
      // Opaque responses look like failures and count as megabytes.
      requestWillFetch: async ({ request }) =>
        new URL(request.url).origin === self.location.origin
          ? request
          : new Request(request.url, { mode: 'cors', credentials: 'omit' }),
      handlerDidError: async ({ request }) => installed(request.url),
    },
    sound,
    limited(80, 30),
  ],
});

precache(self.precacheList);

const carriesCredentials = ({ headers }: Request) => headers.has('authorization');

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isReadablePage(url.pathname),
  pages,
);
// Only to use the navigation preload response instead of fetching twice.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isAdminArea(url.pathname),
  new NetworkOnly(),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && cacheOf(url.pathname) === 'assets' && !carriesCredentials(request),
  assets,
);
registerRoute(
  ({ request, url }) =>
    (url.origin === self.location.origin || url.origin === apiOrigin) &&
    cacheOf(url.pathname) === 'pictures' &&
    ['image', 'script'].includes(request.destination) &&
    !carriesCredentials(request),
  pictures,
);

/** Whether the cached copy of a page is a day old or missing. */
function isStale(kept: Response | undefined): boolean {
  const date = Date.parse(kept?.headers.get('date') ?? '');
  return !(Date.now() - date < DAY_SECONDS * 1000);
}

/**
 * Address of the snapshot that a page's HTML was rendered from. A page rendered in the browser has not loaded it, even
 * if the browser has prefetched and cached its HTML.
 */
async function snapshotOf(page: Response): Promise<string | undefined> {
  return /"snapshot":"([^"]+)"/.exec(await page.text())?.[1];
}

async function keptAnswer(path: string, cacheName: string): Promise<Response | undefined> {
  const response = await caches.match(path, { cacheName });
  return isSound(path, response) ? response : undefined;
}

async function remember(event: ExtendableEvent, { page, files }: VisitedMessage): Promise<void> {
  const keep = async (strategy: typeof pages | typeof assets | typeof pictures, path: string) => {
    const url = parseUrl(path, self.location.origin);
    if (!url) return;
    const request = new Request(url);
    // Offline or missing: cached another time.
    await Promise.allSettled(strategy.handleAll({ event, request }));
  };
  const kept = await keptAnswer(page, cacheNames.pages);
  const isNew = isReadablePage(page) && isStale(kept);
  const copy = isNew ? await fetch(page).catch(() => undefined) : kept;
  const snapshot = copy && (await snapshotOf(copy).catch(() => undefined));
  for (const file of snapshot ? [...files, snapshot] : files) {
    const cache = cacheOf(file);
    if (cache && !(await keptAnswer(file, cacheNames[cache])))
      await keep(cache === 'assets' ? assets : pictures, file);
  }
  // Last, so that a cached page has all its files.
  if (isNew) await keep(pages, page);
}

/**
 * The visit of the page left last, in memory only: a visitor without consent is still one visit when a link loads the
 * next page in full.
 */
let left: VisitLeft | undefined;
// Missing in old browsers.
const tabs = 'BroadcastChannel' in self ? new BroadcastChannel(VISIT_CHANNEL) : undefined;
tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  if (data.kind !== 'which' || !left || left.until < Date.now()) return;
  const answer: TabMessage = { kind: 'visit', visit: left.visit };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
  tabs?.postMessage(answer);
});

self.addEventListener('message', (event) => {
  if (isSkipWaiting(event.data)) event.waitUntil(self.skipWaiting());
  if (isVisitLeft(event.data)) left = event.data;
  if (isVisitedMessage(event.data)) event.waitUntil(remember(event, event.data));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  );
});
