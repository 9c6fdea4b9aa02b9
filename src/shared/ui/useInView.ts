import { useEffect, useState, type RefObject } from 'react';

/** Nobody can tell there: then everything counts as seen. */
const cannotTell = () => typeof window !== 'undefined' && !('IntersectionObserver' in window);

/**
 * Whether part of an element is in the window: what moves need not move where nobody sees it.
 * False in the prerendered page.
 * @param threshold how much of it must be seen, 0 to 1.
 */
export function useInView(element: RefObject<Element | null>, threshold = 0): boolean {
  const [inView, setInView] = useState(cannotTell);
  useEffect(() => {
    const target = element.current;
    if (!target || cannotTell()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting === true),
      { threshold },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, threshold]);
  return inView;
}
