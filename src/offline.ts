import { loadFonts } from './app/start/loadFonts.ts';

/**
 * The script of the offline page: lists the pages that this device has kept, and opens the page once the site answers.
 * It stands alone: of the app nothing may be needed here.
 */
loadFonts().catch(console.warn);
const saved = document.querySelector<HTMLElement>('[data-saved-pages]');

/** How often the site is asked while the device says that it has a connection, in ms. */
const ASK_EVERY = 5000;
let hasChosen = false;

/** A device that is online may still reach nobody, and may have come online before this script ran: the site is asked. */
async function openWhenBack(): Promise<void> {
  if (!navigator.onLine || document.hidden) return;
  const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  // Whoever has chosen a page meanwhile gets that one.
  if (status < 500 && !hasChosen) location.reload();
}

const ask = () => void openWhenBack().catch(() => undefined);
document.querySelector('[data-retry]')?.addEventListener('click', () => location.reload());
addEventListener('online', ask);
setInterval(ask, ASK_EVERY);
saved?.addEventListener('click', () => {
  hasChosen = true;
});

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
