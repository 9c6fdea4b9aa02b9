import { requireFullChromium } from '../chromium.ts';
import { countsOf, type Counts } from './counts.ts';
import { runPlaywright } from './runTests.ts';

/** Runs the browser tests in the Chromium or Chrome that people have, which asks and draws more than the headless shell. */
export async function runBrowser(): Promise<Counts> {
  const browser = { CHROMIUM_PATH: requireFullChromium() };
  return countsOf(browser.CHROMIUM_PATH, await runPlaywright([], browser));
}
