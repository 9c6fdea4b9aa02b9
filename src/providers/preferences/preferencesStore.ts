import { storageKeys } from '@/shared/lib/storage.ts';
import { storedValue } from '@/shared/lib/sharedValue.ts';
import { applyPreferences, parsePreferences, type Preferences } from './preferences.ts';
import { forgetVisitor } from './visitorIds.ts';

/** Applies a choice. Without consent the visitor's ids are removed at once, in every open tab. */
function show(preferences: Preferences): void {
  applyPreferences(preferences);
  if (!preferences.acceptedCookies) forgetVisitor();
}

/** The visitor's choices; changes apply at once. */
export const preferencesStore = storedValue(storageKeys.preferences, parsePreferences, show);

/** Changes some preferences, applies and stores them. */
export function change(part: (preferences: Preferences) => Partial<Preferences>): void {
  const before = preferencesStore.get();
  preferencesStore.keep({ ...before, ...part(before) });
}
