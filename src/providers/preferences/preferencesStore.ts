import { storageKeys, storedName } from '@/shared/lib/storage.ts';
import {
  applyPreferences,
  defaultPreferences,
  keepPreferences,
  readPreferences,
  type Preferences,
} from './preferences.ts';

/** The choice as this page knows it. It outlives a browser that keeps nothing. */
let current: Preferences | undefined;
const listeners = new Set<() => void>();

/** Makes `next` the choice of this page, without keeping it. */
export function tell(next: Preferences): void {
  current = next;
  applyPreferences(next);
  for (const listener of listeners) listener();
}

/** Another tab of the same visitor has changed something, or cleared everything. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key === null || event.key === storedName(storageKeys.preferences)) {
    tell(readPreferences());
  }
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', followOtherTabs);
    current = undefined;
  };
}

export function read(): Preferences {
  current ??= readPreferences();
  return current;
}

/** What a prerendered page knows of its visitor. */
export function readOnServer(): Preferences {
  return defaultPreferences;
}

/** Changes some of the preferences, shows them and keeps them for the next visit. */
export function change(part: (preferences: Preferences) => Partial<Preferences>): void {
  const before = read();
  const next = { ...before, ...part(before) };
  keepPreferences(next);
  tell(next);
}
