import { useEffect, useRef, useState, type ReactNode } from 'react';

type SwipeRowProps = {
  /** What the list holds, for screen readers. */
  label: string;
  /** Its grid from 48rem on. */
  className: string;
  children: ReactNode;
};

/**
 * A list that a phone swipes (`swipe-row` in the style sheet) and in which nothing can have the focus. Where it scrolls
 * it takes the focus itself, so that arrow keys reach its end; once the app sees that nothing is cut off, it is no stop of
 * the Tab key any more.
 */
export function SwipeRow({ label, className, children }: SwipeRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const element = list.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <ul
      ref={list}
      aria-label={label}
      {...(scrolls && { tabIndex: 0 })}
      className={`swipe-row ${className}`}
    >
      {children}
    </ul>
  );
}
