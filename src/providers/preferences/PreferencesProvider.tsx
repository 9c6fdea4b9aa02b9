import type { ReactNode } from 'react';
import { defaultPreferences, withVisit } from './preferences.ts';
import { change } from './preferencesStore.ts';
import { PreferencesContext, type PreferenceActions } from './useUserPreferences.ts';

const actions: PreferenceActions = {
  update: (part) => change(() => part),
  addVisitedPage: (path) =>
    change(({ lastVisitedPages }) => ({ lastVisitedPages: withVisit(lastVisitedPages, path) })),
  reset: () => change(() => defaultPreferences),
};

/** Provides `useUserPreferences`. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  return <PreferencesContext value={actions}>{children}</PreferencesContext>;
}
