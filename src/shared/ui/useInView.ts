import { useEffect, useState, type RefObject } from 'react';

/** Nobody can tell there: then everything counts as seen. */
const cannotTell = () => typeof window !== 'undefined' && !('IntersectionObserver' in window);

/**
 * Whether a visitor can see part of an element, in the window of a tab that is not hidden: what moves need not move
 * where nobody sees it. False in the prerendered page.
 * @param threshold how much of it must be seen, 0 to 1.
 */
export function useInView(element: RefObject<Element | null>, threshold = 0): boolean {
  const [inView, setInView] = useState(cannotTell);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    let isIntersecting = cannotTell();
    const look = () => setInView(isIntersecting && !document.hidden);
    document.addEventListener('visibilitychange', look);
    const stop = () => document.removeEventListener('visibilitychange', look);
    if (isIntersecting) return stop;
    const observer = new IntersectionObserver(
      (entries) => {
        isIntersecting = entries.at(-1)?.isIntersecting === true;
        look();
      },
      { threshold },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [element, threshold]);
  return inView;
}
