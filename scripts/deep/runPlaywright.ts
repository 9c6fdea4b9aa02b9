import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readPlaywright } from '../test/reports.ts';
import type { TestRun } from './runVitest.ts';

const reportFile = path.resolve('node_modules/.cache/mandap/test-reports/deep-e2e.json');

/**
 * Runs the browser tests, which also builds the site; each test is printed as it runs.
 * @param args of Playwright. @param environment added to ours. @throws if it ended without a report.
 */
export async function runPlaywright(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<TestRun> {
  mkdirSync(path.dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const program = path.resolve('node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [program, 'test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
  });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  const { passed, failures } = readPlaywright(reportFile);
  return {
    ok: code === 0,
    passed: passed.length,
    failures: failures.map(({ file, line, title }) => `${file}:${line} ${title}`),
  };
}
