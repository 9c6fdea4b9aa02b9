import lighthouse from 'lighthouse';

export type Vitals = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

/** Lighthouse's two ways of slowing a page down: by calculation, or really while it loads. */
export type Throttling = 'simulate' | 'devtools';

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function once(url: string, port: number, throttlingMethod: Throttling): Promise<Vitals> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(
      `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  }
  const { audits, categories } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

/**
 * Lighthouse on a phone's profile; the median of each figure.
 * @param port of a Chromium's remote debugging.
 * @param runs at least 1; an odd number has a middle.
 */
export async function lighthouseMedian(
  url: string,
  port: number,
  throttling: Throttling,
  runs: number,
): Promise<Vitals> {
  const all: Vitals[] = [];
  let lost = 0;
  while (all.length < runs) {
    try {
      all.push(await once(url, port, throttling));
    } catch (error) {
      // On a busy machine Chromium now and then records no trace (NO_NAVSTART): that run says nothing.
      lost += 1;
      if (lost > runs) throw error;
    }
  }
  const of = (key: keyof Vitals) =>
    Math.round(median(all.map((vitals) => vitals[key])) * 1000) / 1000;
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
  };
}
