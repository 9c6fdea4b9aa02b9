import { dropFragment, OPEN_DIALOG, OPENED, OVERLAY } from '@/shared/ui/overlaySteps.ts';

/** In `history.state`: how many things are open over the page in this entry; absent in the page's own. */
const STEPS = 'openedOver';
/** What an address may name that opens over its page (`useAddressParam`). */
const NAMED = ['album', 'picture'];

/** What is open over the page, the topmost last. */
let open: HTMLElement[] = [];
/** The page that it is open over. */
let address = '';
/** Whether the history is on its way back to an earlier entry. */
let isLeaving = false;
/** A link that is followed once the history is back at the page. */
let follow: HTMLAnchorElement | undefined;

function steps(): number {
  return Number(Reflect.get(Object(history.state), STEPS) ?? 0);
}

/** Brings the history in line with what is open: a step for each thing, over the page's own entry. */
function settle(): void {
  if (isLeaving) return;
  const surplus = steps() - open.length;
  if (surplus > 0) {
    isLeaving = true;
    history.go(-surplus);
  } else if (surplus < 0) {
    // The router's part of the state is the page's: to the router the step is the page.
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
    // What closes may make room for something else, which takes over its step.
    setTimeout(settle);
  }
}

/** By its name: the oldest browsers know no class of dialogs. */
function isDialog(element: EventTarget | null): element is HTMLDialogElement {
  return element instanceof HTMLElement && element.localName === 'dialog';
}

/** As Esc does: a dialog that is sending something stays, and says so. */
function askToClose(element: HTMLElement): void {
  if (isDialog(element)) element.dispatchEvent(new Event('cancel', { cancelable: true }));
  else element.hidePopover();
}

function onPopState(event: PopStateEvent): void {
  const closing = isLeaving ? [] : open.slice(steps());
  // The router would take it for another address, and fetch the page's late sections for it.
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
 * A link in something open, or tapped while it closes, is followed once its step in the history is gone: the next page
 * comes after this one, and going back from there leads to this one at once.
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

/** A link from elsewhere led to an album or a picture: its page is put beneath it, so that going back leads there. */
function putPageBeneath(): void {
  const page = new URL(location.href);
  const name = NAMED.find((known) => page.searchParams.has(known));
  // The router writes into every entry it has seen.
  if (name === undefined || history.state !== null) return;
  const { href } = page;
  page.searchParams.delete(name);
  history.replaceState(null, '', page);
  // As the router writes it; by the key it tells entries apart.
  history.pushState({ key: name, usr: { [OPENED]: name } }, '', href);
}

/**
 * The back button closes what is open over the page, a dialog or the menu, with and without the app: each is a step in
 * the history, of the same address, for as long as it is open. What an address names (an album, a picture) has its step
 * by that. A step over which nothing is open any more, after a reload or by the forward button, is left at once.
 */
export function closeOnBack(): void {
  document.addEventListener(OVERLAY, ({ target }) => {
    if (isDialog(target)) note(target, target.matches(OPEN_DIALOG));
  });
  // Not at 'toggle', which comes a moment after the menu is to be seen: a step back in that moment would leave the page.
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
  // Also when the browser brings the page back as it was left.
  addEventListener('pageshow', settle);
}
