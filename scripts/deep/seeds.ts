import { randomInt } from 'node:crypto';
import { countOf, countsOf, optionOf, type Counts } from './counts.ts';
import { runVitest } from './runTests.ts';
import { testsImporting } from './testFiles.ts';

/**
 * Runs every test file with a property with new seeds.
 * `--seeds=N` how many (10), `--seed=S` repeats one.
 */
export async function runSeeds(args: readonly string[]): Promise<Counts> {
  const files = testsImporting('fast-check');
  const wanted = optionOf(args, 'seed');
  const seeds =
    wanted === undefined
      ? Array.from({ length: countOf(args, 'seeds', 10) }, () => randomInt(2 ** 31))
      : [Number(wanted)];
  const total: Counts = { passed: 0, failed: 0 };
  for (const seed of seeds) {
    const run = await runVitest(files, { MANDAP_SEED: String(seed), MANDAP_DEEP: '1' });
    const counts = countsOf(`--seed=${seed}, ${files.length} files`, run);
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
  return total;
}
