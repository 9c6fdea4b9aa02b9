import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, requireChromium } from '../chromium.ts';
import { spread, type Spread } from './figures.ts';

/** How Lighthouse slows a page down: by calculation, or while it loads. */
export type Throttling = 'simulate' | 'devtools';

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;
/** Times in ms, scores of 100. */
type Vital = keyof typeof audits | keyof typeof categories;
export type Run = Record<Vital, number>;
export type Vitals = Record<Vital, Spread>;

async function measure(url: string, throttlingMethod: Throttling): Promise<Run> {
  // A browser, and so a profile, of its own. Lighthouse's launcher: Playwright's browser answers it with NO_NAVSTART.
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: [...chromiumFlags, '--headless=new'],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      throttlingMethod,
      logLevel: 'error',
      onlyCategories: Object.values(categories),
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    const { lhr } = result;
    const value = (name: keyof typeof audits) =>
      lhr.audits[audits[name]]?.numericValue ?? Number.NaN;
    const score = (name: keyof typeof categories) =>
      Math.round((lhr.categories[categories[name]]?.score ?? 0) * 100);
    return {
      fcp: value('fcp'),
      lcp: value('lcp'),
      tbt: value('tbt'),
      cls: value('cls'),
      speedIndex: value('speedIndex'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('bestPractices'),
      seo: score('seo'),
    };
  } finally {
    chrome.kill();
  }
}

/**
 * One Lighthouse run on a phone's profile, in a fresh browser.
 * @throws after three attempts without a result.
 */
export async function lighthouseRun(url: string, throttling: Throttling): Promise<Run> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measure(url, throttling);
    } catch (error) {
      // On a busy machine Chromium sometimes records no trace (NO_NAVSTART).
      if (attempt === 3) throw new Error(`Lighthouse could not measure ${url}`, { cause: error });
    }
  }
}

/** Median, least and most of each figure of several runs. */
export function summarize(runs: readonly Run[]): Vitals {
  const of = (name: Vital) =>
    spread(
      runs.map((run) => run[name]),
      name === 'cls' ? 4 : 0,
    );
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    speedIndex: of('speedIndex'),
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
  };
}
