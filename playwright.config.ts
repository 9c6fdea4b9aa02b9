import { defineConfig } from '@playwright/test';
import { chromiumFlags, requireTestChromium } from './scripts/chromium.ts';
import { businessDay } from './supabase/local/prepared.ts';

// The pages are built from the content that serves them, even where midnight falls between the two.
process.env['MANDAP_DAY'] ??= businessDay();

/** Browser tests: the built site on the embedded backend, in the system's Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    // Each capability once, every page, offline, access: what `npm test` runs.
    { name: 'journeys', testDir: 'tests/e2e/journeys' },
    { name: 'details', testDir: 'tests/e2e/details' },
  ],
  globalSetup: './tests/e2e/build.setup.ts',
  // Long ones belong to `npm run test:deep`.
  grepInvert: process.env['MANDAP_DEEP'] ? [] : /@deep/,
  fullyParallel: false,
  // A page keeps more than a core busy: on two cores, 26 tests take 89 s with one worker, 74 with two, 93 with three.
  workers: 2,
  // A busy machine is not a fault: these cost nothing where a test passes.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  // scripts/test.ts reruns a failed test, with nothing in parallel.
  retries: 0,
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/e2e.json' }],
  ],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 780 },
    // Tests watch the network, which a service worker would hide from them; pwa.spec.ts allows it.
    serviceWorkers: 'block',
    // Animated elements move away from under a click; the specs about motion use the fixture `moving`.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test takes 5 % of the time; use `--trace on` for a failing one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: requireTestChromium(), args: chromiumFlags },
  },
});
