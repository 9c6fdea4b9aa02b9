import { countsOf, type Counts } from './counts.ts';
import { runVitest } from './runTests.ts';
import { testsImporting } from './testFiles.ts';

/** Runs the tests that `npm test` reduces (`sized` in tests/sizes.ts) in full size, and the controls that it leaves out. */
export async function runWhole(): Promise<Counts> {
  const files = testsImporting('/tests/sizes.ts');
  return countsOf(`${files.length} files`, await runVitest(files, { MANDAP_DEEP: '1' }));
}
