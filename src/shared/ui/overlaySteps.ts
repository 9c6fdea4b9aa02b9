/** Fired by a modal `<dialog>` on opening and closing; bubbles to `src/app/start/backButton.ts`. */
export const OVERLAY = 'app-overlay';

/** Selector of an open dialog: a popover in its first frame, then a modal (useModal.ts). */
export const OPEN_DIALOG = 'dialog:is([open], [popover])';

/** Key in the history state: the query parameter that this entry opened. */
export const OPENED = 'openedHere';

/**
 * Removes the fragment from the address before an overlay opens: on going back to such an entry, browsers would move
 * the focus to the fragment's target instead of the opener.
 */
export function dropFragment(): void {
  const { hash, pathname, search } = location;
  if (document.getElementById(hash.slice(1)))
    history.replaceState(history.state, '', pathname + search);
}
