import { useEffect, useState, type RefObject } from 'react';

/** Without IntersectionObserver: always visible. */
const isUnsupported = () => typeof window !== 'undefined' && !('IntersectionObserver' in window);

/**
 * Whether part of an element is in view and the tab visible, to stop motion off-screen. False when prerendered.
 * @param threshold visible share, 0 to 1.
 */
export function useInView(element: RefObject<Element | null>, threshold = 0): boolean {
  const [inView, setInView] = useState(isUnsupported);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    let isIntersecting = isUnsupported();
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
