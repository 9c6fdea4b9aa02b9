import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/**
 * Pictures side by side in an element that scrolls and snaps by itself: which one stands in it, and how to go to
 * another. A finger moves it without any help; arrows and keys go through `show`.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, count: number) {
  const [active, setActive] = useState(0);
  /** Where a press on an arrow is taking it; what it passes on the way does not count. */
  const aim = useRef<number>(undefined);
  const focusFollows = useRef(false);

  useEffect(() => {
    if (!focusFollows.current) return;
    focusFollows.current = false;
    const link = strip.current?.children[active]?.querySelector('a');
    link?.focus({ preventScroll: true });
  }, [active, strip]);

  const show = (index: number) => {
    const next = (index + count) % count;
    aim.current = next;
    setActive(next);
    const element = strip.current;
    element?.scrollTo({ left: next * element.clientWidth });
  };

  return {
    active,
    show,
    onScroll: () => {
      const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
      if (clientWidth === 0) return;
      const place = scrollLeft / clientWidth;
      if (aim.current !== undefined && Math.abs(place - aim.current) > 0.02) return;
      aim.current = undefined;
      setActive(Math.min(Math.max(Math.round(place), 0), count - 1));
    },
    /** A finger takes over, wherever an arrow was taking it. */
    onTouchStart: () => {
      aim.current = undefined;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined || count < 2) return;
      event.preventDefault();
      focusFollows.current = strip.current?.contains(event.currentTarget) ?? false;
      show(active + step);
    },
  };
}
