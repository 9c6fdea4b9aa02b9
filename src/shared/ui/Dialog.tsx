import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { common } from '@/content/en/common.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** md: 32rem wide, lg: 60rem. On a phone both fill the width. */
  size?: 'md' | 'lg';
  /** False while something is being sent: Esc, backdrop and the close button do nothing. */
  dismissible?: boolean;
  children: ReactNode;
};

const widths = { md: 'sm:max-w-lg', lg: 'sm:max-w-5xl' };

/**
 * A modal on the browser's own `<dialog>`: focus stays inside, the page behind is inert and does not scroll.
 * Its children live only while it is open. Focus goes to the title, and back to the opener when it ends.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, title, size = 'md', dismissible = true, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const dismiss = useEffectEvent(() => {
    if (dismissible) onClose();
    else if (!dialog.current?.open) dialog.current?.showModal();
  });

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const listening = new AbortController();
    const { signal } = listening;
    let pressedOutside = false;

    element?.showModal();
    heading.current?.focus();
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
      element?.close();
      if (!document.querySelector('dialog[open]')) {
        page.classList.remove('scroll-locked', 'keeps-gutter');
      }
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={`dialog ${widths[size]}`}>
      <div className="flex max-h-[inherit] flex-col">
        <header className="border-line flex items-start justify-between gap-4 border-b px-5 py-3 sm:px-7">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-heading pt-1.5">
            {title}
          </h2>
          <button
            type="button"
            aria-label={common.close}
            disabled={!dismissible}
            onClick={onClose}
            className="btn btn-quiet -mr-3 size-11 p-0"
          >
            <X aria-hidden />
          </button>
        </header>
        <div className="overflow-y-auto overscroll-contain px-5 py-5 sm:px-7 sm:py-6">
          {children}
        </div>
      </div>
    </dialog>
  );
}
