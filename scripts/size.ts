import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { budgets } from './bench/budgets.ts';
import { measurePage, transferSize, type Weights } from './bench/measurePage.ts';
import { ownerCodeInPublicChunks } from './bench/ownerCode.ts';
import { buildSite } from './build.ts';
import { chromiumFlags, requireChromium } from './chromium.ts';
import { readPages } from './prerender.ts';
import type { ChunkModules } from './web/chunkModules.ts';
import { createWebHandler } from './web/createWebHandler.ts';
import { withDemoBackend } from './web/demoBackend.ts';
import type { Manifest } from './web/manifest.ts';

/**
 * `npm run size`: builds the site with the demo, opens every public page as a phone does and holds what it fetches
 * against performance.md. Prints a table; ends with 1 where anything is over its budget.
 */

/** Apart from `dist/`, which belongs to `npm start` and `npm run build`. */
const dist = resolve('node_modules/.cache/mandap/size/dist');
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

function faultsOf(weights: Weights): string[] {
  const { path } = weights;
  const limits: [name: string, value: number, most: number][] = [
    ['JavaScript before idle', weights.script, path === '/' ? budgets.scriptHome : budgets.script],
    ['JavaScript after idle', weights.afterIdle, budgets.afterIdle],
    ['the first view', weights.total, budgets.total],
    ['fonts', weights.fonts, budgets.fonts],
    ['the hero picture', weights.hero, budgets.hero],
  ];
  const faults = limits
    .filter(([, value, most]) => value > most)
    .map(([name, value, most]) => `${path}: ${name} has ${kB(value)} kB, at most ${kB(most)}`);
  if (weights.requests > budgets.requests)
    faults.push(`${path}: ${weights.requests} requests before idle, at most ${budgets.requests}`);
  if (weights.fontFiles > budgets.fontFiles)
    faults.push(`${path}: ${weights.fontFiles} font files, at most ${budgets.fontFiles}`);
  return [...faults, ...weights.foreign.map((url) => `${path}: asks ${url} before idle`)];
}

function row(cells: readonly (string | number)[]): string {
  const [first = '', ...rest] = cells;
  const shown = String(first).length > 30 ? `${String(first).slice(0, 29)}…` : String(first);
  return [shown.padEnd(30), ...rest.map((cell) => String(cell).padStart(9))].join(' ');
}

function print(all: readonly Weights[]): void {
  console.log(
    row([
      'kB gzip, 412 px at 2x',
      'JS',
      'later JS',
      'CSS',
      'fonts',
      'HTML',
      'hero',
      'total',
      'requests',
    ]),
  );
  for (const { path, script, afterIdle, css, fonts, html, hero, total, requests } of all) {
    console.log(
      row([path, ...[script, afterIdle, css, fonts, html, hero, total].map(kB), requests]),
    );
  }
}

/** Pages whose addresses come from the database share their code: of each kind one is enough. */
const kinds = ['/portfolio/', '/events/', '/venues/'];

/** All public addresses; of albums, events and venues only the first. */
async function addresses(): Promise<string[]> {
  const pages = (await readPages(`${dist}-ssr`)).filter(
    (path) => !['/404', '/shell'].includes(path),
  );
  const first = new Set(kinds.map((kind) => pages.find((path) => path.startsWith(kind))));
  return pages.filter((path) => first.has(path) || !kinds.some((kind) => path.startsWith(kind)));
}

async function measureAll(): Promise<Weights[]> {
  const server = createServer(createWebHandler(dist));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port to measure on.');
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  try {
    const all: Weights[] = [];
    for (const path of await addresses()) {
      all.push(
        await measurePage(browser, { origin: `http://127.0.0.1:${address.port}`, dist, path }),
      );
    }
    return all;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

async function readJson<T>(name: string): Promise<T> {
  const value: T = JSON.parse(await readFile(join(`${dist}-ssr`, name), 'utf8'));
  return value;
}

await withDemoBackend(async ({ url, publishableKey }) =>
  buildSite({
    apiUrl: '',
    dataUrl: url,
    siteUrl: 'https://mandap.example',
    publishableKey,
    outDir: dist,
  }),
);
const manifest = await readJson<Manifest>('manifest.json');
const all = await measureAll();
print(all);

const boot = transferSize(join(dist, manifest['src/boot.ts']?.file ?? ''));
const faults = [
  ...(all.length === 0 ? ['No page was measured.'] : []),
  ...all.flatMap(faultsOf),
  ...(boot > budgets.boot ? [`The starter has ${boot} bytes, at most ${budgets.boot}.`] : []),
  ...ownerCodeInPublicChunks(manifest, await readJson<ChunkModules>('modules.json')),
];
console.log(
  faults.length === 0 ? `\n${all.length} pages within their budgets` : `\n${faults.join('\n')}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
