/** A modal `<dialog>` tells with it that it has opened or closed; it bubbles to `src/app/start/backButton.ts`. */
export const OVERLAY = 'app-overlay';

/** A dialog over the page: in its first frame a popover, then a modal (useModal.ts). */
export const OPEN_DIALOG = 'dialog:is([open], [popover])';

/** In the router's state of an entry: the name in the address of what was opened over the page by that entry. */
export const OPENED = 'openedHere';

/**
 * Takes the part of the page that the address names out of it, before something opens over the page: going back to such
 * an entry, a browser moves the focus to that part, away from what opened it.
 */
export function dropFragment(): void {
  const { hash, pathname, search } = location;
  if (document.getElementById(hash.slice(1)))
    history.replaceState(history.state, '', pathname + search);
}
