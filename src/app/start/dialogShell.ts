import { lateText } from '@/content/en/late.ts';
import { OVERLAY } from '@/shared/ui/overlaySteps.ts';
import { element } from './element.ts';

let shown: HTMLElement | undefined;

/** Takes the shell away, if one is shown. */
export function hideShell(): void {
  const shell = shown;
  shown = undefined;
  // Being removed alone is not told to backButton.ts.
  shell?.hidePopover();
  shell?.remove();
}

/** The dialog itself takes the shell's place: it does not come in a second time. */
function giveWay({ target }: Event): void {
  if (shown && target instanceof HTMLElement) target.style.animation = 'none';
  hideShell();
}

/**
 * Shows the frame of a dialog at once, while its code is fetched and run (src/shared/ui/Dialog.tsx, which it looks like).
 * The focus stays at the link until the dialog takes it. A browser without popovers shows none.
 * @param onDismiss called where the visitor puts it away before the dialog is to be seen.
 */
export function showShell(kind: keyof typeof lateText.dialogs, onDismiss: () => void): void {
  hideShell();
  if (!('showPopover' in HTMLElement.prototype)) return;
  const title = lateText.dialogs[kind];
  const shell = element('div', '', {
    role: 'dialog',
    className: 'dialog dialog-shell sm:max-w-lg',
    ariaLabel: title,
    popover: 'auto',
  });
  const header = element('header', '', {
    className: 'border-line flex items-start justify-between gap-4 border-b px-5 py-3 sm:px-7',
  });
  header.append(
    element('h2', title, { className: 'text-heading pt-1.5' }),
    element('button', '×', {
      className: 'btn btn-quiet -mr-3 size-11 p-0 text-2xl leading-none',
      ariaLabel: lateText.close,
      onclick: () => shell.hidePopover(),
    }),
  );
  shell.append(header, element('p', lateText.loading, { className: 'px-5 py-5 sm:px-7 sm:py-6' }));
  shell.dataset['kind'] = kind;
  shell.addEventListener('beforetoggle', ({ newState }) => {
    if (newState !== 'closed' || shown !== shell) return;
    shown = undefined;
    onDismiss();
    setTimeout(() => shell.remove());
  });
  document.body.append(shell);
  shown = shell;
  shell.showPopover();
}

// Before backButton.ts hears of the dialog, which so takes over the shell's step in the history.
document.addEventListener(OVERLAY, giveWay, true);
