import type { StartSettings } from '../../src/app/start/settings.ts';
import { entries } from './chunks.ts';
import type { InlineParts } from './inlineParts.ts';
import { builtFiles, namedChunk, type Manifest } from './manifest.ts';

/** Written by vite-plugin-pwa; the development server has none. */
const MANIFEST_LINK = '<link rel="manifest" href="/manifest.webmanifest" />';

/** What is put into a page besides the inlined parts. */
export type PageParts = {
  head: string;
  html: string;
  /** Address of the page's snapshot; none for a page that is drawn in the browser. */
  snapshot?: string;
  /** In 404.html: what the addresses of rows begin with. */
  newer?: readonly string[];
};

/** JSON that is safe inside a script element: a `<` in a title must not end it. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function replaceOnce(text: string, mark: string | RegExp, value: string): string {
  if (text.split(mark).length !== 2) throw new Error(`index.html must hold ${mark} exactly once.`);
  return text.replace(mark, () => value);
}

/** What an enquiry needs when it is sent or kept, besides its form and the app's own files. */
const SENDING = [
  'src/features/enquiries/data/outboxRunner.ts',
  'src/features/enquiries/public/WaitingEnquiries.tsx',
  'src/shared/ui/toasts.tsx',
];

/** The files of each part that the start script imports by need (src/app/start/settings.ts). */
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
 * Turns index.html into a function that makes finished pages: styles and both inline scripts inside the HTML, the rest
 * of the app as addresses for the start script, so that nothing competes with the hero.
 * @throws where index.html lacks one of the marks or the built head would hold a title of its own.
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
