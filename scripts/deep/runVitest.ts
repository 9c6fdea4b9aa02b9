import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readVitest } from '../test/reports.ts';

const reportFile = path.resolve(`node_modules/.cache/mandap/test-reports/deep-${process.pid}.json`);

export interface TestRun {
  ok: boolean;
  passed: number;
  /** Full titles of failed tests; for a file that failed to load, its name and the error's first line. */
  failures: string[];
}

/**
 * Runs vitest in a process of its own, with its output in the report only.
 * @param args project and file filters, options. @param environment added to ours.
 * @throws if it ended without a report.
 */
export async function runVitest(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<TestRun> {
  mkdirSync(path.dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const program = path.resolve('node_modules/vitest/vitest.mjs');
  const child = spawn(
    process.execPath,
    [program, 'run', ...args, '--reporter=./scripts/test/vitestReporter.ts'],
    { stdio: 'ignore', env: { ...process.env, ...environment, MANDAP_REPORT: reportFile } },
  );
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  const { passed, failures } = readVitest(reportFile);
  rmSync(reportFile);
  const titles = failures.map(
    ({ file, title, message }) => title || `${path.basename(file)}: ${message.split('\n')[0]}`,
  );
  return { ok: code === 0, passed: passed.length, failures: titles };
}
