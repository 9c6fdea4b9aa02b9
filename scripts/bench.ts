import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measurePasses } from './bench/passes.ts';
import { measureWeb } from './bench/web.ts';

/**
 * `npm run bench`: measures the public pages on a slow phone and the selling and checking of passes, prints tables and
 * writes docs/bench/latest.json and passes.json, to be committed: git has the figures before. Compare figures of one
 * machine only. `--only=web` or `--only=passes` measures one of the two, `--runs=1` each page once instead of three
 * times, `--pages=/,/gallery` only some pages, which is printed but not written.
 */
const FOLDER = 'docs/bench';
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
  options: {
    only: { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
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
async function write(name: string, report: object): Promise<void> {
  await writeFile(
    `${FOLDER}/${name}.json`,
    `${JSON.stringify({ measured, ...report }, null, 2)}\n`,
  );
}

if (values.only !== 'passes') {
  const report = await measureWeb(measured.runs, values.pages?.split(','));
  if (!values.pages) await write('latest', report);
}
if (values.only !== 'web' && !values.pages) await write('passes', await measurePasses());
