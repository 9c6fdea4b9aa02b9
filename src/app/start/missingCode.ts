import { OPEN_DIALOG } from '@/shared/ui/overlaySteps.ts';
import { appState, setAppState } from './appState.ts';
import { loadChunk } from './loadChunk.ts';
import { readSettings } from './settings.ts';

/** In the tab's own storage: the release for which this tab has been loaded again. */
const KEY = 'mandap:loaded-again';

/** Remembers that this tab is loaded again. @returns false where it was before, or where nothing can be remembered. */
function firstTime(): boolean {
  const release = readSettings().chunks.main[0] ?? '';
  try {
    if (sessionStorage.getItem(KEY) === release) return false;
    sessionStorage.setItem(KEY, release);
    return sessionStorage.getItem(KEY) === release;
  } catch {
    // Without a memory the page would be loaded again for ever.
    return false;
  }
}

async function showNotice(kind: 'offline' | 'missing'): Promise<void> {
  try {
    const { showNotice: show } = await loadChunk('overlays');
    show({ kind });
  } catch (error) {
    console.warn('The notice could not be fetched', error);
  }
}

/**
 * Code that the visitor asked for could not be fetched, most likely because a newer release has replaced it: loads the
 * page again, once for each release, then says so. Never while offline, never over a form with something unsent.
 */
export function answerMissingCode(): void {
  if (appState() === 'leaving') return;
  if (!navigator.onLine) void showNotice('offline');
  else if ('dirtyForm' in document.documentElement.dataset || !firstTime())
    void showNotice('missing');
  else {
    setAppState('leaving');
    location.reload();
  }
}

/**
 * Answers wherever a part that a tap asked for is missing. What is only fetched ahead may fail without a word, and an
 * open dialog, which fetches what it will need, says so itself where that is missing in the end.
 */
export function watchForMissingCode(): void {
  addEventListener('vite:preloadError', () => {
    if (document.querySelector(OPEN_DIALOG)) return;
    if ('userActivation' in navigator && !navigator.userActivation.isActive) return;
    answerMissingCode();
  });
}
