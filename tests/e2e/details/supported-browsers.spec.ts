import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { newerMarkup, newerNames, newerStyles } from '../newerThanOldest.ts';
import { distDir } from '../site.ts';

/** Supplied where it is missing: src/app/start/older.ts. */
const supplied = new Set([
  '.at()',
  '.findLast()',
  '.findLastIndex()',
  '.toReversed()',
  '.toSorted()',
  '.toSpliced()',
  '.with()',
  '.throwIfAborted()',
  '.showModal()',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Object.hasOwn',
  'Crypto.randomUUID',
  'URL.canParse',
  'structuredClone',
]);

/** Looked for before it is used, or nothing that the site calls. */
const guarded = new Set([
  '.hidePopover()', // after a look at showPopover, or supplied by olderParts.ts
  '.showPopover()',
  'BroadcastChannel',
  'Navigator.connection',
  'Navigator.locks',
  'Navigator.share', // savePass.ts: without it the buyer reads that no picture could be saved
  'Navigator.storage',
  'Navigator.userActivation',
  'Navigator.vibrate',
  'Navigator.wakeLock',
  // React's own looks and fallbacks.
  '.startViewTransition()',
  'Profiler',
  'ViewTransition',
  'reportError',
  // web-vitals: measures what the browser reports.
  'Document.prerendering',
  'Document.wasDiscarded',
  'Performance.interactionCount',
  'PerformanceEventTiming',
  'PerformanceSoftNavigation',
  // qr has a fallback; supabase-js: for passkeys, which the site does not use.
  '.toBase64()',
  'PublicKeyCredential.parseCreationOptionsFromJSON',
  'PublicKeyCredential.parseRequestOptionsFromJSON',
  // The particles: an ornament, left out where its code fails.
  '.transferControlToOffscreen()',
  '.transferToImageBitmap()',
  'SharedArrayBuffer',
  'TouchEvent',
  // Pictures are made smaller in a worker; without it the owner reads that the picture cannot be read here.
  '.convertToBlob()',
  'OffscreenCanvas',
]);

/** In zxing-wasm: feature-tested, in a comparison that we replace (decode.ts), or WebAssembly's own. */
const ofZxing = new Set(['.grow()', 'Object.hasOwn', 'Symbol.dispose']);

/** Methods of our own and of libraries that are called like newer ones of the browser. */
const namesakes = new Set(
  [
    'config',
    'drop',
    'isValid',
    'loading',
    'notify',
    'or',
    'reason',
    'resize',
    'respondWith',
    'show',
  ]
    .concat(['side', 'take', 'timeout', 'toArray', 'use', 'when'])
    .map((name) => `.${name}()`),
);
namesakes.add('Metadata');

/** Without these a page only looks plainer, scrolls less smoothly or renders a little slower. */
const looks = new Set([
  '-webkit-tap-highlight-color',
  '::-webkit-inner-spin-button',
  ':-webkit-inner-spin-button',
  ':backdrop',
  ':details-content',
  ':focus-visible',
  ':has',
  ':open',
  ':popover-open',
  ':selection',
  '@container', // the bar is the narrow one then (navbar.css)
  '@layer', // put in without (olderParts.ts)
  '@page',
  '@property',
  'accent-color',
  'animation-timeline',
  'color-mix()',
  'color-scheme',
  'contain-intrinsic-height',
  'container',
  'container-type', // an admin form's preview is below it then
  'content-visibility',
  'cursor',
  'field-sizing',
  'overscroll-behavior',
  'overscroll-behavior-x',
  // A counter's slip is printed on the printer's own paper then.
  'page',
  'resize',
  'rotate',
  'scale',
  'scroll()',
  'scroll-behavior',
  'scroll-snap-stop',
  'size',
  'scrollbar-color',
  'scrollbar-gutter',
  'scrollbar-width',
  'text-wrap',
  'translate',
  'view-timeline',
  'view-timeline-inset',
]);

/** Attributes that older browsers ignore: inert content then stays visible or hidden by its styles. */
const attributes = new Set([
  'inert',
  'loading',
  'name',
  'popover',
  'popovertarget',
  'fetchpriority',
]);

/** The files of this release, without those kept from the previous one (scripts/web/keepAssets.ts). */
function files(): { file: string; text: string }[] {
  const own: string[] = JSON.parse(readFileSync(`${distDir}-ssr/release.json`, 'utf8'));
  return readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css|html)$/.test(file))
    .filter((file) => !file.startsWith('assets') || own.includes(path.basename(file)))
    .map((file) => ({ file, text: readFileSync(path.join(distDir, file), 'utf8') }));
}

/** Code that runs before polyfills, or without them: the start script, offline page, workers. */
const runsAlone = (file: string) => /^(?:sw|registerSW)\.js$|offline-|[wW]orker-/.test(file);

/** `file: name` for each name that is newer and neither supplied nor in `known`. */
function unknown(
  file: string,
  names: readonly string[],
  ...known: readonly Set<string>[]
): string[] {
  return names
    .filter((name) => !known.some((set) => set.has(name)))
    .map((name) => `${file}: ${name}`);
}

test.describe('what the oldest browsers we name do not know', () => {
  test('is supplied or looked for, in every script', () => {
    const scripts = files().filter(({ file }) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(80);
    const found = scripts.flatMap(({ file, text }) =>
      unknown(
        file,
        newerNames(file, text),
        guarded,
        namesakes,
        ...(file.includes('readWorker-') ? [ofZxing] : []),
        // If the worker of statements fails, the page does its work (readInWorker.ts).
        ...(runsAlone(path.basename(file)) && !file.includes('statementWorker-') ? [] : [supplied]),
      ),
    );
    expect(found).toEqual([]);
  });

  test('is not used by the script inside the pages, which runs before anything can be supplied', () => {
    const html = readFileSync(path.join(distDir, 'index.html'), 'utf8');
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
    expect(inline.length).toBe(2);
    // The page's style may contain names that its script only tests for.
    const found = inline.flatMap((code) => unknown('page', newerNames('page.js', code), guarded));
    expect(found).toEqual([]);
  });

  test('changes only how a page looks, in every style sheet and attribute', () => {
    const found = files().flatMap(({ file, text }) => {
      if (file.endsWith('.css')) return unknown(file, newerStyles(text), looks);
      if (!file.endsWith('.html')) return [];
      const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
      const markup = text.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
      return unknown(file, newerStyles(styles.join('\n')), looks).concat(
        unknown(file, newerMarkup(markup), attributes),
      );
    });
    expect(found).toEqual([]);
  });

  test('is found: the test of the test', () => {
    expect(newerNames('a.js', 'let a=[].findLast(b=>b);Promise.withResolvers()')).toEqual([
      '.findLast()',
      'Promise.withResolvers',
    ]);
    expect(newerNames('a.js', 'a=/(?<=x)y/;structuredClone(a);[1].map(a)')).toEqual([
      'RegExp lookbehind',
      'structuredClone',
    ]);
    expect(newerStyles('a:has(b){color:lch(1 2 3);anchor-name:--a}')).toEqual([
      ':has',
      'anchor-name',
      'lch()',
    ]);
    expect(newerMarkup('<div popover="auto" class="a">')).toEqual(['popover']);
  });
});
