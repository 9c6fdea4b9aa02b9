import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without a window, as Debian packs it: the same engine; browser tests take two thirds of the time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where Chromium or Chrome usually is: Debian, other Linux, macOS, Windows. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function installWithApt(name: string): void {
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return;
  console.log(`Not here yet: installing ${name} with apt-get (a minute).`);
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}

/** The first of these places that holds a browser, after the one that `CHROMIUM_PATH` names. */
function browserAt(places: readonly string[], debianPackage: string): string {
  const find = () =>
    [process.env['CHROMIUM_PATH'], ...places].find((place) => place && existsSync(place));
  const found = find();
  if (found) return found;
  installWithApt(debianPackage);
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'Tests and measurements in a browser need Chromium or Chrome: install it, or name it in CHROMIUM_PATH.',
  );
}

/**
 * The browser that is measured and photographed, as visitors have it; on Debian, as root, it is installed where it is
 * missing.
 * @throws with one sentence that says what to do.
 */
export function requireChromium(): string {
  return browserAt([...usualPlaces, HEADLESS_SHELL], 'chromium');
}

/** The browser that tests drive: as `requireChromium`, but the one without a window where there is one. */
export function requireTestChromium(): string {
  return browserAt([HEADLESS_SHELL, ...usualPlaces], 'chromium-headless-shell');
}

const devanagariFonts = () =>
  spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' }).stdout?.trim() ?? '';

/** Installs a Devanagari font where there is none: without one, names of the demo in Hindi are drawn empty. */
export function wantDevanagari(): void {
  if (devanagariFonts() === '') installWithApt('fonts-lohit-deva');
  if (devanagariFonts() === '')
    console.warn('No font here has the letters of Hindi: names written in it will be empty.');
}

/** Flags for a quiet, offline browser; the sandbox needs a user that is not root. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Hinted to whole pixels, as the headless shell else draws them, letters stand elsewhere than on a phone.
  '--font-render-hinting=none',
  // Lazy pictures come from as near as on 4G also in the headless shell, which knows no kind of connection, px.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
