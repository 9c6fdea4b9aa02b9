import { kB, table, type Spread } from '../figures.ts';
import type { Throttling, Vitals } from '../lighthouseRuns.ts';
import type { UntouchedFigures } from './untouched.ts';

/** Ours and the static page with the same hero, fonts and styles. */
export type Compared = { ours: Vitals; static: Vitals; lcpRatio: number };
export type PageFigures = Record<Throttling, Compared> & {
  untouched: { ours: UntouchedFigures; static: UntouchedFigures };
};
/** Undefined where the tap had no result. */
export type TapFigures = { nextPaint: Spread; result: Spread } | undefined;
/** `faults`: taps without a result, and why. */
export type TapReport = { taps: Record<string, TapFigures>; faults: string[] };
export type WebReport = TapReport & { pages: Record<string, PageFigures> };

const show = ({ median, min, max }: Spread) => `${median} (${min}-${max})`;
const short = (path: string) => (path.length > 24 ? `${path.slice(0, 23)}…` : path);

function vitalsRow(name: string, vitals: Vitals, ratio: string): string[] {
  const { fcp, lcp, tbt, cls, speedIndex } = vitals;
  const scores = [vitals.performance, vitals.accessibility, vitals.bestPractices, vitals.seo];
  return [
    name,
    ...[fcp, lcp, tbt].map(show),
    String(cls.median),
    String(speedIndex.median),
    scores.map(({ median }) => median).join(' '),
    ratio,
  ];
}

function printVitals(pages: WebReport['pages'], how: Throttling): void {
  const rows = Object.entries(pages).flatMap(([path, page]) => [
    vitalsRow(short(path), page[how].ours, String(page[how].lcpRatio)),
    vitalsRow('  static', page[how].static, ''),
  ]);
  const head = ['FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'speed index', 'scores P A B S', 'LCP/static'];
  console.log(`\nLighthouse, phone, throttling ${how}: median (min-max)`);
  console.log(table([['page', ...head], ...rows]));
}

function untouchedRow(name: string, figures: UntouchedFigures): (string | number)[] {
  const { busyPercent, longestTaskMs, in10s, in30s, consoleErrors } = figures;
  const both = (of: (arrived: NonNullable<typeof in10s>) => string | number) =>
    [in10s, in30s].map((arrived) => (arrived ? of(arrived) : '-')).join(' / ');
  return [
    name,
    show(busyPercent),
    show(longestTaskMs),
    both(({ script }) => kB(script)),
    both(({ scriptRequests }) => scriptRequests),
    both(({ total }) => kB(total)),
    both(({ requests }) => requests),
    consoleErrors.length,
  ];
}

/** Prints the whole report as tables. */
export function printWeb({ pages, taps, faults }: WebReport): void {
  printVitals(pages, 'simulate');
  printVitals(pages, 'devtools');
  console.log(
    '\nUntouched at 4x slow-down: main thread for 10 s from 1 s after LCP; what arrived in 10 / 30 s after load, gzip',
  );
  console.log(
    table([
      ['page', 'busy %', 'longest ms', 'script kB', 'scripts', 'all kB', 'requests', 'errors'],
      ...Object.entries(pages).flatMap(([path, { untouched }]) => [
        untouchedRow(short(path), untouched.ours),
        untouchedRow('  static', untouched.static),
      ]),
    ]),
  );
  console.log('\nTaps at 4x slow-down, 360 x 780, ms from the input: median (min-max)');
  console.log(
    table([
      ['tap', 'next frame', 'frame with the result'],
      ...Object.entries(taps).map(([name, tap]) => [
        name,
        tap ? show(tap.nextPaint) : '-',
        tap ? show(tap.result) : '-',
      ]),
    ]),
  );
  for (const fault of faults) console.log(`FAULT ${fault}`);
}
