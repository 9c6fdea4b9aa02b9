import { storageKeys } from '@/shared/lib/storage.ts';
import { storedValue } from '@/shared/lib/sharedValue.ts';
import { applyPreferences, parsePreferences, type Preferences } from './preferences.ts';
import { forgetVisitor } from './visitorIds.ts';

/** Shows a choice on the page. Who does not agree to be recognised is forgotten at once, in every open tab. */
function show(preferences: Preferences): void {
  applyPreferences(preferences);
  if (!preferences.acceptedCookies) forgetVisitor();
}

/** The choice as this page knows it; each change shows at once. */
export const preferencesStore = storedValue(storageKeys.preferences, parsePreferences, show);

/** Changes some of the preferences, shows them and keeps them for the next visit. */
export function change(part: (preferences: Preferences) => Partial<Preferences>): void {
  const before = preferencesStore.get();
  preferencesStore.keep({ ...before, ...part(before) });
}
