import { parseUrl } from '@/shared/lib/safeLink.ts';
import { serviceWorkers } from '@/shared/lib/stores.ts';
import { withTimeout } from '@/shared/lib/withTimeout.ts';
import { cacheNames, cacheOf, SW_URL, type VisitedMessage } from './contract.ts';

/** Timeout of the service worker's installation, ms. */
const INSTALL_MS = 20_000;
/** Maximum number of requests to the worker, and the pause between them, ms. */
const TRIES = 20;
const PAUSE_MS = 500;

async function controlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return;
  await new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

async function isKept(page: string, files: string[]): Promise<boolean> {
  const answers = await Promise.all([
    caches.match(page, { cacheName: cacheNames.pages }),
    ...files.map(async (file) => {
      const cache = cacheOf(file);
      return cache && caches.match(file, { cacheName: cacheNames[cache] });
    }),
  ]);
  return answers.every(Boolean);
}

/** The paths of this site's files among addresses, as far as the worker keeps such files. */
function filesOf(addresses: readonly string[]): string[] {
  const files = addresses
    .map((address) => parseUrl(address, location.href))
    .filter((url) => url?.origin === location.origin && cacheOf(url.pathname) !== undefined)
    .map((url) => url?.pathname ?? '');
  return [...new Set(files)];
}

/** Saves this page with all that it has loaded, so that it opens without a connection. @returns whether it is saved. */
export async function prepareOffline(): Promise<boolean> {
  const workers = serviceWorkers();
  if (!workers) return false;
  await workers.register(SW_URL);
  await withTimeout(controlled(workers), INSTALL_MS);
  const page = location.pathname;
  const inPage = [...document.querySelectorAll('script[src]')].map(
    (script) => script.getAttribute('src') ?? '',
  );
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = filesOf([...loaded, ...inPage]);
    if (await isKept(page, files)) return true;
    const message: VisitedMessage = { type: 'VISITED', page, files };
    workers.controller?.postMessage(message);
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
  return false;
}
