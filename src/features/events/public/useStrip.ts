import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/**
 * State of a scroll-snap strip of pictures: the active one, and `show` to scroll to another for arrows and keys.
 * Touch scrolling is native.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, count: number) {
  const [active, setActive] = useState(0);
  /** Target of a running scroll; slides that it passes do not become active. */
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
    /** Touch cancels a running scroll. */
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
