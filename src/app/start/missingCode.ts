import { OPEN_DIALOG } from '@/shared/ui/overlaySteps.ts';
import { showLateNote } from './late.ts';
import { loadAgain } from './loadAgain.ts';
import { loadChunk } from './loadChunk.ts';

async function showNotice(kind: 'offline' | 'missing'): Promise<void> {
  try {
    const { showNotice: show } = await loadChunk('overlays');
    show({ kind });
  } catch (error) {
    console.warn('The notice failed to load', error);
    showLateNote(kind === 'offline' ? kind : 'slow', () => location.reload());
  }
}

/** Reloads the page after code for the visitor failed to load, or shows a notice. */
export function answerMissingCode(): void {
  if (!loadAgain()) void showNotice(navigator.onLine ? 'missing' : 'offline');
}

/**
 * Answers when code for a tap fails to load. Prefetches fail silently, and an open dialog reports itself what it cannot
 * load.
 */
export function watchForMissingCode(): void {
  addEventListener('vite:preloadError', () => {
    if (document.querySelector(OPEN_DIALOG)) return;
    if ('userActivation' in navigator && !navigator.userActivation.isActive) return;
    answerMissingCode();
  });
}
