/**
 * The start script: the only code that every page runs. It stands inside the page's HTML (scripts/web/startScript.ts)
 * and imports everything else by need, as `appState.ts` shows:
 *
 * - the app, at the first sign of a person, for a tap that only it can answer, or because the site has changed;
 * - dialogs, for a tap on a link to one, whether or not the app runs;
 * - the realtime channel and the service worker's updates, when the page has been visible for some seconds;
 * - the counting of visits, when the page is idle.
 */
import { rememberLanding } from '@/features/enquiries/data/landing.ts';
import { savesData, whenIdle } from '@/shared/lib/idle.ts';
import { readText, serviceWorkers } from '@/shared/lib/stores.ts';
import { isAdminPath } from '@/shared/paths.ts';
import { isPlainClick } from '@/shared/ui/isPlainClick.ts';
import { appState, setAppState } from './appState.ts';
import { closeOnBack, followLater } from './backButton.ts';
import { hideWhileAsking, isPrerendered } from './builtPage.ts';
import { runCountdowns } from './countdowns.ts';
import { noteContacts, startCounting } from './counting.ts';
import { noteFields } from './earlyFields.ts';
import { followEarlyTap, keepEarlyTap, repeatEarlyTap, watchHydration } from './earlyTaps.ts';
import { sayIfLate } from './late.ts';
import { layOutNear, layOutWhole } from './layOutWhole.ts';
import { healKeptCode } from './loadAgain.ts';
import { loadChunk, prefetch, prefetchChunk, supplyOlder } from './loadChunk.ts';
import { loadFonts } from './loadFonts.ts';
import { helpMenus } from './menus.ts';
import { answerMissingCode, watchForMissingCode } from './missingCode.ts';
import {
  openFromAddress,
  openOverlay,
  overlaysSettled,
  prefetchNearLinks,
} from './overlayLinks.ts';
import { printPictures } from './printPictures.ts';
import { showFocusedCards } from './rows.ts';
import { readSettings, type RunningApp } from './settings.ts';
import { startUpdates } from './startUpdates.ts';
import { followSite, hasChanged, readingForApp } from './siteWatch.ts';

/** Signs that a person is here. A mouse that moves counts, a finger that only scrolls does too. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;
/** The app starts this long after a sign, in ms: what the browser answers by itself must not wait for it. */
const AFTER_SIGN_MS = 200;
/** Then it waits for the browser to be idle, but no longer than this, in ms: somebody is there. */
const IDLE_AFTER_SIGN_MS = 1000;
const settings = readSettings();
const showPage = hideWhileAsking(settings);
/** Whether a service worker has this device's files from an earlier visit: the fonts need not wait for the hero then. */
const isKnown = Boolean(serviceWorkers()?.controller);
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
  noteFields();
  running = await startApp(settings, readingForApp());
  showPage();
  setAppState('running');
  repeatEarlyTap();
  if (!savesData() && !isAdminArea) void whenIdle().then(() => prefetchChunk('overlays'));
}

async function start(): Promise<void> {
  // The connection may be back.
  if (appState() === 'failed') starting = undefined;
  starting ??= hydrate().catch((error: unknown) => {
    console.warn('The app could not be started; the page stays as it was prerendered', error);
    setAppState('failed');
    showPage();
    const tap = followEarlyTap();
    if (tap === 'lost' || !isPrerendered(settings)) answerMissingCode();
    else healKeptCode({ reads: tap === undefined });
  });
  await starting;
}

/** Starts the app for a tap or an event, which waits for nothing. */
function startNow(): void {
  void start();
}

/** Starts the app for somebody who waits for it. */
function startWaited(): void {
  sayIfLate(start(), () => location.reload());
}

async function startWhenIdle(): Promise<void> {
  await overlaysSettled();
  await whenIdle(IDLE_AFTER_SIGN_MS);
  // Such a part says that it is on its way.
  if (document.querySelector('[data-start]')) startWaited();
  else startNow();
}

/**
 * Whether a pointer only rests where a page appears under it: Chromium's headless shell tells of it as a move by nothing.
 * The first move of a real mouse may look so too; its next one does not.
 */
function isResting(event: Event): boolean {
  const { movementX, movementY }: Partial<PointerEvent> = event;
  return event.type === 'pointermove' && movementX === 0 && movementY === 0;
}

/** Starts the app soon, after what the browser or a dialog has to answer first. */
function startSoon(sign: Event): void {
  if (isResting(sign)) return;
  for (const type of SIGNS) removeEventListener(type, startSoon, true);
  greet();
  layOutNear();
  setTimeout(() => void startWhenIdle(), AFTER_SIGN_MS);
}

function onClick(event: MouseEvent): void {
  if (!isPlainClick(event) || event.defaultPrevented) return;
  if (!openOverlay(event) && !followLater(event)) keepEarlyTap(event, startWaited);
}

/** A change that the page does not show yet starts the app, which asks what holds now. */
function refresh(): void {
  if (running) running.refresh();
  else
    hasChanged()
      .then((changed) => changed && startNow())
      // What the page says stays; it is asked again later.
      .catch(console.warn);
}

function followChanges(): void {
  followSite({
    change: (change) => {
      const shown = change.table !== 'total_visitor_counter' || isSeen('.visitor-counter');
      if (shown) startNow();
      // The app may show a page too young to ask for what it says, or have asked before this change.
      void starting?.then(() => running?.change(change));
    },
    stale: refresh,
    person,
  });
}

function isSeen(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility?.() ?? true;
}

/**
 * What needs the app as soon as the page is there: an address that opens something, and a part of the first screen that
 * has `data-start`; where that names something in the browser's storage, only if it is kept there.
 */
function needsApp(): boolean {
  const { search } = location;
  const opens = [...new URLSearchParams(search).keys()].some((name) => !name.startsWith('utm_'));
  const part = document.querySelector<HTMLElement>('[data-start]');
  if (opens || !part) return opens;
  return part.getBoundingClientRect().top < innerHeight && isKept(part.dataset['start'] ?? '');
}

function isKept(storedName: string): boolean {
  return (
    storedName === 'true' || storedName === '' || readText('localStorage', storedName) !== null
  );
}

/**
 * Shows the enquiry that waits on this device, if one does (features/enquiries/data/outboxSignal.ts): the overlays look for
 * it when they come.
 */
function showWaiting(): void {
  if (isKept('mandap:enquiry-waiting')) loadChunk('overlays').catch(console.warn);
}

/** Counts the visit, after an app that is on its way. */
function count(): void {
  Promise.resolve(starting).then(startCounting).catch(console.warn);
}

/** The home page's slides move before the app runs, and without it. */
function startHero(): void {
  const band = document.querySelector<HTMLElement>('[data-hero]');
  if (band) loadChunk('hero').then((hero) => hero.startHero(band), console.warn);
}

/** Resolves once something of the page is on the screen: in a tab that is opened behind another one, when that is shown. */
async function firstPaint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Everything that is not asked for by a tap: after the page has been painted and its pictures have come. */
async function afterLoad(): Promise<void> {
  await firstPaint();
  const fonts =
    isKnown || savesData() ? Promise.resolve() : loadFonts(whenIdle).catch(console.warn);
  // Before that all of it would be laid out twice.
  void fonts.then(layOutWhole);
  await whenIdle();
  if (needsApp()) startWaited();
  runCountdowns();
  if (!savesData()) startHero();
  showWaiting();
  addEventListener('online', showWaiting);
  if (savesData()) await person;
  else prefetch(settings.framework);
  // An app that starts asks by itself.
  if (!starting) refresh();
  followChanges();
  count();
  await startUpdates({ person, ready: async () => starting });
}

// The admin area shows nothing before its app runs: no first paint waits for them there.
const isAdminArea = isAdminPath(location.pathname);
// Nothing was shown yet, or the browser is about to scroll to what the address names.
if (!isPrerendered(settings) || location.hash) delete document.documentElement.dataset['layout'];
if (isKnown || isAdminArea) loadFonts().catch(console.warn);
supplyOlder().catch(console.warn);
addEventListener('click', onClick, true);
watchForMissingCode();
watchHydration();
helpMenus();
showFocusedCards();
closeOnBack();
printPictures();
prefetchNearLinks();
rememberLanding();
openFromAddress();
if (isAdminArea) {
  startWaited();
  count();
} else {
  noteContacts();
  if (!isPrerendered(settings)) startWaited();
  for (const type of SIGNS) addEventListener(type, startSoon, { capture: true, passive: true });
  const begin = () => void afterLoad().catch(console.warn);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
