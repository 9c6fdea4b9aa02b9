import { lateText } from '@/content/en/late.ts';
import { OVERLAY } from '@/shared/ui/overlaySteps.ts';

let shown: HTMLElement | undefined;

/** Makes an element with its text and properties. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  given: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text, ...given });
}

/** Removes the shell, if one is shown. */
export function hideShell(): void {
  const shell = shown;
  shown = undefined;
  // Removal alone fires no `beforetoggle` for backButton.ts.
  shell?.hidePopover();
  shell?.remove();
}

/** Replaces the shell by the dialog, without a second entrance. */
function replaceShell({ target }: Event): void {
  if (shown && target instanceof HTMLElement) target.style.animation = 'none';
  hideShell();
}

/**
 * Shows the frame of a dialog at once, while its code is fetched and run (src/shared/ui/Dialog.tsx, which it looks
 * like). The focus stays at the link until the dialog takes it. A browser without popovers shows none.
 * @param onDismiss called when the visitor closes it before the dialog is visible.
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

// Before backButton.ts receives it, so that the dialog takes over the shell's step in the history.
document.addEventListener(OVERLAY, replaceShell, true);
