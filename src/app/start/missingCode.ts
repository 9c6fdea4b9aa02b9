import { OPEN_DIALOG } from '@/shared/ui/overlaySteps.ts';
import { sayLate } from './late.ts';
import { loadAgain } from './loadAgain.ts';
import { loadChunk } from './loadChunk.ts';

async function showNotice(kind: 'offline' | 'missing'): Promise<void> {
  try {
    const { showNotice: show } = await loadChunk('overlays');
    show({ kind });
  } catch (error) {
    console.warn('The notice could not be fetched', error);
    sayLate(kind === 'offline' ? kind : 'slow', () => location.reload());
  }
}

/** Code that the visitor asked for could not be fetched: the page is loaded again, or says so. */
export function answerMissingCode(): void {
  if (!loadAgain()) void showNotice(navigator.onLine ? 'missing' : 'offline');
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
