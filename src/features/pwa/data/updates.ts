import { serviceWorkers } from '@/shared/lib/stores.ts';
import { SW_URL } from './contract.ts';
import type { Notice } from './notice.ts';
import { reportVisits } from './visited.ts';

/** This page runs the code of a release that another service worker has since replaced. */
let outdated = false;

let registration: ServiceWorkerRegistration | undefined;

let show: (notice: Notice | undefined) => void = () => {};

/** Whether a form holds words that are not sent; the same as in dirtyForm.ts, without a file for one line. */
const hasDirtyForm = () => 'dirtyForm' in document.documentElement.dataset;

/** Errors of the service worker are only logged (specification section 8); as a warning, for being offline is no fault. */
function logged(error: unknown): void {
  console.warn('Service worker', error);
}

function hide(): void {
  show(undefined);
}

/** 'Later' hides the banner until the next visit or until the window is looked at again. */
function offerUpdate(): void {
  show({ kind: 'update', outdated, now: updateNow, later: hide });
}

/**
 * The worker that controls the page has changed. A visible page is reloaded; one with an unsent form never is, and one
 * in the background is asked when it is looked at again.
 */
function controllerChanged(): void {
  if (document.visibilityState === 'visible' && !hasDirtyForm()) {
    location.reload();
    return;
  }
  outdated = true;
  offerUpdate();
}

/** Browsers let the last worker finish what it has begun, for minutes if need be; a visitor waits this long, in ms. */
const TAKEOVER_MS = 3000;

/**
 * 'Update Now': lets the waiting worker take over, which reloads the page. It is reloaded without that, too: pages come from
 * the network first.
 */
function updateNow(): void {
  if (outdated) {
    // With an unsent form the banner stays and says why.
    if (!hasDirtyForm()) location.reload();
    return;
  }
  hide();
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(() => {
    if (!hasDirtyForm()) {
      location.reload();
      return;
    }
    outdated = true;
    offerUpdate();
  }, TAKEOVER_MS);
}

async function checkForUpdate(): Promise<void> {
  const waiting = registration?.waiting && navigator.serviceWorker.controller;
  if (waiting || outdated) offerUpdate();
  await registration?.update();
}

/** Offers what is being installed once it is installed, if an old worker controls the page. */
function watchInstalling(): void {
  const worker = registration?.installing;
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate();
  });
}

async function register(): Promise<void> {
  registration = await navigator.serviceWorker.register(SW_URL);
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
  await checkForUpdate();
}

/**
 * Registers the service worker, watches for new versions (on load and on each focus of the window) and
 * tells the worker which pages were visited.
 * @param showNotice shows what the visitor is asked, or hides it.
 * @param files what this page needs to answer its visitor without a connection, besides what it has loaded.
 */
export function startUpdates(
  showNotice: (notice: Notice | undefined) => void,
  files: readonly string[],
): void {
  const serviceWorker = serviceWorkers();
  if (!serviceWorker) return;
  show = showNotice;
  // Without a worker before it, the first one only begins to control the page: nothing has changed.
  let controlled = serviceWorker.controller !== null;
  reportVisits(controlled, files);
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) controllerChanged();
    controlled = true;
  });
  addEventListener('focus', () => void checkForUpdate().catch(logged));
  register().catch(logged);
}
