import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, requireChromium } from '../chromium.ts';
import { readPages } from '../prerender.ts';
import { freePort, withFreshCheckout } from './checkout.ts';
import { lighthouseRun, summarize, type Run, type Throttling } from './lighthouseRuns.ts';
import { startSite } from './runningSite.ts';
import { printWeb, type Compared, type PageFigures, type WebReport } from './web/print.ts';
import { serveFiles } from './web/serveFiles.ts';
import { writeStaticSite } from './web/staticPage.ts';
import { measureTaps } from './web/taps.ts';
import { measureUntouched, summarizeVisits, type Untouched } from './web/untouched.ts';

/** Origins of the site, run by `npm start`, and of its static pages; the folder of the build. */
type Sites = { ours: string; plain: string; dist: string };
type Pair<T> = { path: string; ours: T[]; plain: T[] };

/** Measures the site's page and the static one in turns, so that other load on the machine meets both. */
async function inTurns<T>(
  { ours, plain }: Sites,
  paths: readonly string[],
  runs: number,
  measure: (url: string, run: number) => Promise<T>,
): Promise<Pair<T>[]> {
  const found = paths.map((path): Pair<T> => ({ path, ours: [], plain: [] }));
  for (let run = 1; run <= runs; run += 1) {
    for (const page of found) {
      console.log(`${run} of ${runs}: ${page.path}`);
      page.ours.push(await measure(ours + page.path, run));
      page.plain.push(await measure(plain + page.path, run));
    }
  }
  return found;
}

async function measureVitals(
  sites: Sites,
  paths: readonly string[],
  runs: number,
  how: Throttling,
): Promise<Compared[]> {
  console.log(`Lighthouse, ${how}`);
  const found = await inTurns<Run>(sites, paths, runs, async (url) => lighthouseRun(url, how));
  return found.map((page) => {
    const [site, floor] = [summarize(page.ours), summarize(page.plain)];
    const lcpRatio = Number((site.lcp.median / floor.lcp.median).toFixed(3));
    return { ours: site, static: floor, lcpRatio };
  });
}

async function measureQuiet(sites: Sites, paths: readonly string[], runs: number) {
  console.log('Untouched pages');
  const found = await inTurns<Untouched>(sites, paths, runs, async (url, run) =>
    measureUntouched({ url, dist: sites.dist, long: run === 1 }),
  );
  return found.map((page) => ({
    ours: summarizeVisits(page.ours),
    static: summarizeVisits(page.plain),
  }));
}

async function measureSite(sites: Sites, paths: readonly string[], runs: number) {
  const simulated = await measureVitals(sites, paths, runs, 'simulate');
  const applied = await measureVitals(sites, paths, runs, 'devtools');
  const quiet = await measureQuiet(sites, paths, runs);
  const pages: Record<string, PageFigures> = {};
  for (const [index, path] of paths.entries()) {
    const [simulate, devtools, untouched] = [simulated[index], applied[index], quiet[index]];
    if (simulate && devtools && untouched) pages[path] = { simulate, devtools, untouched };
  }
  return { pages, ...(await measureTaps(sites.ours, runs)) };
}

/** Home, a service, the gallery, the venues, Raas Garba, an album. */
async function usualPages(dist: string): Promise<string[]> {
  const album = (await readPages(`${dist}-ssr`)).find((path) => path.startsWith('/portfolio/'));
  if (album === undefined) throw new Error('The build has no album.');
  return ['/', '/services/wedding', '/gallery', '/services/venuesinpatna', '/raas-garba', album];
}

async function writeFloor(dist: string, folder: string, paths: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  try {
    await writeStaticSite(browser, dist, folder, paths);
  } finally {
    await browser.close();
  }
}

/**
 * The site as a phone gets it: Lighthouse next to static pages with the same hero, fonts and styles, the main thread and
 * the network of untouched pages, and the commonest taps. Times in ms. Prints tables.
 */
export async function measureWeb(runs: number, pages?: readonly string[]): Promise<WebReport> {
  return withFreshCheckout(async (folder) => {
    const env = { MANDAP_DATA_DIR: join(folder, '.data'), MANDAP_CACHE: join(folder, '.cache') };
    const site = await startSite(folder, await freePort(), env);
    const stops: (() => unknown)[] = [site.stop];
    try {
      const dist = join(folder, 'dist');
      const paths = pages ?? (await usualPages(dist));
      await writeFloor(dist, join(folder, 'static'), paths);
      const plain = await serveFiles(join(folder, 'static'));
      stops.push(plain.stop);
      const report = await measureSite({ ours: site.url, plain: plain.url, dist }, paths, runs);
      printWeb(report);
      return report;
    } finally {
      for (const stop of stops) await stop();
    }
  });
}
