/** How far below the window something counts as near: about what a thumb scrolls in one go. */
const NEAR = '400px';

/**
 * Calls once when an element comes near the window; at once where the browser cannot tell.
 * @returns stops waiting.
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
