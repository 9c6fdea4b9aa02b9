import { whenIdle } from '@/shared/lib/idle.ts';

/** What frame.css may leave out of the first layout. */
const PARTS =
  ':is([data-late], main, article) > section, .late-pictures > li, li.late-pictures, .footer';
const page = document.documentElement.dataset;

/** Lays out below-the-fold sections on the first interaction (`data-late`, frame.css). */
export function layOutNear(): void {
  if (page['layout'] !== 'screen') return;
  // The browser may have scrolled to a searched word: keep it on the screen.
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = seen?.getBoundingClientRect().top ?? 0;
  page['layout'] = 'near';
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Lays out the rest of the page, one section per idle period: its height is final then, and a full-page screenshot
 * shows everything.
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
