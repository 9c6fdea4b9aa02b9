import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { committedReport, comparison } from './bench/compare.ts';
import type { WebOptions } from './bench/web.ts';

/**
 * `npm run bench [-- web|api|db|growth …]`: measures the named parts, or all; prints them as tables, keeps them in
 * docs/bench/latest.json and tells what has changed since the last commit of that file. Figures belong to one machine
 * and one run: compare within it. `npm run bench -- web --runs=2` takes fewer runs of each page than usual, and says so
 * in what is kept; `--pages=/,/gallery` is a look at some pages, which is printed but not kept.
 */
const FILE = 'docs/bench/latest.json';
/** Other work on the machine makes every figure worse. */
const QUIET_LOAD = 0.5;

/** Each part is `bench/<part>.ts`, which exports this function; it prints its tables and returns its figures. */
const measurers = {
  web: 'measureWeb',
  api: 'measureApi',
  db: 'measureDb',
  growth: 'measureGrowth',
} as const;
type Part = keyof typeof measurers;
const isPart = (name: string): name is Part => name in measurers;

async function measure(part: Part, options: WebOptions): Promise<object> {
  const module: Record<string, (options: WebOptions) => Promise<object>> = await import(
    new URL(`bench/${part}.ts`, import.meta.url).href
  );
  const measurer = module[measurers[part]];
  if (!measurer) throw new Error(`scripts/bench/${part}.ts exports no ${measurers[part]}.`);
  return measurer(options);
}

async function keep(part: Part, report: object): Promise<void> {
  const all: object = JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}'));
  await mkdir('docs/bench', { recursive: true });
  await writeFile(FILE, `${JSON.stringify({ ...all, [part]: report }, null, 2)}\n`);
}

/** How fast a core is: ms for 300 million additions. Figures of machines that differ in it cannot be compared. */
function coreMs(): number {
  const began = performance.now();
  let sum = 0;
  for (let number = 0; number < 3e8; number += 1) sum += number;
  return sum > 0 ? Math.round(performance.now() - began) : 0;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string' }, runs: { type: 'string' } },
});
const unknown = positionals.find((name) => !isPart(name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}": choose from ${Object.keys(measurers).join(', ')}.`);
  process.exit(1);
}
const present = Object.keys(measurers)
  .filter(isPart)
  .filter((part) => existsSync(new URL(`bench/${part}.ts`, import.meta.url)));
const parts = positionals.length > 0 ? positionals.filter(isPart) : present;
const options = {
  pages: values.pages?.split(','),
  runs: values.runs === undefined ? undefined : Number(values.runs),
};

const load = loadavg()[0] ?? 0;
if (load > QUIET_LOAD)
  console.warn(`This machine is busy (load ${load.toFixed(2)}): the figures will be worse.`);
const measured = {
  date: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  machine: {
    cpus: cpus().length,
    model: cpus()[0]?.model,
    coreMs: coreMs(),
    node: process.version,
  },
  load,
  quiet: load <= QUIET_LOAD,
  ...(options.runs !== undefined && { runs: options.runs }),
};
const last = committedReport(FILE);
for (const part of parts) {
  const report = await measure(part, options);
  console.log(
    `\nAgainst the last committed figures:\n${comparison(part, last[part], report).join('\n')}`,
  );
  if (options.pages) console.log('A look at some pages is not kept.');
  else await keep(part, { measured, ...report });
}
