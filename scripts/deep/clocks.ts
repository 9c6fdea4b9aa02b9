import { existsSync } from 'node:fs';
import { installWithApt } from '../apt.ts';
import { requireTestChromium } from '../chromium.ts';
import { countsOf, optionOf, type Counts } from './counts.ts';
import { runPlaywright, runVitest, type TestRun } from './runTests.ts';

/** Hours in India: a night's evening; after midnight, when the day in UTC is still yesterday. */
const HOURS = ['22:30', '00:30'];
const DAY_MS = 86_400_000;

/** Paths of libfaketime: Debian on both kinds of processors, Fedora, Arch. */
const libraries = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib64/faketime/libfaketime.so.1',
  '/usr/lib/faketime/libfaketime.so.1',
];

const findLibrary = () => libraries.find((file) => existsSync(file));

function requireFaketime(): string {
  if (!findLibrary()) installWithApt('faketime');
  const library = findLibrary();
  if (library) return library;
  throw new Error(
    'The part clocks needs libfaketime, on Linux: install it (Debian: apt-get install faketime).',
  );
}

/** Environment in which the clock of Node, PostgreSQL, Deno and Chromium shows the next time of this hour in India. */
function clockAt(hour: string): Record<string, string> {
  const now = Date.now();
  const today = new Date(now + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const ahead = (Date.parse(`${today}T${hour}:00+05:30`) - now + DAY_MS) % DAY_MS;
  if (Number.isNaN(ahead)) throw new Error('--at is an hour of the day, such as 22:30.');
  return {
    LD_PRELOAD: requireFaketime(),
    FAKETIME: `+${Math.round(ahead / 1000)}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Else each timed wait returns at once, and Chromium spins: a page opens in a minute instead of seconds.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  };
}

type Clock = Record<string, string>;
const suites: Record<string, (clock: Clock) => Promise<TestRun>> = {
  db: (clock) => runVitest(['--project=db'], clock),
  unit: (clock) => runVitest(['--project=unit', '--project=unit-node'], clock),
  integration: (clock) => runVitest(['--project=integration'], clock),
  e2e: (clock) =>
    runPlaywright(['--project=journeys'], { ...clock, CHROMIUM_PATH: requireTestChromium() }),
};

/** Runs every suite in the evening and after midnight of India. `--at=HH:MM` one hour; `--suite=NAME` one suite. */
export async function runClocks(args: readonly string[]): Promise<Counts> {
  const at = optionOf(args, 'at');
  const only = optionOf(args, 'suite');
  const chosen = Object.entries(suites).filter(([name]) => only === undefined || name === only);
  if (chosen.length === 0) throw new Error(`--suite is one of ${Object.keys(suites).join(', ')}.`);
  const total: Counts = { passed: 0, failed: 0 };
  for (const hour of at === undefined ? HOURS : [at])
    for (const [name, run] of chosen) {
      const counts = countsOf(`${name} at ${hour}`, await run(clockAt(hour)));
      total.passed += counts.passed;
      total.failed += counts.failed;
    }
  return total;
}
