import type { Counts } from './counts.ts';
import { runVitest } from './runVitest.ts';
import { testsImporting } from './testFiles.ts';

/** Runs the tests that `npm test` reduces (`sized` in tests/sizes.ts) in full size, and the controls that it leaves out. */
export async function runWhole(): Promise<Counts> {
  const files = testsImporting('/tests/sizes.ts', '/support/control.ts');
  const run = await runVitest(files, { MANDAP_DEEP: '1' });
  console.log(`${run.ok ? '✓' : '✗'} ${run.passed} tests in ${files.length} files`);
  for (const title of run.failures) console.log(`✗ ${title}`);
  return { passed: run.passed, failed: run.ok ? 0 : Math.max(run.failures.length, 1) };
}
