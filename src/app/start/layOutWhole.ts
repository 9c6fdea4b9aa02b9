import { whenIdle } from '@/shared/lib/idle.ts';

/** Everything that frame.css may leave out. */
const PARTS = '[data-late] > section, main > section, main > article > section';

/**
 * Lays out what the first layout left out (`data-layout="near"`, frame.css), a part whenever the browser is idle: from
 * then on the height of the page is right, and a picture of all of it shows all of it.
 */
export async function layOutWhole(): Promise<void> {
  const page = document.documentElement;
  if (page.dataset['layout'] !== 'near') return;
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    if (getComputedStyle(part).contentVisibility !== 'auto') continue;
    await whenIdle();
    part.style.contentVisibility = 'visible';
  }
  delete page.dataset['layout'];
}
