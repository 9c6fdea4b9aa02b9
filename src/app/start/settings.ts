import type * as liveChannel from '@/shared/data/liveChannel.ts';
import type { SiteChange } from '@/shared/data/siteState.ts';
import type * as analytics from '@/features/analytics/data/analytics.ts';
import type * as consent from '@/features/analytics/public/askConsent.ts';
import type * as hero from '@/features/hero/public/heroSlides.ts';
import type * as updates from '@/features/pwa/data/updates.ts';
import type * as main from '@/main.tsx';
import type * as overlays from '@/app/overlays.tsx';
import type * as older from './older.ts';

/** The parts of the site that the start script imports lazily. */
export type Chunks = {
  main: typeof main;
  overlays: typeof overlays;
  live: typeof liveChannel;
  updates: typeof updates;
  hero: typeof hero;
  analytics: typeof analytics;
  consent: typeof consent;
  older: typeof older;
};

/** Written by the build into each page, as JSON in `<script id="start">`. */
export type StartSettings = {
  /** Addresses of each part and its static imports. */
  chunks: Readonly<Record<keyof Chunks, readonly string[]>>;
  /** The framework's file, fetched early and not run. */
  framework: string;
  /** Files for sending or queueing an enquiry: for the service worker to store. */
  sending?: readonly string[];
  /** Where the API answers; '' is the site's own origin. */
  api: string;
  /** The publishable key. */
  key: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** When the page was built, ISO 8601. */
  builtAt: string;
  /** Links that call and message the firm, at build time. */
  call?: string;
  chat?: string;
  /** Version of the site's state at build time (`get_site_state`). */
  version: string;
  /** Address of the page's snapshot; none for a page that is drawn in the browser. */
  snapshot?: string;
  /** In 404.html: prefixes of addresses whose rows may be newer than the build. */
  newer?: readonly string[];
};

/** An answer of `get_site_state`; `at` in ms. */
export type Reading = { json: unknown; at: number };

/** The running app, as the start script sees it. */
export type RunningApp = {
  /** Shows a change of the site's state. */
  change: (change: SiteChange) => void;
  /** Reads the site's state again. */
  refresh: () => void;
};

/** @throws if the page has no settings. */
export function readSettings(): StartSettings {
  const text = document.getElementById('start')?.textContent;
  if (!text) throw new Error('The page has no start settings.');
  const settings: StartSettings = JSON.parse(text);
  return settings;
}
