import { recall, storageKeys, store } from '@/shared/lib/storage.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const fontSizes = ['small', 'medium', 'large', 'x-large'] as const;
type FontSize = (typeof fontSizes)[number];

/** What a visitor chose, kept in the browser. */
export type Preferences = {
  theme: Theme;
  fontSize: FontSize;
  reduceMotion: boolean;
  /** Paths, newest first. */
  lastVisitedPages: readonly string[];
  /**
   * Whether this browser may be recognised at the next visit (features/analytics): no id is kept without a yes. null
   * until the visitor has answered.
   */
  acceptedCookies: boolean | null;
  dismissedPromotions: readonly string[];
  language: 'en';
};

/** The newest so many (specification section 9). */
const VISITED_PAGES_KEPT = 10;

/** Dismissals that are remembered; the owner's bar is far shorter. */
export const DISMISSALS_KEPT = 50;

/** Stored text longer than any address or mark of ours is not ours. */
const LONGEST_ENTRY = 300;

export const defaultPreferences: Preferences = {
  theme: 'system',
  fontSize: 'medium',
  reduceMotion: false,
  lastVisitedPages: [],
  acceptedCookies: null,
  dismissedPromotions: [],
  language: 'en',
};

function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((candidate) => candidate === value) ?? otherwise;
}

function strings(value: unknown, most: number): readonly string[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const fit = entries.filter((entry) => typeof entry === 'string');
  return fit.filter((entry) => entry.length <= LONGEST_ENTRY).slice(0, most);
}

function answer(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** Preferences out of anything: each part that does not fit falls back to its default. Never throws. */
export function parsePreferences(stored: unknown): Preferences {
  if (typeof stored !== 'object' || stored === null) return defaultPreferences;
  const given = new Map<string, unknown>(Object.entries(stored));
  return {
    theme: oneOf(themes, given.get('theme'), defaultPreferences.theme),
    fontSize: oneOf(fontSizes, given.get('fontSize'), defaultPreferences.fontSize),
    reduceMotion: given.get('reduceMotion') === true,
    lastVisitedPages: strings(given.get('lastVisitedPages'), VISITED_PAGES_KEPT),
    acceptedCookies: answer(given.get('acceptedCookies')),
    dismissedPromotions: strings(given.get('dismissedPromotions'), DISMISSALS_KEPT),
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
 * Shows the chosen look on `<html>`; the style sheet does the rest. `src/app/start/beforePaint.js` does the same before the
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
