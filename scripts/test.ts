import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { checks, parts, reportOf, reports, type Part } from './test/parts.ts';
import { preflight } from './test/preflight.ts';
import { emptyReport, mergeReports, type Report } from './test/reports.ts';
import { printResults, slowestFiles, type Result } from './test/results.ts';
import { endAll, run as runProgram, type Output } from './test/run.ts';
import { clearAbandoned, openWorkplace } from './test/workplace.ts';

/**
 * `npm test`: runs every check even if an earlier one failed: the static ones two at a time, then the tests part by
 * part. Failed browser and integration tests then run once more, alone: if they pass, they count as passed and are
 * printed as flaky. The last line is `N passed, N failed`. A check without tests counts as one. The seconds of each
 * part and of its slowest files are printed and stored; `npm test -- --record` stores them in docs/bench, to be
 * committed.
 *
 * `npm run test:all` runs all browser tests, not only the journeys. `npm run test:e2e -- ARGS` and the like run one
 * part, with arguments for its runner.
 */

/** More flaky tests fail a run: the site or its tests are at fault, not the machine. */
const MAX_FLAKY = 3;
/** More failures are not chance, and retrying them one by one would take too long. */
const MAX_AGAIN = 10;
/** Length of the shown output of a failure outside of tests, characters. */
const SHOWN_CHARS = 4000;
/** Static checks that run at once: each keeps one core busy. */
const CHECKS_AT_ONCE = 2;

const run = (part: Part, command: readonly string[], output: Output) => {
  const report = reportOf(part.name);
  const env = { MANDAP_REPORT: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  rmSync(report, { force: true });
  return runProgram(command, { output, env });
};

function reportFor({ name, read }: Part, ok: boolean, text: string): Report {
  // A failure outside of tests is in no report; runners print it last.
  const outside = { file: '', line: 0, title: '', message: text.slice(-SHOWN_CHARS) };
  if (!read) return { ...emptyReport(), ...(ok ? { passed: [name] } : { failures: [outside] }) };
  try {
    const report = read(reportOf(name));
    return ok || report.failures.length > 0 ? report : { ...report, failures: [outside] };
  } catch {
    return { ...emptyReport(), failures: [outside] };
  }
}

async function timed(part: Part, output: Output): Promise<Result> {
  const started = Date.now();
  const { ok, text } = await run(part, part.command, output);
  if (output === 'kept') console.log(`\n── ${part.name}\n${text.trimEnd()}`);
  const seconds = Math.round((Date.now() - started) / 1000);
  return { part, seconds, report: reportFor(part, ok, text), flaky: [] };
}

/** Starts the parts in order, up to `atOnce` at a time. */
async function runAll(list: readonly Part[], atOnce: number) {
  const results: Result[] = [];
  const waiting = [...list.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next[0]] = await timed(next[1], list.length > 1 ? 'kept' : 'shown');
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
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
  const second = emptyReport();
  for (const command of part.again(failures)) {
    const { ok, text } = await run(part, command, 'shown');
    const { passed, failures: failed } = reportFor(part, ok, text);
    second.passed.push(...passed);
    second.failures.push(...failed);
  }
  const { flaky, ...merged } = mergeReports(report, second);
  const seconds = result.seconds + Math.round((Date.now() - started) / 1000);
  return { part, seconds, report: merged, flaky };
}

function keepTimes(file: string, results: readonly Result[], seconds: number): void {
  const times = {
    day: new Date().toISOString().slice(0, 10),
    cores: os.availableParallelism(),
    node: process.version,
    seconds,
    parts: Object.fromEntries(results.map((result) => [result.part.name, result.seconds])),
    slowest: Object.fromEntries(results.map((result) => [result.part.name, slowestFiles(result)])),
  };
  writeFileSync(file, `${JSON.stringify(times, null, 2)}\n`);
  console.log(`\n${seconds} s in all (kept in ${file})`);
}

const flags = new Set(['--record', '--all']);
const [name, ...args] = process.argv.slice(2).filter((arg) => !flags.has(arg));
const wanted = parts.find((part) => part.name === name);
if (name !== undefined && !wanted) {
  console.error(`There is no part "${name}" to run by itself.`);
  process.exit(1);
}
const whole = (part: Part): Part => ({ ...part, command: part.whole ?? part.command });
const every = process.argv.includes('--all') ? parts.map(whole) : parts;
const list = wanted ? [{ ...wanted, command: whole(wanted).command.concat(args) }] : every;
const first = wanted ? [] : checks;

const began = Date.now();
const leaving: (() => Promise<void>)[] = [endAll];
const leave = async () => {
  for (const step of leaving) await step();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    console.error(`\nStopped by ${signal}.`);
    void leave().finally(() => process.exit(130));
  });

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
try {
  const left = await clearAbandoned();
  if (left) console.log(left);
  const workplace = await openWorkplace();
  leaving.push(workplace.close);
  process.env['TMPDIR'] = workplace.folder;
  await preflight(new Set([...first, ...list].flatMap(({ needs = [] }) => needs)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await leave();
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}

console.log(`\n── ${[...first, ...list].map((part) => part.name).join(', ')}`);
const results = await runAll(first, CHECKS_AT_ONCE);
for (const result of await runAll(list, 1)) results.push(await runAgain(result));

printResults(results);
if (!wanted) {
  const file = process.argv.includes('--record')
    ? 'docs/bench/test-times.json'
    : 'node_modules/.cache/mandap/test-times.json';
  keepTimes(file, results, Math.round((Date.now() - began) / 1000));
}
const failed = results.reduce((sum, { report }) => sum + report.failures.length, 0);
const passed = results.reduce((sum, { report }) => sum + report.passed.length, 0);
const isTooFlaky = results.flatMap(({ flaky }) => flaky).length > MAX_FLAKY;
if (isTooFlaky) console.log(`\nMore than ${MAX_FLAKY} flaky tests: the run has failed.`);
await leave();
console.log(`\n${passed} passed, ${failed + (isTooFlaky ? 1 : 0)} failed`);
process.exit(failed > 0 || isTooFlaky ? 1 : 0);
