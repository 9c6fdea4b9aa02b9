import { PREFERENCES_HASH } from '@/shared/paths.ts';
import { showFormInPage } from '@/features/enquiries/data/formInPage.ts';
import type { OverlayRequest } from '@/app/overlays.tsx';
import { hideShell, showShell } from './dialogShell.ts';
import { dropStoredCode } from './loadAgain.ts';
import { loadChunk, prefetchChunk } from './loadChunk.ts';
import { noteIfLate, showLateNote } from './late.ts';
import { answerMissingCode } from './missingCode.ts';
import { session } from './session.ts';

const LINK = `a[data-enquiry], a[href="${PREFERENCES_HASH}"]`;

function overlayLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
}

/** Whether the dialogs' code has loaded: then one opens at once. */
let isLoaded = false;

async function open(request: OverlayRequest): Promise<void> {
  if ('enquiry' in request && showFormInPage()) return;
  const loading = loadChunk('overlays');
  let isDismissed = false;
  if (!isLoaded)
    showShell(kindOf(request), () => {
      isDismissed = true;
      // It may be open, but not drawn yet.
      loading.then(({ close }) => close(), console.warn);
    });
  try {
    const overlays = await loading;
    isLoaded = true;
    if (!isDismissed) overlays.open(request);
  } catch (error) {
    hideShell();
    throw error;
  }
}

function kindOf(request: OverlayRequest) {
  if ('enquiry' in request) return 'enquiry';
  return 'interest' in request ? 'interest' : 'preferences';
}

function requestOf({ dataset }: HTMLAnchorElement): OverlayRequest {
  const { enquiry: service, enquiryDetails: details, enquiryKnown: known, interest } = dataset;
  if (interest !== undefined) return { interest };
  return service === undefined ? { preferences: true } : { enquiry: { service, details, known } };
}

/**
 * Opens the enquiry, pass interest or preferences dialog for a tap on a link to it, with or without the app. If the
 * enquiry's code cannot be fetched, the link is followed to the form on the contact page.
 * @returns whether it was such a link.
 */
export function openOverlay(event: MouseEvent): boolean {
  const link = overlayLink(event);
  if (!link) return false;
  event.preventDefault();
  event.stopPropagation();
  // Safari does not focus a clicked link: the dialog could not return the focus to it.
  link.focus({ preventScroll: true });
  // A menu around it would cover the dialog; the focus returns to its button.
  link.closest<HTMLElement>('[popover]')?.hidePopover?.();
  link.setAttribute('aria-busy', 'true');
  const opening = open(requestOf(link)).catch((error: unknown) => {
    console.warn('A dialog failed to load', error);
    if (link.dataset['enquiry'] === undefined) answerMissingCode();
    else void dropStoredCode().then(() => followIfThere(link));
  });
  session.opening = opening;
  noteIfLate(opening, () => void followIfThere(link));
  void opening.finally(() => link.removeAttribute('aria-busy'));
  return true;
}

/** Follows a link if its page can be reached: the browser's offline page would replace the one being read. */
async function followIfThere(link: HTMLAnchorElement): Promise<void> {
  try {
    await fetch(link.href, { method: 'HEAD' });
    location.assign(link.href);
  } catch {
    showLateNote('offline', () => link.click());
  }
}

function prefetchFor(event: Event): void {
  if (overlayLink(event)) prefetchChunk('overlays');
}

/** Prefetches the dialogs' code when a link to one is hovered or focused. */
export function prefetchNearLinks(): void {
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, prefetchFor, { capture: true, passive: true });
}

function openAtStart(request: OverlayRequest): void {
  // Without the dialog the page stays readable.
  noteIfLate(open(request).catch(console.warn), () => location.reload());
}

/** The `#` of a link that a program encoded, once or twice. */
const HASH = /%(?:25)*23/;

/**
 * Opens the dialog of the address: `#enquiry` (with `?service=`) or `#preferences`. One whose `#` was encoded on its way
 * is no page, and opened as it was meant.
 */
export function openFromAddress(): void {
  const { hash, href, pathname, search } = location;
  if (HASH.test(pathname)) location.replace(href.replace(HASH, '#'));
  if (hash === '#enquiry') {
    const service = new URLSearchParams(search).get('service') ?? '';
    openAtStart({ enquiry: { service } });
  } else if (hash === PREFERENCES_HASH) {
    history.replaceState(history.state, '', pathname + search);
    openAtStart({ preferences: true });
  }
}
