/**
 * Starts the app once the page has been painted, or at the first touch, pointer or key, whichever is first:
 * the HTML is complete without it, so the app's bytes must not compete with the hero picture.
 *
 * A tap on Book Now before the app is there is kept in `data-early-enquiry` (and `-details`) on <html>: the enquiry gate opens the
 * dialog as soon as it can. Where the app cannot be fetched, the tap follows its link as if there were no script.
 */
const SETTLE_MS = 50;
const FIRST_TOUCH = ['pointerdown', 'touchstart', 'keydown'] as const;

const settings = document.querySelector<HTMLScriptElement>('script[data-main]')?.dataset ?? {};
let started = false;
let tapped: HTMLAnchorElement | null | undefined;

/** Captured, because React keeps taps to itself where it has not yet taken over the page. */
function keepTap(event: MouseEvent): void {
  if ('ready' in document.documentElement.dataset) {
    removeEventListener('click', keepTap, true);
    return;
  }
  if (event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('a[data-enquiry]')
      : null;
  if (!link) return;
  event.preventDefault();
  tapped = link;
  const { enquiry = '', enquiryDetails } = link.dataset;
  document.documentElement.dataset['earlyEnquiry'] = enquiry;
  if (enquiryDetails) document.documentElement.dataset['earlyEnquiryDetails'] = enquiryDetails;
  start();
}

function giveUp(): void {
  removeEventListener('click', keepTap, true);
  if (tapped) location.assign(tapped.href);
}

function start(): void {
  if (started) return;
  started = true;
  for (const href of settings['preload']?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  import(/* @vite-ignore */ settings['main'] ?? '').catch(giveUp);
}

/** The app then takes over the whole page at once (src/app/firstPage.ts), not only its frame. */
function touch(): void {
  document.documentElement.dataset['touched'] = '';
  start();
}

addEventListener('click', keepTap, true);
for (const type of FIRST_TOUCH) addEventListener(type, touch, { once: true, passive: true });
if (document.readyState === 'complete') setTimeout(start, SETTLE_MS);
else addEventListener('load', () => setTimeout(start, SETTLE_MS), { once: true });
