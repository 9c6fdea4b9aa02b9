import { withTimeout } from '@/shared/lib/withTimeout.ts';
import { cacheNames } from '@/features/pwa/data/contract.ts';
import { appState, setAppState } from '@/shared/lib/appState.ts';
import { readSettings } from './settings.ts';

/** In sessionStorage: the release for which this tab was reloaded. */
const KEY = 'mandap:loaded-again';

/** Records the reload. @returns false after an earlier one for this release, or without sessionStorage. */
function isFirstReload(): boolean {
  try {
    const release = readSettings().chunks.main[0] ?? '';
    if (sessionStorage.getItem(KEY) === release) return false;
    sessionStorage.setItem(KEY, release);
    return sessionStorage.getItem(KEY) === release;
  } catch {
    // Without storage the page would reload for ever.
    return false;
  }
}

/** Then the site counts as unreachable, ms. */
const ANSWER_MS = 4000;

/**
 * Deletes the code stored for offline use, which may be broken; not while the site is unreachable.
 * @returns whether there was any.
 */
export async function dropStoredCode(): Promise<boolean> {
  try {
    const asked = fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    const { status } = await withTimeout(asked, ANSWER_MS);
    return status < 500 && (await caches.delete(cacheNames.assets));
  } catch {
    return false;
  }
}

/**
 * Reloads the page without its stored code, after code could not be fetched or run, most likely because a newer release
 * replaced it: once a release, never offline, never over a form with unsent input.
 * @returns whether the page is being reloaded.
 */
export function loadAgain(): boolean {
  if (appState() === 'leaving') return true;
  const hasUnsent = 'dirtyForm' in document.documentElement.dataset;
  if (!navigator.onLine || hasUnsent || !isFirstReload()) return false;
  setAppState('leaving');
  void dropStoredCode().then(() => location.reload());
  return true;
}

/** Drops the stored code after the app failed to start. @param given.reads no tap waits: the page may be reloaded. */
export function healStoredCode({ reads }: { reads: boolean }): void {
  void dropStoredCode().then((dropped) => dropped && reads && loadAgain());
}
