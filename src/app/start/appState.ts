/**
 * How far the app of this page has come, in `<html data-app>`:
 *
 *   prerendered ──first sign of a person, early tap, change──▶ starting ──hydrated──▶ running
 *                                                                  └──code missing──▶ failed
 *   any of them ──the page is being loaded again──▶ leaving
 *
 * prerendered: only the start script runs. failed: the page stays as it was prerendered, its links load whole pages; a
 * tap on a button, or a change, tries again.
 */
const states = ['prerendered', 'starting', 'running', 'failed', 'leaving'] as const;
export type AppState = (typeof states)[number];

export function appState(): AppState {
  const state = document.documentElement.dataset['app'];
  return states.find((known) => known === state) ?? 'prerendered';
}

export function setAppState(state: AppState): void {
  document.documentElement.dataset['app'] = state;
}

/** Told by each part of the page that React has hydrated; it bubbles from the part's element. */
export const HYDRATED = 'app-hydrated';

/** Asks a part of the page, which React leaves as it was prerendered, to hydrate now. */
export const WANTED = 'app-wanted';
