import { dropFragment, OPEN_DIALOG, OPENED, OVERLAY } from '@/shared/ui/overlaySteps.ts';

/** In `history.state`: how many overlays this entry has; absent in the page's own. */
const STEPS = 'openedOver';
/** Parameters whose content opens over the page (`useAddressParam`). */
const NAMED = ['album', 'picture'];

/** Open overlays, the topmost last. */
let open: HTMLElement[] = [];
/** Address of the page below them. */
let address = '';
/** Whether `history.go` to an earlier entry is in progress. */
let isLeaving = false;
/** A link to follow once the history is back at the page. */
let follow: HTMLAnchorElement | undefined;

function steps(): number {
  return Number(Reflect.get(Object(history.state), STEPS) ?? 0);
}

/** Matches the history to the open overlays: an entry for each, above the page's own. */
function settle(): void {
  if (isLeaving) return;
  const surplus = steps() - open.length;
  if (surplus > 0) {
    isLeaving = true;
    history.go(-surplus);
  } else if (surplus < 0) {
    // With the router's state of the page: to the router the entry is the page.
    history.pushState({ ...history.state, [STEPS]: steps() + 1 }, '');
    settle();
  }
}

function note(element: HTMLElement, isOpen: boolean): void {
  open = open.filter((other) => other !== element);
  if (isOpen) {
    open.push(element);
    dropFragment();
    address = location.href;
    settle();
  } else {
    // Another overlay may open in its place and take over its entry.
    setTimeout(settle);
  }
}

/** By its name: the oldest browsers have no `HTMLDialogElement`. */
function isDialog(element: EventTarget | null): element is HTMLDialogElement {
  return element instanceof HTMLElement && element.localName === 'dialog';
}

/** Closes as Esc does: a dialog that is sending stays open. */
function askToClose(element: HTMLElement): void {
  if (isDialog(element)) element.dispatchEvent(new Event('cancel', { cancelable: true }));
  else element.hidePopover();
}

function onPopState(event: PopStateEvent): void {
  const closing = isLeaving ? [] : open.slice(steps());
  // The router would take it for a navigation and load the page's late sections.
  if ((isLeaving || closing.length > 0) && location.href === address)
    event.stopImmediatePropagation();
  isLeaving = false;
  // From the top; the start script runs where `toReversed` is not known.
  for (let index = closing.length - 1; index >= 0; index -= 1) {
    const element = closing[index];
    if (element) askToClose(element);
  }
  if (closing.length === 0) settle();
  const link = follow;
  follow = undefined;
  link?.click();
}

/**
 * Follows a link in an overlay once the overlay's history entry is gone, so that going back from the next page leads
 * here at once.
 * @returns whether the link waits for that.
 */
export function followLater(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== location.origin || link.target || (steps() === 0 && !isLeaving))
    return false;
  event.preventDefault();
  event.stopPropagation();
  follow = link;
  open = [];
  settle();
  return true;
}

/** After a link from elsewhere to an album or a picture: inserts its page below, so that going back leads there. */
function putPageBeneath(): void {
  const page = new URL(location.href);
  const name = NAMED.find((known) => page.searchParams.has(known));
  // The router has a state in every entry it has seen.
  if (name === undefined || history.state !== null) return;
  const { href } = page;
  page.searchParams.delete(name);
  history.replaceState(null, '', page);
  // In the router's format; the key identifies the entry.
  history.pushState({ key: name, usr: { [OPENED]: name } }, '', href);
}

/**
 * Makes the back button close a dialog or the menu, with and without the app: each has a history entry of the same
 * address while it is open (an album or a picture has one by its address). An entry without its overlay, after a reload
 * or by the forward button, is left at once.
 */
export function closeOnBack(): void {
  document.addEventListener(OVERLAY, ({ target }) => {
    if (isDialog(target)) note(target, target.matches(OPEN_DIALOG));
  });
  // Not 'toggle', which comes after the menu is visible: going back before it would leave the page.
  document.addEventListener(
    'beforetoggle',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLElement && target.matches('[popover="auto"]'))
        note(target, event.newState === 'open');
    },
    true,
  );
  putPageBeneath();
  addEventListener('popstate', onPopState);
  // Also when the page returns from the back/forward cache.
  addEventListener('pageshow', settle);
}
