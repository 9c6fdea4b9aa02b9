import { whenIdle } from '@/shared/lib/idle.ts';

/** What may be left out of a page's layout (`data-layout="near"`, frame.css). */
const PARTS =
  ':is(main, article, [data-late]) > section, li.late-pictures, .late-pictures > li, .footer';
/** Elements that are laid out at a time: some 5 ms of a phone's layout. */
const AT_A_TIME = 60;

let mayScroll = false;
const mayLeaveOut = () => document.documentElement.dataset['layout'] === 'near';
const parts = () => [...document.querySelectorAll<HTMLElement>(PARTS)];

/**
 * Leaves what is below the screen out of the layout until `layOutWhole` has it back, in the room that it has: a change of
 * all text costs the layout of one screen then.
 */
export function layOutScreen(): void {
  if (mayScroll || !mayLeaveOut()) return;
  // What is inside a part that is left out has no place: asking for it would lay that part out.
  const below = parts().filter(
    (part) =>
      part.checkVisibility?.({ contentVisibilityAuto: true }) &&
      part.getBoundingClientRect().top > innerHeight,
  );
  for (const part of below) part.style.contentVisibility = 'hidden';
}

/** Somebody is there and may scroll: from now on the browser lays out what is near the screen. */
export function layOutNear(): void {
  mayScroll = true;
  for (const { style } of parts())
    if (style.contentVisibility === 'hidden') style.contentVisibility = 'auto';
}

/**
 * Lays out what was left out, a little whenever the browser is idle: from then on the height of the page is right, and a
 * picture of all of it shows all of it.
 */
export async function layOutWhole(): Promise<void> {
  if (!mayLeaveOut()) return;
  let room = 0;
  for (const part of parts()) {
    if (getComputedStyle(part).contentVisibility === 'visible') continue;
    if (room <= 0) {
      await whenIdle();
      room = AT_A_TIME;
    }
    part.style.contentVisibility = 'visible';
    room -= part.getElementsByTagName('*').length;
  }
  await whenIdle();
  delete document.documentElement.dataset['layout'];
}
