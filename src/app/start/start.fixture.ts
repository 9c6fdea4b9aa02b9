import { vi } from 'vitest';
import { setAppState } from '@/shared/lib/appState.ts';
import type { Chunks, StartSettings } from './settings.ts';

export const SETTINGS: StartSettings = {
  chunks: {
    main: ['/assets/main-1.js'],
    overlays: ['/assets/overlays-1.js', '/assets/shared-1.js'],
    live: ['/assets/live-1.js'],
    updates: ['/assets/updates-1.js'],
    hero: ['/assets/hero-1.js'],
    analytics: ['/assets/analytics-1.js'],
    consent: ['/assets/consent-1.js'],
    older: [],
  },
  framework: '/assets/framework-1.js',
  api: 'https://api.example',
  key: 'sb_publishable_test',
  siteUrl: 'https://mandap.example',
  builtAt: '',
  version: 'v1',
};

/** A page as it was prerendered just now, with the settings of its start script. */
export function writePage(html: string, settings: Partial<StartSettings> = {}): void {
  const builtAt = new Date().toISOString();
  const json = JSON.stringify({ ...SETTINGS, builtAt, ...settings });
  setAppState('prerendered');
  document.head.replaceChildren();
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="start">${json}</script>`;
}

/** The element of the page that a selector names. @throws where it has none. */
export function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

type Parts = Partial<Record<keyof Chunks, object>>;

/** Serves these parts instead of files; any other is missing. Modules must be imported after this. */
export function stubChunks(parts: Parts) {
  const asked: (keyof Chunks)[] = [];
  const prefetched: string[] = [];
  vi.resetModules();
  // There are no fonts in jsdom.
  vi.doMock('./loadFonts.ts', () => ({ loadFonts: async () => {} }));
  vi.doMock('./loadChunk.ts', () => ({
    supplyOlder: async () => {},
    prefetch: (href: string) => void prefetched.push(href),
    prefetchChunk: (name: string) => void prefetched.push(name),
    loadChunk: async (name: keyof Chunks) => {
      asked.push(name);
      if (!parts[name]) throw new TypeError(`Failed to fetch ${name}`);
      return parts[name];
    },
  }));
  return {
    /** Parts that were run, in order. */
    asked,
    /** Prefetched parts and files. */
    prefetched,
    /** Adds parts while the page is open. */
    publish: (more: Parts) => void Object.assign(parts, more),
  };
}

type Given = [type: string, listener: EventListener, options?: AddEventListenerOptions | boolean];
let added: { target: EventTarget; given: Given }[] = [];

/** Records the listeners of window and document, for `leavePage`. */
export function watchListeners(): void {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (...given: Given) => {
      added.push({ target, given });
      add(...given);
    };
  }
}

/** Leaves the page: removes its listeners, stubs and storage. */
export function leavePage(): void {
  for (const { target, given } of added) target.removeEventListener(...given);
  added = [];
  vi.doUnmock('./loadChunk.ts');
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.removeAttribute('data-dirty-form');
  document.documentElement.removeAttribute('data-live');
  history.replaceState(null, '', '/');
}
