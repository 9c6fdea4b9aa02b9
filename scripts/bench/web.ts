import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumFlags, requireChromium } from '../chromium.ts';
import { readPages } from '../prerender.ts';
import { freePort, withFreshCheckout } from './checkout.ts';
import { lighthouseRun, summarize, type Run, type Throttling } from './lighthouseRuns.ts';
import { startSite } from './runningSite.ts';
import { createPublisher } from './web/createPublisher.ts';
import { printWeb, type Compared, type PageFigures, type WebReport } from './web/print.ts';
import { serveFiles } from './web/serveFiles.ts';
import { writeStaticSite } from './web/staticPage.ts';
import { measureTaps } from './web/taps.ts';
import { measureUntouched, summarizeVisits, type Untouched } from './web/untouched.ts';
import { variants } from './web/variants.ts';

/** Absent settings mean the whole: six pages, medians of 5 simulated runs and of 3 of all else. */
export type WebOptions = { pages?: readonly string[] | undefined; runs?: number | undefined };

const SIMULATED_RUNS = 5;
const OTHER_RUNS = 3;
/** Idle begins when the backend's first timers have run and V8 has swept up after the start. */
const SETTLE_MS = 15_000;

/** One build, served in three ways. */
type Sites = {
  /** By `npm start`: the site with its backend. */
  ours: string;
  /** The static pages. */
  plain: string;
  /** The site where the backend never answers. */
  unanswered: string;
  dist: string;
  /** Makes `ours` a new release. */
  publish: () => Promise<void>;
};
type Pair<T> = { path: string; ours: T[]; plain: T[] };

const pairs = <T>(paths: readonly string[]): Pair<T>[] =>
  paths.map((path) => ({ path, ours: [], plain: [] }));

/** Ours and the static page in turns, so that whatever else the machine does meets both. */
async function measureVitals(
  { ours, plain }: Sites,
  paths: readonly string[],
  how: Throttling,
  runs: number,
): Promise<Compared[]> {
  const found = pairs<Run>(paths);
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Lighthouse, ${how}, ${run} of ${runs} …`);
    for (const page of found) {
      page.ours.push(await lighthouseRun(ours + page.path, how));
      page.plain.push(await lighthouseRun(plain + page.path, how));
    }
  }
  return found.map((page) => {
    const [site, floor] = [summarize(page.ours), summarize(page.plain)];
    const lcpRatio = Number((site.lcp.median / floor.lcp.median).toFixed(3));
    return { ours: site, static: floor, lcpRatio };
  });
}

async function measureQuiet({ ours, plain, dist }: Sites, paths: readonly string[], runs: number) {
  const found = pairs<Untouched>(paths);
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Untouched pages, ${run} of ${runs} …`);
    for (const page of found) {
      const long = run === 1;
      page.ours.push(await measureUntouched({ url: ours + page.path, dist, long }));
      page.plain.push(await measureUntouched({ url: plain + page.path, dist, long }));
    }
  }
  return found.map((page) => ({
    ours: summarizeVisits(page.ours),
    static: summarizeVisits(page.plain),
  }));
}

/** Home on other terms: what the main thread does untouched, Lighthouse simulated, and the taps of home. */
async function measureVariants(
  { ours, unanswered, dist, publish }: Sites,
  runs: number,
  faults: string[],
) {
  const found: WebReport['variants'] = {};
  for (const [name, variant] of Object.entries(variants)) {
    console.log(`Home, ${name} …`);
    const origin = variant.unanswered ? unanswered : ours;
    const url = `${origin}/`;
    const phone = { ...variant.phone(url), ...(variant.published && { meanwhile: publish }) };
    const visits: Untouched[] = [];
    const own: string[] = [];
    const lighthouse: Run[] = [];
    for (let run = 1; run <= runs; run += 1) {
      try {
        visits.push(await measureUntouched({ url, dist, long: run === 1 }, phone));
        if (!phone.savesData) lighthouse.push(await lighthouseRun(url, 'simulate', phone));
      } catch (error) {
        own.push(error instanceof Error ? error.message : String(error));
      }
    }
    const untouched = summarizeVisits(visits);
    own.push(...untouched.consoleErrors.map((text) => `console error: ${text}`));
    found[name] = {
      lighthouse: lighthouse.length > 0 ? summarize(lighthouse) : undefined,
      untouched,
      taps: await measureTaps(
        origin,
        { runs, path: '/', ...(variant.published ? { beforeTap: publish } : { phone }) },
        own,
      ),
    };
    faults.push(...own.map((text) => `${name}: ${text}`));
  }
  return found;
}

async function measureSite(sites: Sites, paths: readonly string[], runs: number | undefined) {
  const faults: string[] = [];
  const simulated = await measureVitals(sites, paths, 'simulate', runs ?? SIMULATED_RUNS);
  const applied = await measureVitals(sites, paths, 'devtools', runs ?? OTHER_RUNS);
  const quiet = await measureQuiet(sites, paths, runs ?? OTHER_RUNS);
  const pages: Record<string, PageFigures> = {};
  for (const [index, path] of paths.entries()) {
    const [simulate, devtools, untouched] = [simulated[index], applied[index], quiet[index]];
    if (simulate && devtools && untouched) pages[path] = { simulate, devtools, untouched };
  }
  const taps = await measureTaps(sites.ours, { runs: runs ?? OTHER_RUNS }, faults);
  return {
    pages,
    taps,
    variants: await measureVariants(sites, runs ?? OTHER_RUNS, faults),
    faults,
  };
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
 * The site as a phone finds it: start times and idle memory of `npm start`, Lighthouse next to static pages with the
 * same hero, fonts and styles, the main thread and the network of untouched pages, the commonest taps, and home from
 * the service worker, with Save-Data, without an answer of the backend and after a publication. Times in ms. Prints tables.
 */
export async function measureWeb({ pages, runs }: WebOptions = {}): Promise<WebReport> {
  return withFreshCheckout(async (folder) => {
    const env = { MANDAP_DATA_DIR: join(folder, '.data'), MANDAP_CACHE: join(folder, '.cache') };
    const first = await startSite(folder, await freePort(), env);
    await wait(SETTLE_MS);
    const idleMemoryPssMb = first.memoryMb();
    await first.stop();

    const later = await startSite(folder, await freePort(), env);
    const stops: (() => unknown)[] = [later.stop];
    try {
      const dist = join(folder, 'dist');
      const paths = pages ?? (await usualPages(dist));
      await writeFloor(dist, join(folder, 'static'), paths);
      const plain = await serveFiles(join(folder, 'static'));
      stops.push(plain.stop);
      const unanswered = await serveFiles(dist);
      stops.push(unanswered.stop);
      const sites = {
        ours: later.url,
        plain: plain.url,
        unanswered: unanswered.url,
        dist,
        publish: await createPublisher(later.url, env.MANDAP_DATA_DIR),
      };
      const report = {
        start: { firstMs: first.readyMs, laterMs: later.readyMs },
        idleMemoryPssMb,
        ...(await measureSite(sites, paths, runs)),
      };
      printWeb(report);
      return report;
    } finally {
      for (const stop of stops) await stop();
    }
  });
}
