import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Chromium or Chrome usually is: Debian, other Linux, macOS, Windows. `CHROMIUM_PATH` names another place. */
const usualPlaces = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The browser on this machine, or undefined. */
export function findChromium(): string | undefined {
  return usualPlaces.find((place) => place && existsSync(place));
}

function installWithApt(): void {
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return;
  console.log('No Chromium here: installing it with apt-get (a minute).');
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
}

/**
 * The browser that the browser tests drive; on Debian, as root, it is installed where it is missing.
 * @throws with one sentence that says what to do.
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  installWithApt();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome: install it, or name it in CHROMIUM_PATH.',
  );
}

/** Flags for a quiet, offline browser; the sandbox needs a user that is not root. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
