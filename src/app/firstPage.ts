import { savesData, whenIdle } from '@/shared/lib/idle.ts';
import { holdLive } from '@/shared/data/whenLive.ts';

/**
 * The page that came as HTML: its frame is taken over at once, its content once the browser is idle or the visitor
 * touches it, so that the content's code does not count against the first load. Until then the HTML stands.
 */

const IDLE_MS = 4000;
const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin'] as const;

/** What the build wrote into the head for one page. React takes it over together with that page's content. */
const HEAD = [
  'title',
  'link[rel="canonical"]',
  'meta[property^="og:"]',
  ...['description', 'keywords', 'robots', 'twitter:card'].map((name) => `meta[name="${name}"]`),
].join();

/** What waits for the first content; undefined once there is some. */
let waiting: { head: Element[]; done: () => void } | undefined;

/** Resolves when the browser is idle or the visitor does something, with Save-Data on only for the latter. */
async function whenWanted(): Promise<void> {
  // The touch that made `boot.ts` start the app has happened already.
  if ('touched' in document.documentElement.dataset) return;
  await new Promise<void>((resolve) => {
    const wanted = () => {
      for (const type of TOUCHES) removeEventListener(type, wanted, true);
      resolve();
    };
    for (const type of TOUCHES) addEventListener(type, wanted, { capture: true, passive: true });
    if (savesData()) return;
    if ('requestIdleCallback' in window) requestIdleCallback(wanted, { timeout: IDLE_MS });
    else setTimeout(wanted, 1000);
  });
}

/**
 * Call it before the first render.
 * @returns when the content's code should be fetched.
 */
export async function beginFirstPage(): Promise<void> {
  holdLive(
    new Promise((done) => {
      waiting = { head: [...document.head.querySelectorAll(HEAD)], done };
    }),
  );
  await whenWanted();
}

/**
 * Each page's content tells that it is on the screen. The first one decides over the head that the build wrote.
 * @param takenOver false where the content was drawn anew: in an empty shell, or after a navigation that came first.
 */
export function contentArrived(takenOver: boolean): void {
  // For src/features/pwa/data/visited.ts.
  dispatchEvent(new Event('mandap-page'));
  if (!waiting) return;
  const { head, done } = waiting;
  waiting = undefined;
  if (!takenOver) for (const element of head) element.remove();
  document.documentElement.dataset['hydrated'] = '';
  done();
  if (import.meta.env.PROD) {
    whenIdle()
      .then(async () => (await import('./afterIdle.ts')).afterIdle())
      .catch(console.warn);
  }
}
