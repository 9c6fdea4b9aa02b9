import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { OPEN_DIALOG, OVERLAY } from './overlaySteps.ts';

export type ModalOptions = {
  /** The visitor wants to leave: by Esc, the back button or a press on the backdrop. The dialog itself stays open. */
  onDismiss: () => void;
  /** False while it must stay open. */
  dismissible?: boolean;
  /** Whether it is part of the page's address (`useAddressParam`): then the address is its step in the history. */
  inAddress?: boolean;
};

function announce(element: HTMLDialogElement | null): void {
  element?.dispatchEvent(new Event(OVERLAY, { bubbles: true }));
}

/**
 * Shows a dialog at once and makes it a modal after its first frame: an inert page costs the browser half of the time
 * until the dialog is to be seen (docs/performance.md). Until then it is a popover, above the page as a modal is.
 */
function openInTwoSteps(element: HTMLDialogElement): void {
  // Beneath a modal it would be inert itself.
  if (!('showPopover' in element) || document.querySelector('dialog:modal')) {
    element.showModal();
    return;
  }
  element.setAttribute('popover', 'manual');
  element.showPopover();
  const makeModal = () => {
    if (!element.hasAttribute('popover')) return;
    const focused = document.activeElement;
    element.removeAttribute('popover');
    element.showModal();
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
  };
  requestAnimationFrame(() => setTimeout(makeModal));
}

/**
 * Opens a native `<dialog>` as a modal for as long as it is mounted: focus stays inside, the page behind is inert and
 * does not scroll; the back button dismisses it. Focus goes to `focusFirst`, and back to where it was when it ends.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  focusFirst: RefObject<HTMLElement | null>,
  { onDismiss, dismissible = true, inAddress = false }: ModalOptions,
): void {
  const dismiss = useEffectEvent(() => {
    const element = dialog.current;
    if (dismissible) onDismiss();
    else if (element) {
      if (!element.matches(OPEN_DIALOG)) element.showModal();
      if (!inAddress) announce(element);
    }
  });

  // Before the effects of what stands in the dialog: a slider that starts in a closed one measures nothing.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const listening = new AbortController();
    const { signal } = listening;
    let pressedOutside = false;

    if (element) openInTwoSteps(element);
    if (!inAddress) announce(element);
    focusFirst.current?.focus();
    const page = document.documentElement;
    // Where a scrollbar takes room, its room stays, so that nothing behind the dialog moves.
    page.classList.toggle('keeps-gutter', window.innerWidth > page.clientWidth);
    page.classList.add('scroll-locked');
    element?.addEventListener(
      'cancel',
      (event) => {
        // A file chooser inside tells of its own cancelling; and React, not the browser, takes the dialog away.
        if (event.target !== element) return;
        event.preventDefault();
        dismiss();
      },
      { signal },
    );
    // A popover is told of no Esc.
    element?.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape' && element.hasAttribute('popover')) dismiss();
      },
      { signal },
    );
    // Chromium ends the dialog at a second Esc in a row, whatever the first one was told.
    element?.addEventListener(
      'close',
      () => {
        if (!element.open) dismiss();
      },
      { signal },
    );
    // A press that began inside (marking text) and ends on the backdrop must not close.
    element?.addEventListener(
      'pointerdown',
      (event) => {
        pressedOutside = event.target === element;
      },
      { signal },
    );
    element?.addEventListener(
      'click',
      (event) => {
        if (pressedOutside && event.target === element) dismiss();
      },
      { signal },
    );
    return () => {
      listening.abort();
      // Strict mode runs this while the dialog stays: an opener behind an open modal could not take the focus.
      if (element) {
        element.removeAttribute('popover');
        element.close();
      }
      if (!inAddress) announce(element);
      if (!document.querySelector(OPEN_DIALOG)) {
        page.classList.remove('scroll-locked', 'keeps-gutter');
      }
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog, focusFirst, inAddress]);
}
