import { requireTestChromium } from '../chromium.ts';
import { countsOf, type Counts } from './counts.ts';
import { runPlaywright } from './runTests.ts';

/** Builds the site and runs the browser tests marked @deep. */
export async function runSoak(): Promise<Counts> {
  const browser = { MANDAP_DEEP: '1', CHROMIUM_PATH: requireTestChromium() };
  return countsOf('@deep', await runPlaywright(['--grep=@deep'], browser));
}
