import { whenIdle } from '@/shared/lib/idle.ts';

/** Everything that frame.css may leave out. */
const PARTS =
  ':is([data-late], main, article) > section, .late-pictures > li, li.late-pictures, .footer';
const page = document.documentElement.dataset;

/** Somebody is there and may scroll: what follows stands where it belongs from now on (`data-late`, frame.css). */
export function layOutNear(): void {
  if (page['layout'] !== 'screen') return;
  // The browser itself may have gone further down, to a word that was looked for: that stays on the screen.
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = seen?.getBoundingClientRect().top ?? 0;
  page['layout'] = 'near';
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Lays out what the first layout left out (`data-layout`, frame.css), a part whenever the browser is idle: from then on
 * the height of the page is right, and a picture of all of it shows all of it.
 */
export async function layOutWhole(): Promise<void> {
  if (!page['layout']) return;
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    if (getComputedStyle(part).contentVisibility !== 'auto') continue;
    await whenIdle();
    part.style.contentVisibility = 'visible';
  }
  await whenIdle();
  delete page['layout'];
}
