import { kB, table, type Spread } from '../figures.ts';
import type { Throttling, Vitals } from '../lighthouseRuns.ts';
import type { UntouchedFigures } from './untouched.ts';

/** Ours and the static page with the same hero, fonts and styles. */
export type Compared = { ours: Vitals; static: Vitals; lcpRatio: number };
export type PageFigures = Record<Throttling, Compared> & {
  untouched: { ours: UntouchedFigures; static: UntouchedFigures };
};
/** Undefined where the tap had no result; the report's faults say why. */
export type TapFigures = { nextPaint: Spread; result: Spread } | undefined;
/** Home on other terms; Lighthouse cannot be told that a visitor saves data. */
type VariantFigures = {
  lighthouse: Vitals | undefined;
  untouched: UntouchedFigures;
  taps: Record<string, TapFigures>;
};
export type WebReport = {
  start: { firstMs: number; laterMs: number };
  idleMemoryPssMb: number;
  pages: Record<string, PageFigures>;
  taps: Record<string, TapFigures>;
  variants: Record<string, VariantFigures>;
  faults: string[];
};

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
  console.log(`\nLighthouse, phone, throttling ${how}: median (min-max)`);
  printVitalsRows(rows);
}

function printVitalsRows(rows: string[][]): void {
  const head = ['FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'speed index', 'scores P A B S', 'LCP/static'];
  console.log(table([['page', ...head], ...rows]));
}

function tapRows(prefix: string, taps: Record<string, TapFigures>): string[][] {
  return Object.entries(taps).map(([name, tap]) => [
    prefix + name,
    tap ? show(tap.nextPaint) : '-',
    tap ? show(tap.result) : '-',
  ]);
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

function printUntouched(title: string, rows: (string | number)[][]): void {
  const head = ['busy %', 'longest ms', 'script kB', 'scripts', 'all kB', 'requests', 'errors'];
  console.log(`\n${title}`);
  console.log(table([['page', ...head], ...rows]));
}

/** Prints the whole report as tables. */
export function printWeb({
  start,
  idleMemoryPssMb,
  pages,
  taps,
  variants,
  faults,
}: WebReport): void {
  console.log(
    `\nStart: first ${start.firstMs} ms, later ${start.laterMs} ms; idle ${idleMemoryPssMb} MB`,
  );
  printVitals(pages, 'simulate');
  printVitals(pages, 'devtools');
  printUntouched(
    'Untouched at 4x slow-down: main thread for 10 s from 1 s after LCP; what arrived in 10 / 30 s after load, gzip',
    Object.entries(pages).flatMap(([path, { untouched }]) => [
      untouchedRow(short(path), untouched.ours),
      untouchedRow('  static', untouched.static),
    ]),
  );
  printUntouched(
    'Home on other terms, likewise',
    Object.entries(variants).map(([name, { untouched }]) => untouchedRow(name, untouched)),
  );
  console.log('\nThe same, Lighthouse simulated');
  printVitalsRows(
    Object.entries(variants).flatMap(([name, { lighthouse }]) =>
      lighthouse ? [vitalsRow(name, lighthouse, '')] : [],
    ),
  );
  console.log('\nTaps at 4x slow-down, 360 x 780, ms from the input: median (min-max)');
  console.log(
    table([
      ['tap', 'next frame', 'frame with the result'],
      ...tapRows('', taps),
      ...Object.entries(variants).flatMap(([name, figures]) => tapRows(`${name}: `, figures.taps)),
    ]),
  );
  for (const fault of faults) console.log(`FAULT ${fault}`);
}
