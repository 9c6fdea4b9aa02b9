import { whenIdle } from '@/shared/lib/idle.ts';

/** Everything that frame.css may leave out. */
const PARTS =
  ':is([data-late], main, article) > section, .late-pictures > li, li.late-pictures, .footer';
/** So many parts are painted at once: what a frame costs besides grows with the page, and no task is to take 50 ms at 4x. */
const AT_ONCE = 4;
const page = document.documentElement.dataset;

/** Somebody is there and may scroll: what follows stands where it belongs from now on (`data-late`, frame.css). */
export function layOutNear(): void {
  if (page['layout'] !== 'screen') return;
  const part = document.querySelector('[data-late]');
  const top = part?.getBoundingClientRect().top ?? 0;
  page['layout'] = 'near';
  // The browser itself may have gone there, to a word that was looked for: that stays on the screen.
  if (part && top < innerHeight)
    scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Lays out what the first layout left out (`data-layout`, frame.css), a part whenever the browser is idle, and then has it
 * painted: from then on the height of the page is right, and a picture of all of it shows all of it.
 */
export async function layOutWhole(): Promise<void> {
  if (!page['layout']) return;
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  );
  for (const part of parts) {
    await whenIdle();
    // The answer needs the layout of this part only, which is kept for when it is painted.
    part.firstElementChild?.getBoundingClientRect();
  }
  while (parts.length > 0) {
    await whenIdle();
    for (const part of parts.splice(0, AT_ONCE)) part.style.contentVisibility = 'visible';
  }
  await whenIdle();
  delete page['layout'];
}
