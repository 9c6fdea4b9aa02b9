import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const reportFile = path.resolve(`node_modules/.cache/mandap/test-reports/deep-${process.pid}.json`);

const reportSchema = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

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
    [program, 'run', ...args, '--reporter=json', `--outputFile=${reportFile}`],
    { stdio: 'ignore', env: { ...process.env, ...environment } },
  );
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  const report = v.parse(reportSchema, JSON.parse(readFileSync(reportFile, 'utf8')));
  rmSync(reportFile);
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0 || file.status !== 'failed') return failed.map((test) => test.fullName);
    return [`${path.basename(file.name)}: ${file.message.split('\n')[0]}`];
  });
  return { ok: code === 0, passed: report.numPassedTests, failures };
}
