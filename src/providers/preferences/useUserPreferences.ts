import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { defaultPreferences, type Preferences } from './preferences.ts';
import { preferencesStore } from './preferencesStore.ts';

export type UserPreferences = Preferences & {
  /** Changes some of them, at once and for the next visit. */
  update: (change: Partial<Preferences>) => void;
  /** Adds a visited path (newest first, ten at most). */
  addVisitedPage: (path: string) => void;
  /** Resets to the defaults. */
  reset: () => void;
};

/** The setters. A stable object: a new one would disturb content that is not hydrated yet. */
export type PreferenceActions = Pick<UserPreferences, 'update' | 'addVisitedPage' | 'reset'>;

const { subscribe, get } = preferencesStore;
/** Prerendered pages use the defaults. */
const prerendered = () => defaultPreferences;

export const PreferencesContext = createContext<PreferenceActions | null>(null);

/**
 * Returns the visitor's choices and setters. The first render has the defaults, like the prerendered page; the stored
 * choice follows after mount (the look is right from the first paint, by `src/app/start/beforePaint.js`).
 * @throws Error outside of its provider (specification section 8).
 */
export function useUserPreferences(): UserPreferences {
  const actions = use(PreferencesContext);
  if (!actions) {
    throw new Error('useUserPreferences must be used within a UserPreferencesProvider');
  }
  const preferences = useSyncExternalStore(subscribe, get, prerendered);
  return useMemo(() => ({ ...preferences, ...actions }), [preferences, actions]);
}
