import { recall, storageKeys, store } from '@/shared/lib/storage.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const fontSizes = ['small', 'medium', 'large', 'x-large'] as const;
type FontSize = (typeof fontSizes)[number];

/** A visitor's choices, stored in the browser. */
export type Preferences = {
  theme: Theme;
  fontSize: FontSize;
  reduceMotion: boolean;
  /** Paths, newest first. */
  lastVisitedPages: readonly string[];
  /** Consent to recognition at the next visit (features/analytics): no id is stored without it. null until answered. */
  acceptedCookies: boolean | null;
  dismissedPromotions: readonly string[];
  language: 'en';
};

/** Specification section 9. */
const VISITED_PAGES_KEPT = 10;

/** Limit of stored dismissals; the owner's announcements are far fewer. */
export const DISMISSALS_KEPT = 50;

/** Stored texts longer than any path or mark of ours are dropped. */
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

/** Parses stored preferences: invalid parts fall back to their defaults. Never throws. */
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

/** Prepends a visited page: no duplicates, newest first, ten at most. */
export function withVisit(pages: readonly string[], path: string): readonly string[] {
  return [path, ...pages.filter((page) => page !== path)].slice(0, VISITED_PAGES_KEPT);
}

export function readPreferences(): Preferences {
  return parsePreferences(recall(storageKeys.preferences));
}

/** @returns false if storing failed; the choice then lasts as long as the page. */
export function keepPreferences(preferences: Preferences): boolean {
  return store(storageKeys.preferences, preferences);
}

/**
 * Applies the look to `<html>`; the style sheet does the rest. Keep in sync with `src/app/start/beforePaint.js`, which
 * does the same before the first paint. The theme 'system' is a media query.
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
  // The announcement bar then waits for the app, which knows the dismissals.
  if (dismissedPromotions[0]) dataset['dismissed'] = '';
  else delete dataset['dismissed'];
}
