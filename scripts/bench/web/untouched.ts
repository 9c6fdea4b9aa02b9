import { setTimeout as wait } from 'node:timers/promises';
import { spread, type Spread } from '../figures.ts';
import { inlineScriptBytes, logTransfers, type TransferLog } from '../transfers.ts';
import { withPage } from './phone.ts';
import { busyAfterLcp, traceCategories } from './trace.ts';

/** What came over the network; bytes are gzip. */
type Arrived = { script: number; scriptRequests: number; total: number; requests: number };

export type Untouched = {
  lcpMs: number;
  /** Share of the 10 s from 1 s after LCP in which the main thread had a task, in %. */
  busyPercent: number;
  longestTaskMs: number;
  in10s: Arrived;
  /** Only where the visit was that long. */
  in30s: Arrived | undefined;
  consoleErrors: string[];
};

/** The trace must hold 11 s after LCP, and LCP may come up to 3 s after the load event. */
const SHORT_MS = 14_000;
const LONG_MS = 31_000;

async function arrived(log: TransferLog, ms: number, inline: number): Promise<Arrived> {
  const transfers = await log.within(ms);
  const scripts = transfers.filter(({ kind }) => kind === 'script');
  const sum = (all: typeof transfers) => all.reduce((total, { bytes }) => total + bytes, 0);
  return {
    script: sum(scripts) + inline,
    scriptRequests: scripts.length,
    total: sum(transfers),
    requests: transfers.length,
  };
}

type Visit = {
  url: string;
  dist: string;
  /** 31 s instead of 14, for what arrives after 10 s. */
  long?: boolean;
};

/**
 * Opens an address at 4x slow-down and touches nothing: the main thread's tasks, from a trace, and what arrives. The
 * seconds of what arrives begin with the load event.
 */
export async function measureUntouched({ url, dist, long = false }: Visit): Promise<Untouched> {
  return withPage(async ({ browser, context, page }) => {
    const consoleErrors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => consoleErrors.push(error.message));
    const log = logTransfers(context, page, dist);
    await browser.startTracing(page, { categories: traceCategories });
    const began = performance.now();
    const response = await page.goto(url);
    const loadMs = performance.now() - began;
    await wait(SHORT_MS);
    const trace = await browser.stopTracing();
    if (long) await wait(LONG_MS - SHORT_MS);
    const inline = inlineScriptBytes((await response?.text()) ?? '');
    return {
      ...busyAfterLcp(trace),
      in10s: await arrived(log, loadMs + 10_000, inline),
      in30s: long ? await arrived(log, loadMs + 30_000, inline) : undefined,
      consoleErrors,
    };
  });
}

export type UntouchedFigures = {
  lcpMs: Spread;
  busyPercent: Spread;
  longestTaskMs: Spread;
  /** Of the first visit. */
  in10s: Arrived | undefined;
  in30s: Arrived | undefined;
  consoleErrors: string[];
};

/** Several visits of one page as one. */
export function summarizeVisits(visits: readonly Untouched[]): UntouchedFigures {
  return {
    lcpMs: spread(visits.map(({ lcpMs }) => lcpMs)),
    busyPercent: spread(
      visits.map(({ busyPercent }) => busyPercent),
      2,
    ),
    longestTaskMs: spread(
      visits.map(({ longestTaskMs }) => longestTaskMs),
      1,
    ),
    in10s: visits[0]?.in10s,
    in30s: visits[0]?.in30s,
    consoleErrors: [...new Set(visits.flatMap(({ consoleErrors }) => consoleErrors))],
  };
}
