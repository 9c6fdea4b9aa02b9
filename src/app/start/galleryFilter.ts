import { GALLERY_PAGE } from '@/features/portfolio/data/galleryPage.ts';
import { appState } from '@/shared/lib/appState.ts';

const FILTER = 'a[data-filter]';
const ITEM = 'li[data-filtered]';

/** Shows the albums of the category in the address, as the app does. */
function show(): void {
  const category = new URLSearchParams(location.search).get('category') ?? '';
  let left = GALLERY_PAGE;
  for (const item of document.querySelectorAll<HTMLElement>(ITEM)) {
    const matches = category === '' || item.dataset['filtered'] === category;
    item.hidden = !matches || left === 0;
    if (!item.hidden) left -= 1;
  }
  for (const link of document.querySelectorAll<HTMLElement>(FILTER)) {
    if (link.dataset['filter'] === category) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/**
 * Filters the gallery before the app runs, if the page holds every album; the app takes over from the address.
 * @returns whether the tap was on a filter.
 */
export function filterGallery(event: MouseEvent): boolean {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(FILTER) : null;
  if (!link || appState() === 'running' || !document.querySelector(ITEM)) return false;
  event.preventDefault();
  event.stopPropagation();
  history.pushState(null, '', link.href);
  show();
  addEventListener('popstate', () => {
    if (appState() !== 'running') show();
  });
  return true;
}
