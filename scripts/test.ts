import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireChromium } from './chromium.ts';

/**
 * `npm test`: every check, one after the other, each to its end even if an earlier one failed.
 * The last line is `N passed, N failed`. A check without tests of its own counts as one.
 */

type Counts = {
  passed: number;
  failed: number;
  /** Of the passed ones, those that failed at first. */ retried?: number;
};
type Part = { name: string; command: string[]; report?: (file: string) => Counts };

const reports = path.resolve('node_modules/.cache/mandap/test-reports');

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function numberAt(report: unknown, ...keys: string[]): number {
  let value: unknown = report;
  for (const key of keys) value = Object(value)[key];
  if (typeof value !== 'number') throw new Error(`The test report has no ${keys.join('.')}.`);
  return value;
}

function vitestCounts(file: string): Counts {
  const report = readReport(file);
  const failed = numberAt(report, 'numFailedTests');
  // A file that could not even be loaded holds no failed test, only a failed suite.
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: Math.max(failed, numberAt(report, 'numFailedTestSuites') > 0 ? 1 : 0),
  };
}

function playwrightCounts(file: string): Counts {
  const report = readReport(file);
  const retried = numberAt(report, 'stats', 'flaky');
  return {
    passed: numberAt(report, 'stats', 'expected') + retried,
    failed: numberAt(report, 'stats', 'unexpected'),
    retried,
  };
}

function vitestPart(project: string): Part {
  const file = path.join(reports, `${project}.json`);
  return {
    name: project,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: vitestCounts,
  };
}

const parts: Part[] = [
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'dead code', command: ['npm', 'run', '--silent', 'deadcode'] },
  vitestPart('unit'),
  { name: 'database types', command: ['tsx', 'scripts/db-types.ts', '--check'] },
  vitestPart('db'),
  vitestPart('integration'),
  { name: 'e2e', command: ['playwright', 'test'], report: playwrightCounts },
  { name: 'budgets', command: ['tsx', 'scripts/size.ts'] },
];

async function run({ command }: Part): Promise<boolean> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
      PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'e2e.json'),
    },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

function countsOf({ name, report }: Part, ok: boolean): Counts {
  const plain = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (!report) return plain;
  try {
    const counts = report(path.join(reports, `${name}.json`));
    // A runner that failed outside its tests (a global set-up, an unhandled rejection) has failed all the same.
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
try {
  process.env['CHROMIUM_PATH'] = requireChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const total: Counts = { passed: 0, failed: 0 };
const rows: string[] = [];
for (const part of parts) {
  console.log(`\n── ${part.name}`);
  const started = Date.now();
  const counts = countsOf(part, await run(part));
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const retried = counts.retried ? `, ${counts.retried} of them not at the first try` : '';
  rows.push(
    `${counts.failed ? '✗' : '✓'} ${part.name.padEnd(16)} ${counts.passed} passed, ${counts.failed} failed, ${seconds} s${retried}`,
  );
}
console.log(`\n${rows.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
