import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { defaultPreferences, withVisit } from './preferences.ts';
import { change, read, readOnServer, subscribe } from './preferencesStore.ts';
import { PreferencesContext, type UserPreferences } from './useUserPreferences.ts';

/**
 * Knows what the visitor chose. The first render has the defaults, as the prerendered page does; the stored choice
 * follows after the mount (the look itself is right from the first paint, by `public/theme.js`).
 */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const preferences = useSyncExternalStore(subscribe, read, readOnServer);
  const value = useMemo<UserPreferences>(
    () => ({
      ...preferences,
      update: (part) => change(() => part),
      addVisitedPage: (path) =>
        change(({ lastVisitedPages }) => ({ lastVisitedPages: withVisit(lastVisitedPages, path) })),
      reset: () => change(() => defaultPreferences),
    }),
    [preferences],
  );
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}
