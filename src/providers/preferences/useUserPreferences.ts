import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { defaultPreferences, type Preferences } from './preferences.ts';
import { preferencesStore } from './preferencesStore.ts';

export type UserPreferences = Preferences & {
  /** Changes some of them, at once and for the next visit. */
  update: (change: Partial<Preferences>) => void;
  /** Notes a visited path (newest first, ten at most). */
  addVisitedPage: (path: string) => void;
  /** Back to the defaults. */
  reset: () => void;
};

/** How to change them. Never a new value: that would disturb content which React has not yet hydrated. */
export type PreferenceActions = Pick<UserPreferences, 'update' | 'addVisitedPage' | 'reset'>;

const { subscribe, get } = preferencesStore;
/** What a prerendered page knows of its visitor. */
const prerendered = () => defaultPreferences;

export const PreferencesContext = createContext<PreferenceActions | null>(null);

/**
 * What the visitor chose, and how to change it. The first render has the defaults, as the prerendered page does; the
 * stored choice follows after the mount (the look itself is right from the first paint, by `src/app/start/beforePaint.js`).
 * @throws Error outside its provider (specification section 8).
 */
export function useUserPreferences(): UserPreferences {
  const actions = use(PreferencesContext);
  if (!actions) {
    throw new Error('useUserPreferences must be used within a UserPreferencesProvider');
  }
  const preferences = useSyncExternalStore(subscribe, get, prerendered);
  return useMemo(() => ({ ...preferences, ...actions }), [preferences, actions]);
}
