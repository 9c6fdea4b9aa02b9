import { appState, HYDRATED, WANTED } from './appState.ts';
import { repeatEarlyFields, watchEarlyFields } from './earlyFields.ts';
import { filterGallery } from './galleryFilter.ts';

/** What a tap consists of before its click. */
const PRESSES = ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup'];
const CONTROL = 'a[href], button, summary, label, input, select, textarea';

/** A tap on something that only the app can answer, and that React has not hydrated yet. */
let kept: HTMLElement | undefined;

/** Takes the kept tap, which is no longer waited for. */
function takeKept(): HTMLElement | undefined {
  const control = kept;
  kept = undefined;
  control?.removeAttribute('aria-busy');
  return control;
}

/** Whether React has not hydrated the part of the page that an element stands in. Dialogs stand outside of the page. */
function waits(element: Element): boolean {
  if (!element.closest('#root')) return false;
  return appState() !== 'running' || element.closest('[data-late]:not([data-hydrated])') !== null;
}

/** Links and buttons that the browser answers by itself; `data-opens-here` marks a link to a file that the app shows. */
function isNative(element: HTMLElement): boolean {
  if ('opensHere' in element.dataset) return false;
  if (element instanceof HTMLAnchorElement) {
    const { origin, pathname, search } = location;
    // What opens over the page (`?album=`, `?picture=`) is the app's; another page loads whole.
    const opensHere = element.origin === origin && element.pathname === pathname;
    return !opensHere || element.search === search;
  }
  return element.matches('[popovertarget], [data-native], :disabled');
}

/**
 * Keeps a tap that comes too early, and repeats it when its part of the page has been hydrated.
 * @param startApp starts the app at once, or answers the tap without one.
 * @returns whether the tap was kept, or answered without the app.
 */
export function keepEarlyTap(event: MouseEvent, startApp: () => void): boolean {
  if (filterGallery(event)) return true;
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
  if (!control || isNative(control) || !waits(control)) return false;
  // The link's page is loaded whole; for a button the app is tried once more.
  if (appState() === 'failed' && control instanceof HTMLAnchorElement) return false;
  event.preventDefault();
  event.stopPropagation();
  takeKept();
  kept = control;
  control.setAttribute('aria-busy', 'true');
  startApp();
  repeatEarlyTap();
  return true;
}

/** Repeats the kept tap once its part of the page answers, and until then asks for that part. */
export function repeatEarlyTap(): void {
  repeatEarlyFields(waits);
  if (!kept) return;
  if (waits(kept)) {
    kept.closest('[data-late]')?.dispatchEvent(new Event(WANTED));
    return;
  }
  const control = takeKept();
  control?.focus({ preventScroll: true });
  control?.click();
}

/**
 * The app will not come: a link loads its page.
 * @returns what became of the kept tap: 'lost' where only the app could have answered it; undefined where there was none.
 */
export function followEarlyTap(): 'followed' | 'lost' | undefined {
  const control = takeKept();
  if (!(control instanceof HTMLAnchorElement)) return control && 'lost';
  location.assign(control.href);
  return 'followed';
}

/**
 * Keeps a press from React where it has not hydrated the part yet: it would hydrate that part at once, without a pause,
 * and the tap's own answer would wait for it (half a second on a cheap phone).
 */
function hideEarlyPress(event: Event): void {
  // A click is the tap itself; that on a fold is answered by the browser, and by nothing else.
  const controls = event.type === 'click' ? 'summary' : CONTROL;
  const control = event.target instanceof Element ? event.target.closest(controls) : null;
  if (control && waits(control)) event.stopPropagation();
}

/** Repeats what was typed and tapped whenever a part of the page has been hydrated. */
export function watchHydration(): void {
  watchEarlyFields(waits);
  for (const type of [...PRESSES, 'click'])
    addEventListener(type, hideEarlyPress, { capture: true, passive: true });
  document.addEventListener(HYDRATED, () => setTimeout(repeatEarlyTap));
}
