import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { countOf, optionOf, type Counts } from './counts.ts';
import { runVitest } from './runVitest.ts';

/**
 * Runs every test file with a property in it with seeds nobody has tried.
 * `--seeds=N` how many (10), `--seed=S` that one again.
 */
export async function runSeeds(args: readonly string[]): Promise<Counts> {
  const files = propertyTests();
  const wanted = optionOf(args, 'seed');
  const seeds =
    wanted === undefined
      ? Array.from({ length: countOf(args, 'seeds', 10) }, () => randomInt(2 ** 31))
      : [Number(wanted)];
  const total: Counts = { passed: 0, failed: 0 };
  for (const seed of seeds) {
    const run = await runVitest(files, { MANDAP_SEED: String(seed) });
    total.passed += run.passed;
    total.failed += run.ok ? 0 : Math.max(run.failures.length, 1);
    console.log(
      `${run.ok ? '✓' : '✗'} --seed=${seed}: ${run.passed} tests in ${files.length} files`,
    );
    for (const title of run.failures) console.log(`    ${title}`);
  }
  return total;
}

function propertyTests(): string[] {
  return ['src', 'supabase', 'scripts', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter(
      (file) => /\.test\.tsx?$/.test(file) && /from 'fast-check'/.test(readFileSync(file, 'utf8')),
    )
    .toSorted();
}
