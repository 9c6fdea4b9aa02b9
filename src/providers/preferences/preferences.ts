import { recall, storageKeys, store } from '@/shared/lib/storage.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const fontSizes = ['small', 'medium', 'large', 'x-large'] as const;
type FontSize = (typeof fontSizes)[number];

/** What a visitor chose, kept in the browser (specification section 3). */
export type Preferences = {
  theme: Theme;
  fontSize: FontSize;
  reduceMotion: boolean;
  /** Paths, newest first. */
  lastVisitedPages: readonly string[];
  acceptedCookies: boolean;
  dismissedPromotions: readonly string[];
  language: 'en';
};

/** Specification section 9. */
const VISITED_PAGES_KEPT = 10;

export const defaultPreferences: Preferences = {
  theme: 'system',
  fontSize: 'medium',
  reduceMotion: false,
  lastVisitedPages: [],
  acceptedCookies: false,
  dismissedPromotions: [],
  language: 'en',
};

function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((candidate) => candidate === value) ?? otherwise;
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** Preferences out of anything: each part that does not fit falls back to its default. Never throws. */
export function parsePreferences(stored: unknown): Preferences {
  if (typeof stored !== 'object' || stored === null) return defaultPreferences;
  const given = new Map<string, unknown>(Object.entries(stored));
  return {
    theme: oneOf(themes, given.get('theme'), defaultPreferences.theme),
    fontSize: oneOf(fontSizes, given.get('fontSize'), defaultPreferences.fontSize),
    reduceMotion: given.get('reduceMotion') === true,
    lastVisitedPages: strings(given.get('lastVisitedPages')).slice(0, VISITED_PAGES_KEPT),
    acceptedCookies: given.get('acceptedCookies') === true,
    dismissedPromotions: strings(given.get('dismissedPromotions')),
    language: 'en',
  };
}

/** The visited pages with one more in front: each once, newest first, ten at most. */
export function withVisit(pages: readonly string[], path: string): readonly string[] {
  return [path, ...pages.filter((page) => page !== path)].slice(0, VISITED_PAGES_KEPT);
}

export function readPreferences(): Preferences {
  return parsePreferences(recall(storageKeys.preferences));
}

/** @returns false where the browser keeps nothing; the choice then lasts as long as the page. */
export function keepPreferences(preferences: Preferences): boolean {
  return store(storageKeys.preferences, preferences);
}

/**
 * Shows the chosen look on `<html>`; the style sheet does the rest. `public/theme.js` does the same before the
 * first paint: keep the two alike. The theme 'system' needs no script, it is a media query.
 */
export function applyPreferences({
  theme,
  fontSize,
  reduceMotion,
  dismissedPromotions,
}: Preferences): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  if (fontSize === 'medium') delete dataset['fontSize'];
  else dataset['fontSize'] = fontSize;
  if (reduceMotion) dataset['reduceMotion'] = '';
  else delete dataset['reduceMotion'];
  // The announcement bar then waits for the app, which knows what was dismissed.
  if (dismissedPromotions[0]) dataset['dismissed'] = '';
  else delete dataset['dismissed'];
}
