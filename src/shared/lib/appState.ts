/**
 * What the start script (src/app/start) and the app share through the page:
 *
 *   <html data-app>        state of the app, below; absent while prerendered
 *   <html data-layout>     `screen`, then `near`: how much is laid out (beforePaint.js, layOutWhole.ts, frame.css)
 *   <html data-live>       `open` or `closed`: whether changes arrive by realtime (siteWatch.ts)
 *   <html data-dirty-form> a form holds unsent input: nothing reloads the page (useDraft.ts, earlyFields.ts)
 *   data-late              a section that hydrates when it comes near the screen (lazyPart.tsx)
 *   data-hydrated          such a section, once hydrated
 *   data-start             an element that needs the app at once; its value may name the stored entry that needs it,
 *                          or be `#`: what an address with a fragment replaces
 *   data-replaced          such an element while the app comes: not shown (frame.css)
 *   data-native            a button that works without the app (helpBrowser.ts)
 *
 * The states of the app:
 *
 *   prerendered ──first interaction, early tap, change──▶ starting ──hydrated──▶ running
 *                                                            └──code missing──▶ failed
 *   any of them ──the page is being reloaded──▶ leaving
 *
 * prerendered: only the start script runs. failed: links load whole pages; a tap on a button, or a change, tries again.
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

/** Fired by a section after hydration; bubbles. */
export const HYDRATED = 'app-hydrated';

/** Requests hydration of a `data-late` section. */
export const HYDRATE = 'app-hydrate';
