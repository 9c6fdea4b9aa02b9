import { savesData, whenIdle } from '@/shared/lib/idle.ts';
import { serviceWorkers } from '@/shared/lib/stores.ts';
import { loadChunk } from './loadChunk.ts';
import { readSettings } from './settings.ts';

/** A page that nobody has touched for so long, in ms, is kept for a visit without a connection all the same. */
const UNTOUCHED_MS = 12_000;

/** Resolves when a page that is looked at has not been touched for a while. */
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

/** What this page needs to answer its visitor without a connection, besides what it has loaded. */
function filesForOffline(): string[] {
  const { chunks, sending = [], snapshot } = readSettings();
  const files = [...chunks.main, ...chunks.overlays, ...sending, ...(snapshot ? [snapshot] : [])];
  return [...new Set(files)];
}

type Visit = {
  /** Settles at the first sign of a person. */
  person: Promise<void>;
  /** Settles when nothing is on its way that the visitor waits for. */
  ready: () => Promise<unknown>;
};

/**
 * A first visit gets its service worker once there is a person, or has been looked at for a while: one visit is enough
 * to read the page offline. A later one looks for a new version at once.
 */
export async function startUpdates({ person, ready }: Visit): Promise<void> {
  const workers = serviceWorkers();
  if (savesData() || !workers) return;
  if (!workers.controller) await Promise.race([person, untouched()]);
  await ready();
  const updates = await loadChunk('updates');
  updates.startUpdates((notice) => {
    loadChunk('overlays').then(({ showNotice }) => showNotice(notice), console.warn);
  }, filesForOffline());
}
