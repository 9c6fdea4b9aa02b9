import { cacheOf, isReadablePage, type VisitedMessage } from './contract.ts';
import { parseUrl } from '@/shared/lib/safeLink.ts';

/** After a page has appeared its own files come first, in ms. */
const SETTLED_MS = 1000;

/** The site's own files that this page has loaded and that may be kept. */
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
 * Tells the service worker of pages it does not see by itself: the one that was open before it took over, with all
 * its files, and those that were drawn without a load.
 * @param controlled whether the worker has seen the loading of this page.
 * @param files what the page needs besides what it has loaded, to answer its visitor without a connection.
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
  // Sent by src/app/lazyPage.tsx for each page that is on the screen.
  addEventListener('app-page', () => setTimeout(() => report([]), SETTLED_MS));
}
