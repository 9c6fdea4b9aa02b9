import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, requireChromium } from '../chromium.ts';
import { spread, type Spread } from './figures.ts';
import { visitFirst, type PhoneOptions } from './web/phone.ts';

/** Lighthouse's two ways of slowing a page down: by calculation, or really while it loads. */
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

/** Visits a page in the browser that Lighthouse is going to use, whose service worker then answers. */
async function visitBefore(url: string, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no profile to visit a page with.');
  await visitFirst(page, url);
  await browser.close();
}

async function measure(
  url: string,
  throttlingMethod: Throttling,
  { visitedBefore, meanwhile }: PhoneOptions,
): Promise<Run> {
  // A browser, and so a profile, of its own. Lighthouse's launcher: Playwright's browser answers it with NO_NAVSTART.
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: [...chromiumFlags, '--headless=new'],
  });
  try {
    if (visitedBefore !== undefined) await visitBefore(visitedBefore, chrome.port);
    await meanwhile?.();
    const result = await lighthouse(url, {
      port: chrome.port,
      throttlingMethod,
      disableStorageReset: visitedBefore !== undefined,
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
 * One Lighthouse run on a phone's profile, in a fresh browser, or in one that visited an address before. Lighthouse cannot
 * be told that a visitor saves data.
 * @throws where three attempts in a row give no result.
 */
export async function lighthouseRun(
  url: string,
  throttling: Throttling,
  phone: PhoneOptions = {},
): Promise<Run> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measure(url, throttling, phone);
    } catch (error) {
      // On a busy machine Chromium now and then records no trace (NO_NAVSTART): that run says nothing.
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
