import type { Counts } from './counts.ts';
import { runVitest } from './runVitest.ts';

/** Runs the tests that kill PostgreSQL under load (tests/deep). */
export async function runResilience(): Promise<Counts> {
  const run = await runVitest(['--project=deep']);
  for (const title of run.failures) console.log(`✗ ${title}`);
  return { passed: run.passed, failed: run.ok ? 0 : Math.max(run.failures.length, 1) };
}
