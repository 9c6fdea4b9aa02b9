import { spawn, type StdioOptions } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { reportOf, reports } from '../test/parts.ts';
import { readPlaywright, readVitest, type Failure, type Report } from '../test/reports.ts';

export interface TestRun {
  ok: boolean;
  passed: number;
  /** A line for each failed test; where none can be named, the file and the error's first line. */
  failures: string[];
}

/** What to call a failure that belongs to a file without a test, or to no file, such as a failed global setup. */
export function nameOf({ file, line, title, message }: Failure): string {
  if (title) return line ? `${file}:${line} ${title}` : title;
  const [reason = ''] = message.split('\n');
  return file ? `${path.basename(file)}: ${reason}` : reason;
}

type Run = {
  script: string;
  args: string[];
  stdio: StdioOptions;
  environment: Record<string, string>;
  read: (reportFile: string) => Report;
};

/** Runs so far: each has a report of its own, as runs may overlap. */
let runs = 0;

/** Runs a test runner in a process of its own. @throws if it ended without a report. */
async function run({ script, args, stdio, environment, read }: Run): Promise<TestRun> {
  mkdirSync(reports, { recursive: true });
  runs += 1;
  const reportFile = reportOf(`deep-${process.pid}-${runs}`);
  const child = spawn(process.execPath, [path.resolve('node_modules', script), ...args], {
    stdio,
    env: {
      ...process.env,
      ...environment,
      MANDAP_REPORT: reportFile,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    },
  });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  const { passed, failures } = read(reportFile);
  rmSync(reportFile);
  return { ok: code === 0, passed: passed.length, failures: failures.map(nameOf) };
}

/**
 * Runs vitest, with its output in the report only.
 * @param args project and file filters, options.
 * @param environment variables besides those of this process.
 */
export const runVitest = async (
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<TestRun> =>
  run({
    script: 'vitest/vitest.mjs',
    args: ['run', ...args, '--reporter=./scripts/test/vitestReporter.ts'],
    stdio: 'ignore',
    environment,
    read: readVitest,
  });

/**
 * Runs the browser tests, which also builds the site; each test is printed as it runs.
 * @param args options and filters.
 * @param environment variables besides those of this process.
 */
export const runPlaywright = async (
  args: readonly string[],
  environment: Record<string, string>,
): Promise<TestRun> =>
  run({
    script: '@playwright/test/cli.js',
    args: ['test', ...args],
    stdio: 'inherit',
    environment,
    read: readPlaywright,
  });
