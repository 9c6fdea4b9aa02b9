import { preferencesStore } from '@/providers/preferences/preferencesStore.ts';

/** The end of every page, for as long as the page is open. */
const END = 'messages';
/** The question is fetched when the visitor comes so near to the end of the page. */
const NEAR = '0px 0px 800px';

const isAnswered = () => preferencesStore.get().acceptedCookies !== null;

/** Puts the question for consent at the end of the page, unless it has been answered. */
export function askAtTheEnd(ask: () => Promise<void>): void {
  const end = document.getElementById(END);
  if (!end || isAnswered()) return;
  const near = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      // Where it cannot be fetched, another page asks.
      if (!isAnswered()) ask().catch(console.warn);
    },
    { rootMargin: NEAR },
  );
  near.observe(end);
}
