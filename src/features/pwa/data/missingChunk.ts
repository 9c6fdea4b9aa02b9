import { hasDirtyForm } from './dirtyForm.ts';
import { showNotice } from './notice.ts';

/** In the tab's own storage: the release for which this tab has been loaded again. */
const KEY = 'mandap:loaded-again';

/** The release that this page runs, by the name of its main file. */
function release(): string {
  return document.querySelector<HTMLScriptElement>('script[data-main]')?.dataset['main'] ?? '';
}

/** Remembers that this tab is loaded again. @returns false where it was before, or where nothing can be remembered. */
function firstTime(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === release()) return false;
    sessionStorage.setItem(KEY, release());
    return sessionStorage.getItem(KEY) === release();
  } catch {
    // Without a memory the page would be loaded again for ever.
    return false;
  }
}

function answer(): void {
  if ('leaving' in document.documentElement.dataset) return;
  if (!navigator.onLine) showNotice('offline');
  else if (!hasDirtyForm() && firstTime()) location.reload();
  else showNotice('missing');
}

/**
 * A file of the site that the visitor asked for by a tap could not be fetched, most likely because a newer release
 * has replaced it: loads the page again, once for each release, then says so. Never while offline, never over an
 * unsent form. What is only fetched ahead (a pointer near a link) may fail without a word.
 */
export function watchForMissingChunks(): void {
  addEventListener('vite:preloadError', () => {
    if ('userActivation' in navigator && !navigator.userActivation.isActive) return;
    // Whoever asked for the code hears of it first, and may lead to another page by itself.
    setTimeout(answer);
  });
}
