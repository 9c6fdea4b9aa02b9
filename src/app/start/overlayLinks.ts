import { PREFERENCES_HASH } from '@/shared/paths.ts';
import { showFormInPage } from '@/features/enquiries/data/formInPage.ts';
import type { OverlayRequest } from '@/app/overlays.tsx';
import { hideShell, showShell } from './dialogShell.ts';
import { dropKeptCode } from './loadAgain.ts';
import { loadChunk, prefetchChunk } from './loadChunk.ts';
import { sayIfLate, sayLate } from './late.ts';
import { answerMissingCode } from './missingCode.ts';

const LINK = `a[data-enquiry], a[href="${PREFERENCES_HASH}"]`;

function overlayLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
}

/** The overlay that is being opened, so that nothing heavy begins beside it. */
let opening: Promise<unknown> = Promise.resolve();

/** Resolves when no overlay is being opened. */
export async function overlaysSettled(): Promise<unknown> {
  return opening;
}

/** Whether the dialogs' code has come: then one opens at once. */
let isLoaded = false;

async function open(request: OverlayRequest): Promise<void> {
  if ('enquiry' in request && showFormInPage()) return;
  const loading = loadChunk('overlays');
  let isDismissed = false;
  if (!isLoaded)
    showShell(kindOf(request), () => {
      isDismissed = true;
      // It may be open, and not yet drawn.
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
 * Opens the enquiry dialog, the one for those who wait for passes, or the preferences, for a tap on a link to them,
 * wherever it stands, with or without the app. Where the enquiry's code cannot be fetched, the link is followed: the
 * form stands on the contact page, too.
 * @returns whether it was such a link.
 */
export function openOverlay(event: MouseEvent): boolean {
  const link = overlayLink(event);
  if (!link) return false;
  event.preventDefault();
  event.stopPropagation();
  // Safari does not focus what is clicked: the dialog could not give the focus back to it.
  link.focus({ preventScroll: true });
  // A menu around it would cover the form, and hidden links take no focus back: its button does.
  link.closest<HTMLElement>('[popover]')?.hidePopover?.();
  link.setAttribute('aria-busy', 'true');
  opening = open(requestOf(link)).catch((error: unknown) => {
    console.warn('A dialog could not be fetched', error);
    if (link.dataset['enquiry'] === undefined) answerMissingCode();
    else void dropKeptCode().then(() => followIfThere(link));
  });
  sayIfLate(opening, () => void followIfThere(link));
  void opening.finally(() => link.removeAttribute('aria-busy'));
  return true;
}

/** Follows a link where its page can be had: in place of the page that is read nobody wants the browser's "no internet". */
async function followIfThere(link: HTMLAnchorElement): Promise<void> {
  try {
    await fetch(link.href, { method: 'HEAD' });
    location.assign(link.href);
  } catch {
    sayLate('offline', () => link.click());
  }
}

function prefetchFor(event: Event): void {
  if (overlayLink(event)) prefetchChunk('overlays');
}

/** Fetches the dialogs' code when a pointer or the focus comes near a link that opens one. */
export function prefetchNearLinks(): void {
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, prefetchFor, { capture: true, passive: true });
}

function openAtStart(request: OverlayRequest): void {
  // The page itself can be read all the same.
  sayIfLate(open(request).catch(console.warn), () => location.reload());
}

/** Opens what the address names: `#enquiry` (with `?service=`) or `#preferences`. */
export function openFromAddress(): void {
  const { hash, pathname, search } = location;
  if (hash === '#enquiry') {
    const service = new URLSearchParams(search).get('service') ?? '';
    openAtStart({ enquiry: { service } });
  } else if (hash === PREFERENCES_HASH) {
    history.replaceState(history.state, '', pathname + search);
    openAtStart({ preferences: true });
  }
}
