import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { requireTestChromium } from './chromium.ts';
import { background, reportOf, reports, steps, type Part } from './test/parts.ts';
import { mergeReports, type Failure, type Report } from './test/reports.ts';

/**
 * `npm test`: runs every check even if an earlier one failed, step by step; checks of one step run in parallel, and those of
 * `background` at a low priority all along. Failed browser and integration tests then run once more, alone: if they pass, they count
 * as passed and are printed as flaky. The last line is `N passed, N failed`. A check without tests counts as one. The seconds of
 * each part are printed and stored; `npm test -- --record` stores them in docs/bench, to be committed.
 *
 * `npm run test:e2e -- ARGS` and `test:integration` run one part, with arguments for its runner.
 */

type Result = { part: Part; seconds: number; report: Report; flaky: Failure[] };

/** More flaky tests fail a run: the site or its tests are at fault, not the machine. */
const MAX_FLAKY = 3;
/** More failures are not chance, and retrying them one by one would take too long. */
const MAX_AGAIN = 10;
/** Length of the shown output of a failure outside of tests, characters. */
const SHOWN_CHARS = 4000;

/** Runs a command. @returns whether it succeeded, and its output unless it was printed at once. */
async function run(
  [program = '', ...args]: readonly string[],
  isAlone: boolean,
  priority?: number,
): Promise<{ ok: boolean; text: string }> {
  const child = spawn(program, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
      PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e'),
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

function reportFor({ name, read }: Part, ok: boolean, text: string): Report {
  // A failure outside of tests (an unhandled rejection) is in no report; runners print it last.
  const outside = { file: '', line: 0, title: '', message: text.slice(-SHOWN_CHARS) };
  if (!read) return ok ? { passed: [name], failures: [] } : { passed: [], failures: [outside] };
  try {
    const report = read(reportOf(name));
    return ok || report.failures.length > 0 ? report : { ...report, failures: [outside] };
  } catch {
    return { passed: [], failures: [outside] };
  }
}

async function timed(part: Part, isAlone: boolean, priority?: number) {
  const started = Date.now();
  const { ok, text } = await run(part.command, isAlone, priority);
  const seconds = Math.round((Date.now() - started) / 1000);
  const result: Result = { part, seconds, report: reportFor(part, ok, text), flaky: [] };
  return { text, result };
}

function print({ text, result }: Awaited<ReturnType<typeof timed>>): Result {
  console.log(`\n── ${result.part.name}\n${text.trimEnd()}`);
  return result;
}

async function runStep(step: readonly Part[]): Promise<Result[]> {
  const isAlone = step.length === 1;
  console.log(`\n── ${step.map(({ name }) => name).join(', ')}`);
  const all = await Promise.all(step.map((part) => timed(part, isAlone)));
  return all.map((one) => (isAlone ? one.result : print(one)));
}

/** Runs parts one by one at the lowest priority. */
async function runBackground(parts: readonly Part[]) {
  const all = [];
  for (const part of parts) all.push(await timed(part, false, os.constants.priority.PRIORITY_LOW));
  return all;
}

/** Runs a part's failed tests once more, with nothing in parallel. */
async function runAgain(result: Result): Promise<Result> {
  const { part, report } = result;
  const { failures } = report;
  const isOutside = failures.some(({ file }) => file === '');
  if (!part.again || failures.length === 0 || failures.length > MAX_AGAIN || isOutside)
    return result;
  console.log(`\n── ${part.name}: ${failures.length} failed, once more alone`);
  const started = Date.now();
  const second: Report = { passed: [], failures: [] };
  for (const command of part.again(failures)) {
    rmSync(reportOf(part.name), { force: true });
    const { ok, text } = await run(command, true);
    const { passed, failures: failed } = reportFor(part, ok, text);
    second.passed.push(...passed);
    second.failures.push(...failed);
  }
  const { flaky, ...merged } = mergeReports(report, second);
  const seconds = result.seconds + Math.round((Date.now() - started) / 1000);
  return { part, seconds, report: merged, flaky };
}

function keepTimes(file: string, results: readonly Result[], seconds: number): void {
  const parts = Object.fromEntries(results.map((result) => [result.part.name, result.seconds]));
  const machine = { cores: os.availableParallelism(), node: process.version };
  const times = { day: new Date().toISOString().slice(0, 10), ...machine, seconds, parts };
  writeFileSync(file, `${JSON.stringify(times, null, 2)}\n`);
  console.log(`\n${seconds} s in all (kept in ${file})`);
}

function rowOf({ part, report, flaky, seconds }: Result): string {
  const counts = `${report.passed.length} passed, ${report.failures.length} failed`;
  const chance = flaky.length > 0 ? `, ${flaky.length} flaky` : '';
  return `${report.failures.length ? '✗' : '✓'} ${part.name.padEnd(16)} ${counts}${chance}, ${seconds} s`;
}

function printFailures(failures: readonly Failure[]): void {
  for (const { file, line, title, message } of failures)
    console.log(
      `\n${file}${line ? `:${line}` : ''} ${title}\n${stripVTControlCharacters(message)}`,
    );
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
try {
  process.env['CHROMIUM_PATH'] = requireTestChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const [name, ...args] = process.argv.slice(2).filter((arg) => arg !== '--record');
const wanted = steps.flat().find((part) => part.name === name);
if (name !== undefined && !wanted) {
  console.error(`There is no part "${name}" to run by itself.`);
  process.exit(1);
}
const began = Date.now();
const quietly = runBackground(wanted ? [] : background);
const firsts: Result[] = [];
for (const step of wanted ? [[{ ...wanted, command: [...wanted.command, ...args] }]] : steps)
  firsts.push(...(await runStep(step)));
firsts.unshift(...(await quietly).map(print));
const results: Result[] = [];
for (const result of firsts) results.push(await runAgain(result));

const failures = results.flatMap(({ report }) => report.failures);
const flaky = results.flatMap((result) => result.flaky);
printFailures(failures);
if (flaky.length > 0)
  console.log('\n── Flaky: failed, then passed alone. The first failure of each:');
printFailures(flaky);
console.log(`\n${results.map(rowOf).join('\n')}`);
if (!wanted) {
  const file = process.argv.includes('--record')
    ? 'docs/bench/test-times.json'
    : 'node_modules/.cache/mandap/test-times.json';
  keepTimes(file, results, Math.round((Date.now() - began) / 1000));
}
const isTooFlaky = flaky.length > MAX_FLAKY;
if (isTooFlaky) console.log(`\nMore than ${MAX_FLAKY} flaky tests: the run has failed.`);
const passed = results.reduce((sum, { report }) => sum + report.passed.length, 0);
console.log(`\n${passed} passed, ${failures.length + (isTooFlaky ? 1 : 0)} failed`);
process.exit(failures.length > 0 || isTooFlaky ? 1 : 0);
