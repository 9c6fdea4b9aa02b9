import { withTimeout } from '@/shared/lib/withTimeout.ts';
import { cacheNames } from '@/features/pwa/data/contract.ts';
import { appState, setAppState } from './appState.ts';
import { readSettings } from './settings.ts';

/** In the tab's own storage: the release for which this tab has been loaded again. */
const KEY = 'mandap:loaded-again';

/** Remembers that this tab is loaded again. @returns false where it was before, or where nothing can be remembered. */
function firstTime(): boolean {
  try {
    const release = readSettings().chunks.main[0] ?? '';
    if (sessionStorage.getItem(KEY) === release) return false;
    sessionStorage.setItem(KEY, release);
    return sessionStorage.getItem(KEY) === release;
  } catch {
    // Without a memory the page would be loaded again for ever.
    return false;
  }
}

/** The site counts as out of reach after this long, in ms. */
const ANSWER_MS = 4000;

/**
 * Forgets the code that this device has kept for offline: it may be what is broken. Not where the site does not answer:
 * then it is all there is.
 * @returns whether there was any.
 */
export async function dropKeptCode(): Promise<boolean> {
  try {
    const asked = fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    const { status } = await withTimeout(asked, ANSWER_MS);
    return status < 500 && (await caches.delete(cacheNames.assets));
  } catch {
    return false;
  }
}

/**
 * Code that is needed could not be fetched or run, most likely because a newer release has replaced it: loads the page
 * again without what is kept of it, once for each release. Never while offline, never over a form with something unsent.
 * @returns whether the page is on its way out.
 */
export function loadAgain(): boolean {
  if (appState() === 'leaving') return true;
  const hasUnsent = 'dirtyForm' in document.documentElement.dataset;
  if (!navigator.onLine || hasUnsent || !firstTime()) return false;
  setAppState('leaving');
  void dropKeptCode().then(() => location.reload());
  return true;
}

/** The app does not start, most likely for what is kept of it. @param given.reads nobody waits: the page may be loaded again. */
export function healKeptCode({ reads }: { reads: boolean }): void {
  void dropKeptCode().then((dropped) => dropped && reads && loadAgain());
}
