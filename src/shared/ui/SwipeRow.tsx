import { useEffect, useRef, useState, type ReactNode } from 'react';

type SwipeRowProps = {
  /** Accessible name of the list. */
  label: string;
  /** Grid classes from 48 rem on. */
  className: string;
  children: ReactNode;
};

/**
 * A list that scrolls horizontally on phones (`swipe-row` in the style sheet) and has no focusable content. It is
 * focusable while it scrolls, so that arrow keys reach its end.
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
