import { loadFonts } from './app/start/loadFonts.ts';

/**
 * The script of the offline page: lists the pages that this device has kept, tries again when the line is back.
 * It stands alone: of the app nothing may be needed here.
 */
loadFonts().catch(console.warn);
const saved = document.querySelector<HTMLElement>('[data-saved-pages]');

const tryAgain = () => location.reload();
document.querySelector('[data-retry]')?.addEventListener('click', tryAgain);
addEventListener('online', tryAgain);
// Whoever has chosen a page gets that one, even where the line comes back at this moment.
saved?.addEventListener('click', () => removeEventListener('online', tryAgain));

/** The kept page's own title, up to the part that names the firm; its path where it has none. */
async function titleOf(response: Response | undefined, path: string): Promise<string> {
  const text = (await response?.text()) ?? '';
  const title = new DOMParser().parseFromString(text, 'text/html').title.split(/ [|–—] /)[0];
  return title?.trim() || path;
}

async function listSavedPages(section: HTMLElement): Promise<void> {
  const cache = await caches.open(section.dataset['savedPages'] ?? '');
  const items = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const { pathname } = new URL(request.url);
      const link = document.createElement('a');
      link.href = pathname;
      link.textContent = await titleOf(await cache.match(request), pathname);
      link.className = 'text-peacock inline-block py-2.5 underline underline-offset-4';
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
  section.querySelector('ul')?.append(...items);
  section.hidden = items.length === 0;
}

if (saved && 'caches' in window) listSavedPages(saved).catch(console.warn);
