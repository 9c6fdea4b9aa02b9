/** Distance below the viewport that counts as near: about one scroll on a phone. */
const NEAR = '400px';

/**
 * Calls once when an element is near the viewport; at once without IntersectionObserver.
 * @returns disconnects.
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    onNear();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
