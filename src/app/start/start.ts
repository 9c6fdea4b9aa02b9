/**
 * The start script: the only code that every page runs. It is inside the page's HTML (scripts/web/startScript.ts) and
 * imports everything else lazily (appState.ts):
 *
 * - the app, on the first interaction, for a tap that only it can answer, or after a change of the site;
 * - dialogs, for a tap on a link to one, with or without the app;
 * - the realtime channel and the service worker's updates, when the page has been visible for some seconds;
 * - the counting of visits, when the browser is idle.
 */
import { rememberLanding } from '@/features/enquiries/data/landing.ts';
import { appState, setAppState } from '@/shared/lib/appState.ts';
import { savesData, whenIdle } from '@/shared/lib/idle.ts';
import { readText, serviceWorkers } from '@/shared/lib/stores.ts';
import { isStaffPath } from '@/shared/paths.ts';
import { isPlainClick } from '@/shared/ui/isPlainClick.ts';
import { closeOnBack, followLater } from './backButton.ts';
import { hideWhileAsking, isPrerendered, plainAddress } from './builtPage.ts';
import { runCountdowns } from './countdowns.ts';
import { noteContacts, startCounting } from './counting.ts';
import { recordFields } from './earlyFields.ts';
import { followEarlyTap, queueEarlyTap, repeatEarlyTap, watchHydration } from './earlyTaps.ts';
import { helpBrowser } from './helpBrowser.ts';
import { noteIfLate } from './late.ts';
import { layOutNear, layOutWhole } from './layOutWhole.ts';
import { healStoredCode } from './loadAgain.ts';
import { loadChunk, prefetch, prefetchChunk, supplyOlder } from './loadChunk.ts';
import { loadFonts } from './loadFonts.ts';
import { answerMissingCode, watchForMissingCode } from './missingCode.ts';
import { openFromAddress, openOverlay, prefetchNearLinks } from './overlayLinks.ts';
import { session } from './session.ts';
import { readSettings } from './settings.ts';
import { startUpdates } from './startUpdates.ts';
import { followSite, hasChanged } from './siteWatch.ts';

const INTERACTION_EVENTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
] as const;
/** Delay of the app after the first interaction, ms: the browser's own answer comes first. */
const START_DELAY_MS = 200;
/** Longest wait for an idle browser after that, ms. */
const MAX_IDLE_WAIT_MS = 1000;
const settings = readSettings();
const showPage = hideWhileAsking(settings);
const plain = plainAddress(settings);
if (plain !== undefined) location.replace(plain);
/** Whether a service worker serves the files: fonts need not wait for the hero then. */
const isKnown = Boolean(serviceWorkers()?.controller);
let resolveFirstInteraction: (() => void) | undefined;
const firstInteraction = new Promise<void>((resolve) => {
  resolveFirstInteraction = resolve;
});

async function hydrate(): Promise<void> {
  setAppState('starting');
  const { startApp } = await loadChunk('main');
  recordFields();
  session.app = await startApp(settings, session.reading);
  showPage();
  setAppState('running');
  repeatEarlyTap();
  if (!savesData() && !isAdminArea) void whenIdle().then(() => prefetchChunk('overlays'));
}

async function start(): Promise<void> {
  // The connection may be back.
  if (appState() === 'failed') session.starting = undefined;
  session.starting ??= hydrate().catch((error: unknown) => {
    console.warn('The app failed to start', error);
    setAppState('failed');
    showPage();
    const tap = followEarlyTap();
    if (tap === 'lost' || !isPrerendered(settings)) answerMissingCode();
    else healStoredCode({ reads: tap === undefined });
  });
  await session.starting;
}

/** Starts the app for a visitor who waits, with a note when it is late. */
function startAwaited(): void {
  noteIfLate(start(), () => location.reload());
}

async function startWhenIdle(): Promise<void> {
  await session.opening;
  await whenIdle(MAX_IDLE_WAIT_MS);
  // Such a part shows that it is loading.
  if (document.querySelector('[data-start]')) startAwaited();
  else await start();
}

/** Ignores zero-distance pointermove (headless Chromium on load); the next move of a real mouse is not one. */
function isResting(event: Event): boolean {
  const { movementX, movementY }: Partial<PointerEvent> = event;
  return event.type === 'pointermove' && movementX === 0 && movementY === 0;
}

/** Starts the app after the browser's or a dialog's own answer. */
function startSoon(interaction: Event): void {
  if (isResting(interaction)) return;
  for (const type of INTERACTION_EVENTS) removeEventListener(type, startSoon, true);
  resolveFirstInteraction?.();
  layOutNear();
  setTimeout(() => void startWhenIdle(), START_DELAY_MS);
}

function onClick(event: MouseEvent): void {
  if (!isPlainClick(event) || event.defaultPrevented) return;
  if (!openOverlay(event) && !followLater(event)) queueEarlyTap(event, startAwaited);
}

/** Reads the state of the site; a change starts the app. */
function refresh(): void {
  if (session.app) session.app.refresh();
  else
    hasChanged()
      .then((changed) => (changed ? start() : undefined))
      // The page stays as it is until the next reading.
      .catch(console.warn);
}

function followChanges(): void {
  followSite({
    change: (change) => {
      const shown = change.table !== 'total_visitor_counter' || isSeen('.visitor-counter');
      if (shown) void start();
      // The app may have read the state before this change, or not at all.
      void session.starting?.then(() => session.app?.change(change));
    },
    stale: refresh,
    firstInteraction,
  });
}

function isSeen(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility?.() ?? true;
}

/**
 * Whether the app is needed at once: for an address that opens something, or for a `data-start` element on the first
 * screen; if that names a stored entry, only when it exists, and if it is `#`, only for an address with a fragment.
 */
function needsApp(): boolean {
  const { search } = location;
  const opens = [...new URLSearchParams(search).keys()].some((name) => !name.startsWith('utm_'));
  const part = document.querySelector<HTMLElement>('[data-start]');
  if (opens || !part) return opens;
  const { start: name = '' } = part.dataset;
  if (name === BY_FRAGMENT) return location.hash !== '';
  return part.getBoundingClientRect().top < innerHeight && isStored(name);
}

/** `data-start` of what an address with a fragment replaces. */
const BY_FRAGMENT = '#';

function isStored(name: string): boolean {
  return name === 'true' || name === '' || readText('localStorage', name) !== null;
}

/**
 * Loads the overlays, which show an enquiry that is queued on this device (features/enquiries/data/outboxSignal.ts).
 */
function showQueuedEnquiry(): void {
  if (isStored('mandap:enquiry-waiting')) loadChunk('overlays').catch(console.warn);
}

/** Counts the visit, after a starting app. */
function count(): void {
  Promise.resolve(session.starting).then(startCounting).catch(console.warn);
}

/** Runs the home page's slides, with or without the app. */
function startHero(): void {
  const band = document.querySelector<HTMLElement>('[data-hero]');
  if (band) loadChunk('hero').then((hero) => hero.startHero(band), console.warn);
}

/** Resolves after the first paint; in a background tab when it is shown. */
async function firstPaint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Runs after the load event: everything that no tap waits for. */
async function afterLoad(): Promise<void> {
  await firstPaint();
  const fonts =
    isKnown || savesData() ? Promise.resolve() : loadFonts(whenIdle).catch(console.warn);
  // Before the fonts all of it would be laid out twice.
  void fonts.then(layOutWhole);
  await whenIdle();
  if (needsApp()) startAwaited();
  runCountdowns();
  if (!savesData()) startHero();
  showQueuedEnquiry();
  addEventListener('online', showQueuedEnquiry);
  if (savesData()) await firstInteraction;
  else prefetch(settings.framework);
  // A starting app reads the state itself.
  if (!session.starting) refresh();
  followChanges();
  count();
  await startUpdates({ firstInteraction, ready: async () => session.starting });
}

// The admin area shows nothing before its app runs: its fonts delay no first paint.
const isAdminArea = isStaffPath(location.pathname);
// Without content, or with an anchor to scroll to, everything is laid out at once.
if (!isPrerendered(settings) || location.hash) delete document.documentElement.dataset['layout'];
// Not shown first: the app replaces it.
if (location.hash)
  document.querySelector(`[data-start='${BY_FRAGMENT}']`)?.toggleAttribute('data-replaced', true);
if (isKnown || isAdminArea) loadFonts().catch(console.warn);
supplyOlder().catch(console.warn);
addEventListener('click', onClick, true);
watchForMissingCode();
watchHydration();
helpBrowser();
closeOnBack();
prefetchNearLinks();
rememberLanding();
openFromAddress();
if (isAdminArea) {
  startAwaited();
  count();
} else {
  noteContacts();
  if (!isPrerendered(settings)) startAwaited();
  for (const type of INTERACTION_EVENTS)
    addEventListener(type, startSoon, { capture: true, passive: true });
  const begin = () => void afterLoad().catch(console.warn);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
