import { createContext, use } from 'react';
import type { Preferences } from './preferences.ts';

export type UserPreferences = Preferences & {
  /** Changes some of them, at once and for the next visit. */
  update: (change: Partial<Preferences>) => void;
  /** Notes a visited path (newest first, ten at most). */
  addVisitedPage: (path: string) => void;
  /** Back to the defaults. */
  reset: () => void;
};

export const PreferencesContext = createContext<UserPreferences | null>(null);

/** What the visitor chose, and how to change it. @throws Error outside its provider (specification section 8). */
export function useUserPreferences(): UserPreferences {
  const preferences = use(PreferencesContext);
  if (!preferences) {
    throw new Error('useUserPreferences must be used within a UserPreferencesProvider');
  }
  return preferences;
}
