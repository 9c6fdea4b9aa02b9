import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { requireTestChromium } from './chromium.ts';

/**
 * `npm test`: every check to its end even if an earlier one failed, one step after the other; the checks of one step run
 * at once, and those of `beside` at a low priority all the while, in what the others leave of the processor. The last
 * line is `N passed, N failed`. A check without tests of its own counts as one. The seconds of each part are printed and
 * kept; `npm test -- --record` keeps them in docs/bench, to be committed.
 */

/** `faults`: what failed, with the message, to be read again at the end of a long output. */
type Counts = { passed: number; failed: number; faults: string[] };
type Part = { name: string; command: string[]; report?: (file: string) => Counts };
type Result = Counts & { name: string; seconds: number };

const timesFile = parseArgs({ options: { record: { type: 'boolean' } } }).values.record
  ? 'docs/bench/test-times.json'
  : 'node_modules/.cache/mandap/test-times.json';
/** How much is shown at the end of what a runner printed of a failure outside its tests, and of a page on which a test failed. */
const SHOWN_CHARS = 4000;
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

/** What stood on the page when a browser test failed: Playwright keeps it as YAML. */
function pagesOf(attachments: unknown): string[] {
  const all: Record<string, unknown>[] = Array.isArray(attachments) ? attachments : [];
  return all
    .filter(({ name }) => name === 'error-context')
    .flatMap(({ path: file }) => readFileSync(String(file), 'utf8').match(/```yaml\n[^`]*/) ?? [])
    .map((page) => page.slice(0, SHOWN_CHARS));
}

/** The failed tests anywhere in a report: vitest's and Playwright's differ in what they call their parts. */
function faultsIn(report: unknown): string[] {
  if (Array.isArray(report)) return report.flatMap(faultsIn);
  if (typeof report !== 'object' || report === null) return [];
  const part: Record<string, unknown> = { ...report };
  const { status, title, message, failureMessages, errors, file, line, ok } = part;
  const name = `${typeof file === 'string' ? `${file}:${String(line)} ` : ''}${String(title)}`;
  if (ok === false) return [name, ...faultsIn(part['tests'])];
  if (status === 'failed' && Array.isArray(failureMessages))
    return [name, ...failureMessages.map(String)];
  if (status === 'failed' && typeof message === 'string' && message !== '') return [message];
  if (Array.isArray(errors) && errors.length > 0)
    return [
      ...errors.map((error) => String(Object(error)['message'] ?? error)),
      ...pagesOf(part['attachments']),
    ];
  return Object.values(part).flatMap(faultsIn);
}

function vitestCounts(file: string): Counts {
  const report = readReport(file);
  const failed = numberAt(report, 'numFailedTests');
  // A file that could not even be loaded holds no failed test, only a failed suite.
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: Math.max(failed, numberAt(report, 'numFailedTestSuites') > 0 ? 1 : 0),
    faults: faultsIn(report),
  };
}

function playwrightCounts(file: string): Counts {
  const report = readReport(file);
  return {
    passed: numberAt(report, 'stats', 'expected'),
    // What passed only at another try has failed: nobody can rely on it.
    failed: numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky'),
    faults: faultsIn(report),
  };
}

function vitestPart(name: string, projects = [name]): Part {
  const file = path.join(reports, `${name}.json`);
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: vitestCounts,
  };
}

const npmPart = (name: string, script: string): Part => ({
  name,
  command: ['npm', 'run', '--silent', script],
});

const beside: Part[] = [
  npmPart('format', 'format:check'),
  npmPart('lint', 'lint'),
  npmPart('types', 'typecheck'),
  npmPart('dead code', 'deadcode'),
  { name: 'database types', command: ['tsx', 'scripts/db-types.ts', '--check'] },
];
const steps: Part[][] = [
  // Each often waits, for its database or for a pause in what is typed.
  [vitestPart('unit', ['unit', 'unit-node']), vitestPart('db')],
  // Budgets mostly watch untouched pages, beside the integration tests; e2e finds the site built.
  [vitestPart('integration'), { name: 'budgets', command: ['tsx', 'scripts/size.ts'] }],
  [{ name: 'e2e', command: ['playwright', 'test'], report: playwrightCounts }],
];

/** Runs a part to its end. @returns whether it ended well, and what it printed if it was not to print at once. */
async function run(
  { command }: Part,
  isAlone: boolean,
  priority?: number,
): Promise<{ ok: boolean; text: string }> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
      PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'e2e.json'),
    },
  });
  if (priority !== undefined && child.pid !== undefined) os.setPriority(child.pid, priority);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (printed: string) => (text += printed));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, text }));
  });
}

function countsOf({ name, report }: Part, ok: boolean, text: string): Counts {
  if (!report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, faults: [] };
  // A failure outside the tests (a global set-up, an unhandled rejection) is in no report: runners tell of it last.
  const outside = { failed: 1, faults: [text.slice(-SHOWN_CHARS)] };
  try {
    const counts = report(path.join(reports, `${name}.json`));
    return ok || counts.failed > 0 ? counts : { ...counts, ...outside };
  } catch {
    return { passed: 0, ...outside };
  }
}

async function timed(part: Part, isAlone: boolean, priority?: number) {
  const started = Date.now();
  const { ok, text } = await run(part, isAlone, priority);
  const seconds = Math.round((Date.now() - started) / 1000);
  const result: Result = { name: part.name, ...countsOf(part, ok, text), seconds };
  return { text, result };
}

function tell({ text, result }: Awaited<ReturnType<typeof timed>>): Result {
  console.log(`\n── ${result.name}\n${text.trimEnd()}`);
  return result;
}

async function runStep(step: readonly Part[]): Promise<Result[]> {
  const isAlone = step.length === 1;
  console.log(`\n── ${step.map(({ name }) => name).join(', ')}`);
  const all = await Promise.all(step.map((part) => timed(part, isAlone)));
  return all.map((one) => (isAlone ? one.result : tell(one)));
}

/** One after the other, at the lowest priority. */
async function runBeside(parts: readonly Part[]) {
  const all = [];
  for (const part of parts) all.push(await timed(part, false, os.constants.priority.PRIORITY_LOW));
  return all;
}

function keepTimes(results: readonly Result[], seconds: number): void {
  const parts = Object.fromEntries(results.map((result) => [result.name, result.seconds]));
  const machine = { cores: os.availableParallelism(), node: process.version };
  const times = { day: new Date().toISOString().slice(0, 10), ...machine, seconds, parts };
  writeFileSync(timesFile, `${JSON.stringify(times, null, 2)}\n`);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
try {
  process.env['CHROMIUM_PATH'] = requireTestChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const began = Date.now();
const quietly = runBeside(beside);
const results: Result[] = [];
for (const step of steps) results.push(...(await runStep(step)));
results.unshift(...(await quietly).map(tell));
const seconds = Math.round((Date.now() - began) / 1000);
keepTimes(results, seconds);

const sum = (count: 'passed' | 'failed') =>
  results.reduce((total, result) => total + result[count], 0);
const rows = results.map(
  (result) =>
    `${result.failed ? '✗' : '✓'} ${result.name.padEnd(16)} ${result.passed} passed, ${result.failed} failed, ${result.seconds} s`,
);
for (const fault of results.flatMap(({ faults }) => faults))
  console.log(`\n${stripVTControlCharacters(fault)}`);
console.log(`\n${rows.join('\n')}\n\n${seconds} s in all (kept in ${timesFile})\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
