import { lateText } from '@/content/en/late.ts';
import { element, hideShell } from './dialogShell.ts';
import { readSettings } from './settings.ts';

/** Delay before the note is shown, ms. */
const LATE_MS = 4000;
const { call, chat } = readSettings();
let shown: HTMLElement | undefined;

function hideNote(): void {
  shown?.remove();
  shown = undefined;
}

/**
 * Shows a note, without any further file, that something does not load, with the firm's phone number and WhatsApp.
 * @param again the retry.
 */
export function showLateNote(kind: 'offline' | 'slow', again: () => void): void {
  hideNote();
  // The note would be behind it.
  hideShell();
  const className = 'btn btn-secondary';
  const box = element('p', '', { className: 'mt-3 flex flex-wrap gap-2' });
  if (call) box.append(element('a', lateText.call, { href: call, className }));
  if (chat) box.append(element('a', lateText.chat, { href: chat, className, target: '_blank' }));
  box.append(
    element('button', lateText.again, {
      className,
      onclick: () => {
        hideNote();
        again();
      },
    }),
    element('button', lateText.close, { className: 'btn btn-quiet', onclick: hideNote }),
  );
  shown = document.createElement('div');
  shown.className = 'late-note';
  shown.setAttribute('role', 'alert');
  document.body.append(shown);
  // Filled after it is in the page: screen readers announce only changes of an alert.
  shown.append(element('p', lateText[kind]), box);
}

/** Shows the note when `work` takes long, until it has settled. */
export function noteIfLate(work: Promise<unknown>, again: () => void): void {
  const timer = setTimeout(() => showLateNote('slow', again), LATE_MS);
  const end = () => {
    clearTimeout(timer);
    hideNote();
  };
  work.then(end, end);
}
