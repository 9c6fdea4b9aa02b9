import { lateText } from '@/content/en/late.ts';
import { hideShell } from './dialogShell.ts';
import { element } from './element.ts';
import { readSettings } from './settings.ts';

/** A visitor waits this long, in ms, before the page says that what they asked for does not come. */
const LATE_MS = 4000;
const { call, chat } = readSettings();
let shown: HTMLElement | undefined;

/** Takes away what was said. */
function takeBack(): void {
  shown?.remove();
  shown = undefined;
}

/**
 * Says over the page, without any file, that something does not come, and how else the firm is reached.
 * @param again tries it once more.
 */
export function sayLate(kind: 'offline' | 'slow', again: () => void): void {
  takeBack();
  // Over it nothing else would be seen.
  hideShell();
  const className = 'btn btn-secondary';
  const box = element('p', '', { className: 'mt-3 flex flex-wrap gap-2' });
  if (call) box.append(element('a', lateText.call, { href: call, className }));
  if (chat) box.append(element('a', lateText.chat, { href: chat, className, target: '_blank' }));
  box.append(
    element('button', lateText.again, {
      className,
      onclick: () => {
        takeBack();
        again();
      },
    }),
    element('button', lateText.close, { className: 'btn btn-quiet', onclick: takeBack }),
  );
  shown = document.createElement('div');
  shown.className = 'late-note';
  shown.setAttribute('role', 'alert');
  document.body.append(shown);
  // A screen reader speaks what comes into a region that is there.
  shown.append(element('p', lateText[kind]), box);
}

/** Says so where what a visitor waits for takes long, until it has come or failed. */
export function sayIfLate(work: Promise<unknown>, again: () => void): void {
  const timer = setTimeout(() => sayLate('slow', again), LATE_MS);
  const end = () => {
    clearTimeout(timer);
    takeBack();
  };
  work.then(end, end);
}
