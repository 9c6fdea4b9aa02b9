import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureWeb } from './bench/web.ts';

/**
 * `npm run bench`: measures the public pages on a slow phone, prints tables and writes docs/bench/latest.json, to be
 * committed: git has the figures before. Compare figures of one machine only. `--runs=1` measures each page once
 * instead of three times, `--pages=/,/gallery` only some, which is printed but not written.
 */
const FILE = 'docs/bench/latest.json';
/** Above this load other programs slow the figures down. */
const QUIET_LOAD = 0.5;

/** How fast a core is: ms for 300 million additions. */
function coreMs(): number {
  const began = performance.now();
  let sum = 0;
  for (let number = 0; number < 3e8; number += 1) sum += number;
  return sum > 0 ? Math.round(performance.now() - began) : 0;
}

const { values } = parseArgs({
  options: { pages: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
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
  runs: Number(values.runs),
};
const report = await measureWeb(measured.runs, values.pages?.split(','));
if (!values.pages) await writeFile(FILE, `${JSON.stringify({ measured, ...report }, null, 2)}\n`);
