import { savesData, whenIdle } from '@/shared/lib/idle.ts';
import { serviceWorkers } from '@/shared/lib/stores.ts';
import { loadChunk } from './loadChunk.ts';
import { readSettings } from './settings.ts';

/** An untouched page is stored for offline use after this time, ms. */
const UNTOUCHED_MS = 12_000;

/** Resolves after the page has been visible that long. */
async function untouched(): Promise<void> {
  await new Promise<void>((resolve) => {
    const wait = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', wait);
      setTimeout(resolve, UNTOUCHED_MS);
    };
    document.addEventListener('visibilitychange', wait);
    wait();
  });
  await whenIdle();
}

/** Files that this page needs offline, besides those it has loaded. */
function filesForOffline(): string[] {
  const { chunks, sending = [], snapshot } = readSettings();
  const files = [...chunks.main, ...chunks.overlays, ...sending, ...(snapshot ? [snapshot] : [])];
  return [...new Set(files)];
}

type Visit = {
  firstInteraction: Promise<void>;
  /** Settles when nothing is loading that the visitor waits for. */
  ready: () => Promise<unknown>;
};

/**
 * Installs the service worker on a first visit, after an interaction or some time: then the page can be read offline. A
 * later visit checks for a new version at once.
 */
export async function startUpdates({ firstInteraction, ready }: Visit): Promise<void> {
  const workers = serviceWorkers();
  if (savesData() || !workers) return;
  if (!workers.controller) await Promise.race([firstInteraction, untouched()]);
  await ready();
  const updates = await loadChunk('updates');
  updates.startUpdates((notice) => {
    loadChunk('overlays').then(({ showNotice }) => showNotice(notice), console.warn);
  }, filesForOffline());
}
