import { runBrowser } from './deep/browser.ts';
import { runClocks } from './deep/clocks.ts';
import type { Counts } from './deep/counts.ts';
import { runResilience } from './deep/resilience.ts';
import { runRules } from './deep/rules.ts';
import { runSeeds } from './deep/seeds.ts';
import { runSoak } from './deep/soak.ts';
import { runWhole } from './deep/whole.ts';

/**
 * `npm run test:deep [-- PART … --option=value]`: tests that take too long for `npm test`, for releases. Default: all
 * parts; see tests/README.md. The last line is `N passed, N failed`.
 */
const parts: Record<string, (args: readonly string[]) => Promise<Counts>> = {
  rules: runRules,
  seeds: runSeeds,
  whole: runWhole,
  soak: runSoak,
  resilience: runResilience,
  clocks: runClocks,
  browser: runBrowser,
};

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('--'));
const selected = args.filter((arg) => !arg.startsWith('--'));
const unknown = selected.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown[0]}": choose from ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const total: Counts = { passed: 0, failed: 0 };
for (const [name, run] of Object.entries(parts)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  console.log(`\n── ${name}`);
  const started = Date.now();
  try {
    const counts = await run(options);
    total.passed += counts.passed;
    total.failed += counts.failed;
  } catch (error) {
    total.failed += 1;
    console.error(error);
  }
  console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
