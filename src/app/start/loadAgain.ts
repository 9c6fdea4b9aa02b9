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

/**
 * Code that is needed could not be fetched, most likely because a newer release has replaced it: loads the page again,
 * once for each release. Never while offline, never over a form with something unsent.
 * @returns whether the page is on its way out.
 */
export function loadAgain(): boolean {
  if (appState() === 'leaving') return true;
  const hasUnsent = 'dirtyForm' in document.documentElement.dataset;
  if (!navigator.onLine || hasUnsent || !firstTime()) return false;
  setAppState('leaving');
  location.reload();
  return true;
}
