import { recall, storageKeys } from '@/shared/lib/storage.ts';
import { parsePreferences } from './preferences.ts';
import { preferencesStore } from './preferencesStore.ts';

function look(): void {
  const stored = document.visibilityState === 'visible' && recall(storageKeys.preferences);
  // Where the browser keeps nothing, this page's own choice stands.
  if (stored) preferencesStore.set(parsePreferences(stored));
}

/**
 * Looks at what is stored whenever the page comes back to sight: a page that slept in the browser's memory was told of
 * no change. @returns how to stop.
 */
export function followStorage(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => listening.abort();
}
