import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installWithApt } from './apt.ts';

/** Debian's headless Chromium: the same engine; browser tests take two thirds of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Usual paths of Chromium or Chrome: Debian, other Linux, macOS, Windows. */
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

/** First path with a browser, after `CHROMIUM_PATH`. */
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
 * Browser for measurements and screenshots, as visitors have it; installed if missing on Debian as root.
 * @throws with instructions.
 */
export function requireChromium(): string {
  return browserAt([...usualPlaces, HEADLESS_SHELL], 'chromium');
}

/**
 * Chromium or Chrome as visitors have it, for the tests for which the headless shell is not enough.
 * @throws with instructions.
 */
export function requireFullChromium(): string {
  return browserAt(usualPlaces, 'chromium');
}

/** Browser for tests: like `requireChromium`, but headless if available. */
export function requireTestChromium(): string {
  return browserAt([HEADLESS_SHELL, ...usualPlaces], 'chromium-headless-shell');
}

/** Installs a font if none of these fontconfig patterns finds one; warns where it can't. */
function wantFont(patterns: readonly string[], debianPackage: string, without: string): void {
  const isHere = () =>
    patterns.some((pattern) => {
      const { stdout, error } = spawnSync('fc-list', [pattern], { encoding: 'utf8' });
      // No fontconfig: a system with fonts of its own.
      return error !== undefined || stdout.trim() !== '';
    });
  if (isHere()) return;
  installWithApt(debianPackage);
  if (!isHere()) console.warn(`No font here ${without}`);
}

/** Without one, the Hindi names of the demo are empty in screenshots. */
export const wantDevanagari = (): void =>
  wantFont([':lang=hi'], 'fonts-lohit-deva', 'has the letters of Hindi: such names will be empty.');

/**
 * Without a stand-in, the page shifts when its own fonts load, which no visitor with Android, Windows or macOS sees.
 */
export const wantStandIns = (): void =>
  wantFont(
    ['Liberation Sans', 'Arial'],
    'fonts-liberation',
    'is as wide as Arial: install Liberation Sans, or tests of jumping pages fail.',
  );

/** Flags for a quiet, offline browser; the sandbox needs a non-root user. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // The headless shell hints letters to whole pixels by default, unlike phones.
  '--font-render-hinting=none',
  // The headless shell has no connection type: use the distance of 4G for lazy pictures, px.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
