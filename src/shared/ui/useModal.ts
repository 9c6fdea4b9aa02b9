import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { OPEN_DIALOG, OVERLAY } from './overlaySteps.ts';

export type ModalOptions = {
  /** Called on Esc, the back button or a press on the backdrop. The caller closes the dialog. */
  onDismiss: () => void;
  /** False while it must stay open. */
  dismissible?: boolean;
  /** Whether it is part of the address (`useAddressParam`), which then provides its history entry. */
  inAddress?: boolean;
};

function announce(element: HTMLDialogElement | null): void {
  element?.dispatchEvent(new Event(OVERLAY, { bubbles: true }));
}

/**
 * Shows a dialog as a popover and makes it modal after its first frame: inerting the page takes half of the time until
 * the dialog is painted (docs/performance.md).
 */
function openInTwoSteps(element: HTMLDialogElement): void {
  // Below a modal, a popover would be inert itself.
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
 * Opens a native `<dialog>` as a modal while mounted: traps the focus, makes the page inert and locks scrolling; the
 * back button dismisses it. Moves the focus to `focusFirst`, and back to the opener at the end.
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

  // Before the effects of its children: a slider that starts in a closed dialog measures nothing.
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
    // Reserves the scrollbar's width, so that the page behind does not shift.
    page.classList.toggle('keeps-gutter', window.innerWidth > page.clientWidth);
    page.classList.add('scroll-locked');
    element?.addEventListener(
      'cancel',
      (event) => {
        // A file input's own cancel event bubbles here; React closes the dialog, not the browser.
        if (event.target !== element) return;
        event.preventDefault();
        dismiss();
      },
      { signal },
    );
    // Popovers get no cancel event.
    element?.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape' && element.hasAttribute('popover')) dismiss();
      },
      { signal },
    );
    // Chromium closes the dialog on a second Esc in a row, even if the first was prevented.
    element?.addEventListener(
      'close',
      () => {
        if (!element.open) dismiss();
      },
      { signal },
    );
    // A press that begins inside (selecting text) and ends on the backdrop must not close.
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
      // In strict mode the dialog stays mounted here: behind an open modal the opener could not take the focus.
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
