import { countsOf, type Counts } from './counts.ts';
import { runVitest } from './runTests.ts';

/** Runs the tests that kill PostgreSQL under load (tests/deep). */
export async function runResilience(): Promise<Counts> {
  return countsOf('tests/deep', await runVitest(['--project=deep']));
}
