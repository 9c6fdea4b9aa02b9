import { cacheOf, isReadablePage, type VisitedMessage } from './contract.ts';
import { parseUrl } from '@/shared/lib/safeLink.ts';

/** Delay after a page appeared, ms, to leave the network to its own files. */
const SETTLED_MS = 1000;

/** Cacheable files that this page has loaded. */
function loadedFiles(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => parseUrl(name))
    .filter((url) => url?.origin === location.origin && cacheOf(url.pathname))
    .map((url) => url?.pathname ?? '');
  return [...new Set(files)];
}

function report(files: string[]): void {
  const page = location.pathname;
  if (!isReadablePage(page)) return;
  const message: VisitedMessage = { type: 'VISITED', page, files };
  navigator.serviceWorker.controller?.postMessage(message);
}

/**
 * Reports pages to the service worker that it has not seen: the one open before it took over, with all its files, and
 * those rendered without a load.
 * @param controlled whether the worker has seen this page's load.
 * @param files lazy files that the page needs offline.
 */
export function reportVisits(controlled: boolean, files: readonly string[]): void {
  if (controlled) setTimeout(() => report([...files]), SETTLED_MS);
  else {
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => report([...new Set([...loadedFiles(), ...files])]),
      { once: true },
    );
  }
  // Fired by src/app/lazyPage.tsx for each mounted page.
  addEventListener('app-page', () => setTimeout(() => report([]), SETTLED_MS));
}
