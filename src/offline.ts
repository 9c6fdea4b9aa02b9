import { loadFonts } from './app/start/loadFonts.ts';

/**
 * Script of the offline page: lists the cached pages and opens the page once the site responds.
 * Standalone: it must not need any of the app.
 */
loadFonts().catch(console.warn);
const saved = document.querySelector<HTMLElement>('[data-saved-pages]');

/** Poll interval while the device reports a connection, ms. */
const POLL_MS = 5000;
let hasChosen = false;

/** `navigator.onLine` does not prove that the site is reachable, and may have changed before this script ran: poll. */
async function openWhenBack(): Promise<void> {
  if (!navigator.onLine || document.hidden) return;
  const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  // Not if the visitor has chosen a page in the meantime.
  if (status < 500 && !hasChosen) location.reload();
}

const poll = () => void openWhenBack().catch(() => undefined);
document.querySelector('[data-retry]')?.addEventListener('click', () => location.reload());
addEventListener('online', poll);
setInterval(poll, POLL_MS);
saved?.addEventListener('click', () => {
  hasChosen = true;
});

/** Title of a cached page without the company's suffix; its path if it has none. */
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
