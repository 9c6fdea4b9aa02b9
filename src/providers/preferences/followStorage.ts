import { recall, storageKeys } from '@/shared/lib/storage.ts';
import { parsePreferences } from './preferences.ts';
import { preferencesStore } from './preferencesStore.ts';

function look(): void {
  const stored = document.visibilityState === 'visible' && recall(storageKeys.preferences);
  // Without storage, this page's own choice stays.
  if (stored) preferencesStore.set(parsePreferences(stored));
}

/**
 * Re-reads the storage when the page is shown again: a page in the back/forward cache gets no storage events.
 * @returns a function that stops it.
 */
export function followStorage(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => listening.abort();
}
