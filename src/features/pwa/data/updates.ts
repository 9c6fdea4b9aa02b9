import { Workbox } from 'workbox-window';
import { SW_URL } from './contract.ts';
import { hasDirtyForm } from './dirtyForm.ts';
import { currentNotice, showNotice } from './notice.ts';
import { reportVisits } from './visited.ts';

/** This page runs the code of a release that another service worker has since replaced. */
let outdated = false;

let worker: Workbox | undefined;

/** Errors of the service worker are only logged (specification section 8); as a warning, for being offline is no fault. */
function logged(error: unknown): void {
  console.warn('Service worker', error);
}

function offerUpdate(): void {
  showNotice(outdated ? 'outdated' : 'update');
}

/**
 * The worker that controls the page has changed. The specification (section 4) reloads a visible page; one with an
 * unsent form is never reloaded, and one in the background is asked when it is looked at again.
 */
function controllerChanged(): void {
  if (document.visibilityState === 'visible' && !hasDirtyForm()) {
    location.reload();
    return;
  }
  outdated = true;
  offerUpdate();
}

/** 'Update Now': lets the waiting worker take over, which reloads the page. */
export function updateNow(): void {
  if (outdated) {
    // With an unsent form the banner stays and says why.
    if (!hasDirtyForm()) location.reload();
    return;
  }
  showNotice(undefined);
  worker?.messageSkipWaiting();
}

/** 'Later': hides the banner until the next visit or until the window is looked at again. */
export function updateLater(): void {
  showNotice(undefined);
}

async function checkForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if ((registration?.waiting || outdated) && currentNotice() === undefined) offerUpdate();
  await registration?.update();
}

/**
 * Registers the service worker, watches for new versions (on load and on each focus of the window, specification
 * section 4) and tells the worker which pages were visited.
 */
export function startUpdates(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const started = new Workbox(SW_URL);
  worker = started;
  // Without a worker before it, the first one only begins to control the page: nothing has changed.
  let controlled = serviceWorker.controller !== null;
  started.addEventListener('waiting', () => {
    if (serviceWorker.controller) offerUpdate();
  });
  reportVisits(controlled);
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) controllerChanged();
    controlled = true;
  });
  addEventListener('focus', () => void checkForUpdate().catch(logged));
  started.register().then(checkForUpdate).catch(logged);
}
