import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { createTestStack } from '../supabase/local/testing.ts';
import { budgets, faultsOf } from './bench/budgets.ts';
import { kB, table } from './bench/figures.ts';
import { measurePage, type Weights } from './bench/measurePage.ts';
import { adminCodeInPublicChunks, chunkListFaults } from './bench/publicChunks.ts';
import { buildSite } from './build.ts';
import { chromiumFlags, requireTestChromium } from './chromium.ts';
import { notReady } from './launch.ts';
import { readPages } from './prerender.ts';
import type { ChunkModules } from './web/chunkModules.ts';
import { createWebHandler } from './web/createWebHandler.ts';
import type { Manifest } from './web/manifest.ts';
import { precachedBytes } from './web/serviceWorker.ts';

/**
 * `npm run size`: builds the site with the demo, serves it with its backend, opens every public page as a phone and
 * compares all that is loaded within 10 s to budgets.ts, and the build's chunks to chunks.ts.
 * Prints a table; exits with 1 if anything is over budget.
 */

/** Separate from `dist/`, which belongs to `npm start` and `npm run build`. */
const dist = resolve('node_modules/.cache/mandap/size/dist');
/** Visits mostly wait: this many pages, each with and without Save-Data, share two cores. */
const AT_ONCE = 6;

const head = [
  'kB gzip, 412 px at 2x, 10 s untouched',
  'script',
  'of it inline',
  'files',
  'CSS',
  'fonts',
  'HTML',
  'brotli',
  'hero',
  'total',
  'requests',
  'shift',
  'files with Save-Data',
];

function row(weights: Weights): (string | number)[] {
  const { path, script, inline, scriptRequests, css, fonts, html, hero, total } = weights;
  const { document, shift, requests, scriptWithSaveData } = weights;
  return [
    path.length > 30 ? `${path.slice(0, 29)}…` : path,
    ...[script, inline].map(kB),
    scriptRequests,
    ...[css, fonts, html, document, hero, total].map(kB),
    requests,
    shift.toFixed(3),
    scriptWithSaveData.length,
  ];
}

/** Pages of rows share their code: one of each kind is enough. */
const kinds = ['/portfolio/', '/events/', '/venues/'];

/** All public paths; only the first of albums, events and venues. */
async function addresses(): Promise<string[]> {
  const pages = (await readPages(`${dist}-ssr`)).filter(
    (path) => !['/404', '/shell'].includes(path),
  );
  const first = new Set(kinds.map((kind) => pages.find((path) => path.startsWith(kind))));
  return pages.filter((path) => first.has(path) || !kinds.some((kind) => path.startsWith(kind)));
}

async function measureAll(origin: string): Promise<Weights[]> {
  const paths = await addresses();
  const browser = await chromium.launch({
    executablePath: requireTestChromium(),
    args: chromiumFlags,
  });
  const all = new Map<string, Weights>();
  const waiting = [...paths];
  const measureNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      all.set(path, await measurePage(browser, { origin, dist, path }));
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, measureNext));
  } finally {
    await browser.close();
  }
  return paths.flatMap((path) => all.get(path) ?? []);
}

/** Serves the site as in production: pages and backend on one origin. */
async function measureBuild(): Promise<Weights[]> {
  let web = notReady;
  const stack = await createTestStack('size', {
    demo: true,
    web: (request, response) => web(request, response),
  });
  try {
    await buildSite({
      apiUrl: '',
      dataUrl: stack.url,
      siteUrl: 'https://mandap.example',
      publishableKey: stack.publishableKey,
      outDir: dist,
    });
    web = createWebHandler(dist);
    return await measureAll(stack.url);
  } finally {
    await stack.stop();
  }
}

async function readJson<T>(name: string): Promise<T> {
  const value: T = JSON.parse(await readFile(join(`${dist}-ssr`, name), 'utf8'));
  return value;
}

const all = await measureBuild();
console.log(table([head, ...all.map(row)]));

const manifest = await readJson<Manifest>('manifest.json');
const precache = await precachedBytes(dist);
const faults = [
  ...(precache > budgets.precache
    ? [`The service worker precaches ${kB(precache)} kB, at most ${kB(budgets.precache)}`]
    : []),
  ...(all.length === 0 ? ['No page was measured.'] : []),
  ...all.flatMap(faultsOf),
  ...chunkListFaults(manifest, dist),
  ...adminCodeInPublicChunks(manifest, await readJson<ChunkModules>('modules.json')),
];
console.log(
  faults.length === 0 ? `\n${all.length} pages within their budgets` : `\n${faults.join('\n')}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
