import type { StartSettings } from '../../src/app/start/settings.ts';
import { entries } from './chunks.ts';
import type { InlineParts } from './inlineParts.ts';
import { builtFiles, namedChunk, type Manifest } from './manifest.ts';

/** Written by vite-plugin-pwa, not by the development server. */
const MANIFEST_LINK = '<link rel="manifest" href="/manifest.webmanifest" />';

/** Parts of a page besides the inlined ones. */
export type PageParts = {
  head: string;
  html: string;
  /** Address of the page's snapshot; omit for a client-rendered page. */
  snapshot?: string;
  /** In 404.html: path prefixes of rows. */
  newer?: readonly string[];
};

/** JSON for a script element: escapes `<`, which could end it. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function replaceOnce(text: string, mark: string | RegExp, value: string): string {
  if (text.split(mark).length !== 2) throw new Error(`index.html must hold ${mark} exactly once.`);
  return text.replace(mark, () => value);
}

/** Chunks for sending and queueing an enquiry, besides its form and the app. */
const SENDING = [
  'src/features/enquiries/data/outboxRunner.ts',
  'src/features/enquiries/public/WaitingEnquiries.tsx',
  'src/shared/ui/toasts.tsx',
];

/** Files of each lazy part of the start script (src/app/start/settings.ts). */
export function startChunks(
  manifest: Manifest,
): Pick<StartSettings, 'chunks' | 'framework' | 'sending'> {
  return {
    chunks: {
      main: builtFiles(manifest, entries.main),
      overlays: builtFiles(manifest, entries.overlays),
      live: builtFiles(manifest, entries.live),
      updates: builtFiles(manifest, entries.updates),
      hero: builtFiles(manifest, entries.hero),
      analytics: builtFiles(manifest, entries.analytics),
      consent: builtFiles(manifest, entries.consent),
      older: builtFiles(manifest, entries.older),
    },
    framework: namedChunk(manifest, 'framework'),
    sending: [...new Set(SENDING.flatMap((source) => builtFiles(manifest, source)))],
  };
}

/**
 * Turns index.html into a function that renders finished pages: styles and both inline scripts in the HTML, the rest of
 * the app as addresses for the start script, so that nothing competes with the hero.
 * @throws if index.html lacks one of the marks or the built head has a title of its own.
 */
export function pageTemplate(
  indexHtml: string,
  inline: InlineParts,
  settings: Omit<StartSettings, 'snapshot' | 'newer'>,
): (parts: PageParts) => string {
  if (/<title|name="description"/.test(indexHtml)) {
    throw new Error('index.html must leave title and description to the pages.');
  }
  let base = replaceOnce(
    indexHtml,
    '<script src="/src/app/start/beforePaint.js"></script>',
    `<script>${inline.beforePaint}</script>`,
  );
  base = replaceOnce(
    base,
    '<link rel="stylesheet" href="/src/app/styles.css" />',
    `<style>${inline.styles}</style>`,
  );
  base = replaceOnce(
    base,
    '<script type="module" src="/src/app/start/start.ts"></script>',
    `<script>${inline.start}</script>`,
  );
  base = base.replace(/>\s+</g, '><');

  return ({ head, html, ...ofPage }) => {
    let page = replaceOnce(base, '<!--head-->', head + MANIFEST_LINK);
    page = replaceOnce(page, '<div id="root"></div>', `<div id="root">${html}</div>`);
    const json = scriptJson({ ...settings, ...ofPage });
    return replaceOnce(page, /(?<=<script type="application\/json" id="start">)[^<]*/, json);
  };
}
