import { stripVTControlCharacters } from 'node:util';
import type { Part } from './parts.ts';
import type { Failure, Report } from './reports.ts';

export type Result = { part: Part; seconds: number; report: Report; flaky: Failure[] };

/** Files of a part that are listed by their time. */
const SLOWEST = 10;

function rowOf({ part, report, flaky, seconds }: Result): string {
  const counts = `${report.passed.length} passed, ${report.failures.length} failed`;
  const chance = flaky.length > 0 ? `, ${flaky.length} flaky` : '';
  return `${report.failures.length ? '✗' : '✓'} ${part.name.padEnd(16)} ${counts}${chance}, ${seconds} s`;
}

/** Seconds of the slowest files, by their names. */
export function slowestFiles({ report }: Result): Record<string, number> {
  const files = Object.entries(report.files).toSorted(([, a], [, b]) => b - a);
  return Object.fromEntries(
    files.slice(0, SLOWEST).map(([file, ms]) => [file, Math.round(ms / 100) / 10]),
  );
}

function printFailures(failures: readonly Failure[]): void {
  for (const { file, line, title, message } of failures)
    console.log(
      `\n${file}${line ? `:${line}` : ''} ${title}\n${stripVTControlCharacters(message)}`,
    );
}

/** Prints failures, flaky tests, the slowest files of each part, and a row for each part. */
export function printResults(results: readonly Result[]): void {
  printFailures(results.flatMap(({ report }) => report.failures));
  const flaky = results.flatMap((result) => result.flaky);
  if (flaky.length > 0)
    console.log('\n── Flaky: failed, then passed alone. The first failure of each:');
  printFailures(flaky);
  for (const result of results) {
    const files = Object.entries(slowestFiles(result));
    if (files.length > 1) console.log(`\n── Slowest files of ${result.part.name}, seconds`);
    for (const [file, seconds] of files.length > 1 ? files : [])
      console.log(`${seconds.toFixed(1).padStart(7)} ${file}`);
  }
  console.log(`\n${results.map(rowOf).join('\n')}`);
}
