/**
 * The start script: the only code that every page runs. It stands inside the page's HTML (scripts/web/startScript.ts)
 * and imports everything else by need, as `appState.ts` shows:
 *
 * - the app, at the first sign of a person, for a tap that only it can answer, or because the site has changed;
 * - dialogs, for a tap on a link to one, whether or not the app runs;
 * - the realtime channel and the service worker's updates, when the page has been visible for some seconds.
 */
import { rememberLanding } from '@/features/enquiry/data/landing.ts';
import { somethingWaits } from '@/features/enquiry/data/outboxSignal.ts';
import { savesData, whenIdle } from '@/shared/lib/idle.ts';
import { isAdminPath } from '@/shared/paths.ts';
import { isPlainClick } from '@/shared/ui/isPlainClick.ts';
import { appState, setAppState } from './appState.ts';
import { followEarlyTap, keepEarlyTap, repeatEarlyTap, watchHydration } from './earlyTaps.ts';
import { loadChunk, prefetch, prefetchChunk } from './loadChunk.ts';
import { helpMenus } from './menus.ts';
import { answerMissingCode, watchForMissingCode } from './missingCode.ts';
import {
  openFromAddress,
  openOverlay,
  overlaysSettled,
  prefetchNearLinks,
} from './overlayLinks.ts';
import { readSettings, type RunningApp } from './settings.ts';
import { followSite, hasChanged } from './siteWatch.ts';

/** Signs that a person is here. A mouse that moves counts, a finger that only scrolls does too. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;
/** The app starts this long after a sign, in ms: what the browser answers by itself must not wait for it. */
const AFTER_SIGN_MS = 200;
const settings = readSettings();
let running: RunningApp | undefined;
let starting: Promise<void> | undefined;
let greet: () => void = () => {};
/** Settles at the first sign of a person. */
const person = new Promise<void>((resolve) => {
  greet = resolve;
});

async function hydrate(): Promise<void> {
  setAppState('starting');
  const { startApp } = await loadChunk('main');
  running = await startApp(settings);
  setAppState('running');
  repeatEarlyTap();
  if (!savesData()) void whenIdle().then(() => prefetchChunk('overlays'));
}

/** The app will not come: what was tapped is a link that loads its page, or needs the page to be loaded again. */
function answerWithoutApp(): void {
  if (!followEarlyTap()) answerMissingCode();
}

function start(): void {
  if (appState() === 'failed') answerWithoutApp();
  starting ??= hydrate().catch((error: unknown) => {
    console.warn('The app could not be started; the page stays as it was prerendered', error);
    setAppState('failed');
    answerWithoutApp();
  });
}

/** Starts the app soon, after what the browser or a dialog has to answer first. */
function startSoon(): void {
  for (const type of SIGNS) removeEventListener(type, startSoon, true);
  greet();
  setTimeout(() => void overlaysSettled().then(whenIdle).then(start), AFTER_SIGN_MS);
}

function onClick(event: MouseEvent): void {
  if (!isPlainClick(event) || event.defaultPrevented) return;
  if (!openOverlay(event)) keepEarlyTap(event, start);
}

/** A change that the page does not show yet starts the app, which asks what holds now. */
function refresh(): void {
  if (running) running.refresh();
  else
    hasChanged()
      .then((changed) => changed && start())
      // What the page says stays; it is asked again later.
      .catch(console.warn);
}

function followChanges(): void {
  followSite({
    change: (change) => {
      const shown = change.table !== 'total_visitor_counter' || isSeen('.visitor-counter');
      if (!starting && shown) start();
      // The app may show a page too young to ask for what it says, or have asked before this change.
      void starting?.then(() => running?.change(change));
    },
    stale: refresh,
  });
}

function isSeen(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility?.() ?? true;
}

/** What needs the app as soon as the page is there: an address that opens something, a part that shows the time. */
function needsApp(): boolean {
  const { search } = location;
  const opens = [...new URLSearchParams(search).keys()].some((name) => !name.startsWith('utm_'));
  const [now] = document.querySelectorAll('[data-start]');
  return opens || (now !== undefined && now.getBoundingClientRect().top < innerHeight);
}

/** Shows the enquiry that waits on this device, if one does: the overlays look for it when they come. */
function showWaiting(): void {
  if (somethingWaits()) loadChunk('overlays').catch(console.warn);
}

/** A first visit gets its service worker once there is a person; a later one looks for a new version at once. */
async function startUpdates(): Promise<void> {
  if (savesData() || !('serviceWorker' in navigator)) return;
  if (!navigator.serviceWorker.controller) await person;
  await starting;
  const updates = await loadChunk('updates');
  updates.startUpdates((notice) => {
    loadChunk('overlays').then(({ showNotice }) => showNotice(notice), console.warn);
  });
}

/** The home page's slides move before the app runs, and without it. */
function startHero(): void {
  const band = document.querySelector<HTMLElement>('[data-hero]');
  if (band) loadChunk('hero').then((hero) => hero.startHero(band), console.warn);
}

/** Everything that is not asked for by a tap: after the page has been painted and its pictures have come. */
async function afterLoad(): Promise<void> {
  await whenIdle();
  if (needsApp()) start();
  if (!savesData()) startHero();
  showWaiting();
  addEventListener('online', showWaiting);
  if (savesData()) await person;
  else prefetch(settings.framework);
  // An app that starts asks by itself.
  if (!starting) refresh();
  followChanges();
  await startUpdates();
}

addEventListener('click', onClick, true);
watchForMissingCode();
watchHydration();
helpMenus();
prefetchNearLinks();
rememberLanding();
openFromAddress();
if (isAdminPath(location.pathname)) start();
else {
  const isPrerendered = document.getElementById('root')?.hasChildNodes() === true;
  if (!isPrerendered) start();
  for (const type of SIGNS) addEventListener(type, startSoon, { capture: true, passive: true });
  const begin = () => void afterLoad().catch(console.warn);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
