import { preferencesStore } from '@/providers/preferences/preferencesStore.ts';

/** Id of the element at the end of every page. */
const END = 'messages';
/** Root margin at which the consent band is loaded. */
const NEAR = '0px 0px 800px';

const isAnswered = () => preferencesStore.get().acceptedCookies !== null;

/** Loads the consent band at the end of the page, unless the visitor has answered. */
export function placeConsent(showConsent: () => Promise<void>): void {
  const end = document.getElementById(END);
  if (!end || isAnswered()) return;
  const near = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      // If loading fails, the next page retries.
      if (!isAnswered()) showConsent().catch(console.warn);
    },
    { rootMargin: NEAR },
  );
  near.observe(end);
}
