import { serviceWorkers } from '@/shared/lib/stores.ts';
import { SW_URL } from './contract.ts';
import type { Notice } from './notice.ts';
import { reportVisits } from './visited.ts';

/** This page runs a release whose service worker has been replaced. */
let outdated = false;

let registration: ServiceWorkerRegistration | undefined;

let show: (notice: Notice | undefined) => void = () => {};

/** Same as in dirtyForm.ts, whose import would add a file for one line. */
const hasDirtyForm = () => 'dirtyForm' in document.documentElement.dataset;

/** Service worker errors are only logged (specification section 8); as warnings, as being offline is normal. */
function logged(error: unknown): void {
  console.warn('Service worker', error);
}

function hide(): void {
  show(undefined);
}

/** 'Later' hides the banner until the next visit or the next focus of the window. */
function offerUpdate(): void {
  show({ kind: 'update', outdated, now: updateNow, later: hide });
}

/**
 * Handles a new controller. Reloads a visible page without unsent input; otherwise offers the update when the page is
 * shown again.
 */
function controllerChanged(): void {
  if (document.visibilityState === 'visible' && !hasDirtyForm()) {
    location.reload();
    return;
  }
  outdated = true;
  offerUpdate();
}

/** Timeout of a takeover, ms; browsers let the old worker finish for minutes. */
const TAKEOVER_MS = 3000;

/**
 * 'Update Now': activates the waiting worker, which reloads the page; after a timeout it is reloaded anyway, as pages
 * come from the network first.
 */
function updateNow(): void {
  if (outdated) {
    // With unsent input the banner stays and explains why.
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

/** Offers an update once it is installed, if an old worker controls the page. */
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
 * Registers the service worker, checks for updates (on load and on window focus) and reports visited pages to it.
 * @param showNotice shows or hides a notice.
 * @param files lazy files that the page needs offline.
 */
export function startUpdates(
  showNotice: (notice: Notice | undefined) => void,
  files: readonly string[],
): void {
  const serviceWorker = serviceWorkers();
  if (!serviceWorker) return;
  show = showNotice;
  // The first worker takes control without an update.
  let controlled = serviceWorker.controller !== null;
  reportVisits(controlled, files);
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) controllerChanged();
    controlled = true;
  });
  addEventListener('focus', () => void checkForUpdate().catch(logged));
  register().catch(logged);
}
