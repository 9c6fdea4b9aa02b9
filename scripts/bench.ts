import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { lighthouseMedian, type Throttling } from './bench/lighthouseRuns.ts';
import { measurePage } from './bench/measurePage.ts';
import { startSite, type RunningSite } from './bench/runningSite.ts';
import { measureVenueSearch } from './bench/venueSearch.ts';
import { chromiumFlags, requireChromium } from './chromium.ts';

/**
 * `npm run bench`: how long a start takes, what the site needs of memory, what Lighthouse says of the home page
 * on a phone, next to the same page without any script, and how long a search among 2,000 venues takes. Prints the figures and keeps them in docs/bench/latest.json.
 * Figures belong to one machine and one run: compare within it.
 */
const RUNS = 3;
/** Idle begins when the stack's first timers have run and V8 has swept up after the start. */
const SETTLE_MS = 15_000;
const parts = [
  'src',
  'public',
  'scripts',
  'supabase',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const address = server.address();
  await new Promise((closed) => {
    server.close(closed);
  });
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** A checkout that has never been started: the sources, the installed packages, empty caches. */
async function freshCheckout(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mandap-bench-'));
  await Promise.all(parts.map(async (part) => cp(part, join(folder, part), { recursive: true })));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The same page as a hand-written one would be: hero, fonts and CSS, no script at all. */
async function writeFloor(folder: string): Promise<void> {
  const home = await readFile(join(folder, 'dist/index.html'), 'utf8');
  await writeFile(join(folder, 'dist/floor.html'), home.replace(/<script\b[^]*?<\/script>/g, ''));
}

/** Lighthouse's own launcher: Playwright's browser answers it with NO_NAVSTART. */
async function measureVitals(url: string) {
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: [...chromiumFlags, '--headless=new'],
  });
  try {
    const of = async (throttling: Throttling) => ({
      home: await lighthouseMedian(`${url}/`, chrome.port, throttling, RUNS),
      withoutScript: await lighthouseMedian(`${url}/floor`, chrome.port, throttling, RUNS),
    });
    return { simulated: await of('simulate'), applied: await of('devtools') };
  } finally {
    chrome.kill();
  }
}

async function measureWeights(url: string, folder: string) {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  try {
    return await measurePage(browser, { origin: url, dist: join(folder, 'dist'), path: '/' });
  } finally {
    await browser.close();
  }
}

async function measureSite({ url, stop }: RunningSite, folder: string) {
  try {
    return { weights: await measureWeights(url, folder), lighthouse: await measureVitals(url) };
  } finally {
    await stop();
  }
}

/** Other work on the machine makes every figure worse: it belongs beside them. */
const load = loadavg()[0];
const folder = await freshCheckout();
const env = { MANDAP_DATA_DIR: join(folder, '.data'), MANDAP_CACHE: join(folder, '.cache') };
try {
  const first = await startSite(folder, await freePort(), env);
  await wait(SETTLE_MS);
  const idleMb = first.memoryMb();
  await first.stop();
  await writeFloor(folder);

  const later = await startSite(folder, await freePort(), env);
  const report = {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: { cpus: cpus().length, model: cpus()[0]?.model, node: process.version, load },
    start: { firstMs: first.readyMs, laterMs: later.readyMs },
    idleMemoryPssMb: idleMb,
    ...(await measureSite(later, folder)),
    venueSearch: await measureVenueSearch(),
  };
  await mkdir('docs/bench', { recursive: true });
  await writeFile('docs/bench/latest.json', `${JSON.stringify(report, null, 2)}\n`);
  console.log(JSON.stringify(report, null, 2));
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
