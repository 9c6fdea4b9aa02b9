import { lateText } from '@/content/en/late.ts';
import { readSettings } from './settings.ts';

/** A visitor waits this long, in ms, before the page says that what they asked for does not come. */
const LATE_MS = 4000;
const { call, chat } = readSettings();
let shown: HTMLElement | undefined;

function part<Name extends 'a' | 'button' | 'p'>(
  name: Name,
  text: string,
  given: Partial<HTMLElementTagNameMap[Name]> = {},
) {
  return Object.assign(document.createElement(name), { textContent: text, ...given });
}

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
  const className = 'btn btn-secondary';
  const box = part('p', '', { className: 'mt-3 flex flex-wrap gap-2' });
  if (call) box.append(part('a', lateText.call, { href: call, className }));
  if (chat) box.append(part('a', lateText.chat, { href: chat, className, target: '_blank' }));
  box.append(
    part('button', lateText.again, {
      className,
      onclick: () => {
        takeBack();
        again();
      },
    }),
    part('button', lateText.close, { className: 'btn btn-quiet', onclick: takeBack }),
  );
  shown = document.createElement('div');
  shown.className = 'late-note';
  shown.setAttribute('role', 'alert');
  document.body.append(shown);
  // A screen reader speaks what comes into a region that is there.
  shown.append(part('p', lateText[kind]), box);
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
