import { appState, HYDRATE, HYDRATED } from '@/shared/lib/appState.ts';
import { repeatEarlyFields, watchEarlyFields } from './earlyFields.ts';
import { filterGallery } from './galleryFilter.ts';
import { session } from './session.ts';

/** Events of a tap before its click. */
const PRESSES = ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup'];
const CONTROL = 'a[href], button, summary, label, input, select, textarea';

/** Removes the queued tap from the session. */
function takeEarlyTap(): HTMLElement | undefined {
  const control = session.earlyTap;
  session.earlyTap = undefined;
  control?.removeAttribute('aria-busy');
  return control;
}

/** Whether an element is in a part of the page that React has not hydrated. Dialogs are outside the page. */
function isUnhydrated(element: Element): boolean {
  if (!element.closest('#root')) return false;
  return appState() !== 'running' || element.closest('[data-late]:not([data-hydrated])') !== null;
}

/** Links and buttons that work without the app; `data-opens-here` marks a link to a file that the app shows. */
function isNative(element: HTMLElement): boolean {
  if ('opensHere' in element.dataset) return false;
  if (element instanceof HTMLAnchorElement) {
    const { origin, pathname, search } = location;
    // The app opens `?album=` and `?picture=` over the page; another page loads whole.
    const opensHere = element.origin === origin && element.pathname === pathname;
    return !opensHere || element.search === search;
  }
  // An older browser's menu opens once older.ts is there.
  if (element.matches('[popovertarget]')) return 'hidePopover' in element;
  return element.matches('[data-native], :disabled');
}

/**
 * Queues a tap on a part that is not hydrated, and repeats it after hydration.
 * @returns whether the tap was queued, or answered without the app.
 */
export function queueEarlyTap(event: MouseEvent, startApp: () => void): boolean {
  if (filterGallery(event)) return true;
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
  if (!control || isNative(control) || !isUnhydrated(control)) return false;
  // A link loads its page whole; for a button the app is tried again.
  if (appState() === 'failed' && control instanceof HTMLAnchorElement) return false;
  event.preventDefault();
  event.stopPropagation();
  takeEarlyTap();
  session.earlyTap = control;
  control.setAttribute('aria-busy', 'true');
  startApp();
  repeatEarlyTap();
  return true;
}

/** Repeats the queued tap if its part is hydrated, else requests its hydration. */
export function repeatEarlyTap(): void {
  repeatEarlyFields(isUnhydrated);
  const { earlyTap } = session;
  if (!earlyTap) return;
  if (isUnhydrated(earlyTap)) {
    earlyTap.closest('[data-late]')?.dispatchEvent(new Event(HYDRATE));
    return;
  }
  const control = takeEarlyTap();
  control?.focus({ preventScroll: true });
  control?.click();
}

/**
 * Follows the queued tap's link when the app fails to start.
 * @returns the outcome: 'lost' if only the app could have answered it, undefined if there was none.
 */
export function followEarlyTap(): 'followed' | 'lost' | undefined {
  const control = takeEarlyTap();
  if (!(control instanceof HTMLAnchorElement)) return control && 'lost';
  location.assign(control.href);
  return 'followed';
}

/**
 * Stops a press on a part that is not hydrated: React would hydrate that part at once, in one task, and delay the tap's
 * answer (half a second on a cheap phone).
 */
function stopEarlyPress(event: Event): void {
  // Of clicks only those on a fold: the browser alone answers them.
  const controls = event.type === 'click' ? 'summary' : CONTROL;
  const control = event.target instanceof Element ? event.target.closest(controls) : null;
  if (control && isUnhydrated(control)) event.stopPropagation();
}

/** Replays early input and taps after each hydration. */
export function watchHydration(): void {
  watchEarlyFields(isUnhydrated);
  for (const type of [...PRESSES, 'click'])
    addEventListener(type, stopEarlyPress, { capture: true, passive: true });
  document.addEventListener(HYDRATED, () => setTimeout(repeatEarlyTap));
}
