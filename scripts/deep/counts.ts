import type { TestRun } from './runTests.ts';

/** Passed and failed checks of a part. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Value of the argument `--name=value`, if given. */
export function optionOf(args: readonly string[], name: string): string | undefined {
  const prefix = `--${name}=`;
  return args.find((arg) => arg.startsWith(prefix))?.slice(prefix.length);
}

/** The argument `--name=7` as a positive integer. @throws if invalid. */
export function countOf(args: readonly string[], name: string, usual: number): number {
  const value = Number(optionOf(args, name) ?? usual);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a number from 1.`);
  return value;
}

/** Counts of a run, printed under a name with the titles of what failed. */
export function countsOf(name: string, { ok, passed, failures }: TestRun): Counts {
  console.log(`${ok ? '✓' : '✗'} ${name}: ${passed} passed`);
  for (const title of failures) console.log(`    ${title}`);
  return { passed, failed: ok ? 0 : Math.max(failures.length, 1) };
}
