// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './budgets.ts';
import { spread } from './figures.ts';
import type { Weights } from './measurePage.ts';
import { quantiles, timed } from './passes/figures.ts';
import { inlineScriptBytes } from './transfers.ts';
import { busyAfterLcp } from './web/trace.ts';

const RENDERER = { pid: 7, tid: 1 };
const SECOND = 1_000_000;

const task = (second: number, ms: number, thread = RENDERER) => ({
  name: 'RunTask',
  ...thread,
  ts: second * SECOND,
  dur: ms * 1000,
});

const traceOf = (events: readonly object[]) =>
  Buffer.from(
    JSON.stringify({
      traceEvents: [
        { name: 'navigationStart', ...RENDERER, ts: 100 * SECOND },
        { name: 'largestContentfulPaint::Candidate', ...RENDERER, ts: 102 * SECOND },
        ...events,
        task(120, 1),
      ],
    }),
  );

describe('the busy share of the main thread', () => {
  it('counts tasks from 1 s to 11 s after the largest paint, each once', () => {
    const trace = traceOf([
      task(102.5, 300), // before
      task(104, 200),
      task(104.1, 50), // inside the one before
      task(108, 100),
      task(112.95, 100), // half of it within
      task(114, 500), // after
    ]);
    const { lcpMs, busyPercent, longestTaskMs } = busyAfterLcp(trace);
    expect([lcpMs, busyPercent, longestTaskMs]).toEqual([2000, 3.5, 200]);
  });

  it('leaves out other threads', () => {
    const trace = traceOf([task(104, 200, { pid: 7, tid: 2 }), task(104, 200, { pid: 8, tid: 1 })]);
    expect(busyAfterLcp(trace).busyPercent).toBe(0);
  });

  it('refuses a trace without a largest paint', () => {
    const trace = Buffer.from(JSON.stringify({ traceEvents: [task(1, 1)] }));
    expect(() => busyAfterLcp(trace)).toThrow('no largest contentful paint');
  });
});

describe('values that were measured', () => {
  it.each([
    [[30, 10, 20], { median: 20, min: 10, max: 30 }],
    [[20, 10], { median: 15, min: 10, max: 20 }],
    [[7], { median: 7, min: 7, max: 7 }],
    [[], { median: Number.NaN, min: Number.NaN, max: Number.NaN }],
  ])('%j have their median between those in the middle', (values, expected) => {
    expect(spread(values)).toEqual(expected);
  });

  it('have quantiles between the two nearest values', () => {
    expect(quantiles([0, 10, 20, 30])).toEqual({ medianMs: 15, p95Ms: 28.5 });
  });

  it('come from each item once', async () => {
    const seen: string[] = [];
    await timed(['a', 'b', 'c'], 2, async (item, index) => seen.push(`${index}${item}`));
    expect(seen).toEqual(['0a', '1b', '2c']);
  });
});

describe('script inside a page', () => {
  it('is weighed as gzip; data and files of their own are not script', () => {
    const text = 'let a = 1;'.repeat(20);
    const html = `<script type="application/json">{"a":1}</script><script src="/a.js"></script>
      <script type="module">${text}</script><script type="application/ld+json">{}</script>`;
    expect(inlineScriptBytes(html)).toBe(gzipSync(text, { level: 9 }).byteLength);
  });
});

describe('a page', () => {
  const page: Weights = {
    path: '/about',
    script: 87_500,
    scriptRequests: 3,
    inline: 9000,
    css: 0,
    fonts: 33_500,
    fontFiles: 2,
    html: 40_000,
    document: 42_000,
    shift: 0.05,
    hero: 0,
    total: 200_000,
    requests: 10,
    foreign: [],
    scriptWithSaveData: [],
  };

  it('may have what its budgets say, home half a kB of script more', () => {
    expect(faultsOf(page)).toEqual([]);
    expect(faultsOf({ ...page, path: '/', script: 88_000 })).toEqual([]);
  });

  it.each([
    [{ script: 87_501 }, 'script has 87.5 kB, at most 87.5'],
    [{ document: 42_001 }, 'the document has 42.0 kB, at most 42.0'],
    [{ shift: 0.051 }, 'jumps by 0.051, at most 0.05'],
  ])('may not have %o', (more, fault) => {
    expect(faultsOf({ ...page, ...more })).toEqual([expect.stringContaining(fault)]);
  });
});
