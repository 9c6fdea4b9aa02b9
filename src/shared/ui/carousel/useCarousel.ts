import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { savesData } from '@/shared/lib/idle.ts';
import { useArrowKeys } from '@/shared/ui/useArrowKeys.ts';
import { useAttention } from '@/shared/ui/useAttention.ts';
import { useInView } from '@/shared/ui/useInView.ts';
import { whenNear } from '@/shared/ui/whenNear.ts';
import type * as engineModule from './carouselEngine.ts';
import type { PerView } from './perView.ts';

type Shown = { first: number; visible: number };

export type CarouselSetting = {
  perView: PerView;
  count: number;
  autoplayMs: number | undefined;
  /** True while something covers the row. */
  held: boolean;
  lessMotion: boolean;
};

/**
 * A row of slides: a row one can scroll until it comes near, then Swiper takes over; with Save-Data on not before a
 * control is used. Arrow keys move it from anywhere inside.
 */
export function useCarousel(
  band: RefObject<HTMLElement | null>,
  viewport: RefObject<HTMLElement | null>,
  { perView, count, autoplayMs, held, lessMotion }: CarouselSetting,
) {
  const [engine, setEngine] = useState<typeof engineModule>();
  const [running, setRunning] = useState<engineModule.RunningCarousel>();
  const [shown, setShown] = useState<Shown>();
  /** What the visitor chose with the button or the keyboard, if anything. */
  const [chosen, setChosen] = useState<boolean>();
  /** Steps asked for before the row could make them. */
  const waiting = useRef(0);
  const stop = useCallback(() => setChosen(false), []);
  const watched = useAttention(band, stop);
  const inView = useInView(viewport);
  const playing = autoplayMs !== undefined && (chosen ?? !lessMotion);

  const load = useCallback(() => {
    // A chunk that does not come leaves the row as it is: it can be scrolled.
    import('./carouselEngine.ts').then(setEngine, console.warn);
  }, []);
  const step = (direction: 1 | -1) => {
    if (running) running.step(direction);
    else {
      waiting.current += direction;
      load();
    }
  };
  useArrowKeys(band, step);

  useEffect(() => {
    if (!band.current || savesData()) return undefined;
    return whenNear(band.current, load);
  }, [band, load]);

  useEffect(() => {
    const element = viewport.current;
    if (!engine || !element) return undefined;
    // It goes on from where the visitor has scrolled to by then.
    const scrolled = Math.round((element.scrollLeft / Math.max(element.scrollWidth, 1)) * count);
    const first = (((scrolled + waiting.current) % count) + count) % count;
    waiting.current = 0;
    const started = engine.startCarousel(element, {
      perView,
      first,
      lessMotion,
      onShow: (index, visible) => setShown({ first: index, visible }),
    });
    setRunning(started);
    return () => {
      started.destroy();
      setRunning(undefined);
      setShown(undefined);
    };
  }, [engine, viewport, perView, count, lessMotion]);

  // Not Swiper's own autoplay: that asks for a frame 57 times a second, seen or not. A step by hand begins a new wait.
  const moves = playing && !watched && !held && inView;
  const first = shown?.first;
  useEffect(() => {
    if (!running || !moves) return undefined;
    const timer = setTimeout(() => running.step(1), autoplayMs);
    return () => clearTimeout(timer);
  }, [running, moves, autoplayMs, first]);

  useEffect(() => {
    // The slide that had the focus has left: the focus stays in the row.
    if (viewport.current?.contains(document.activeElement?.closest('[inert]') ?? null)) {
      viewport.current.focus({ preventScroll: true });
    }
  }, [viewport, shown]);

  /** Whether a slide can be seen; all of them can be scrolled to until the row runs. */
  const isShown = (index: number) =>
    !shown || (index - shown.first + count) % count < shown.visible;
  /** All slides stand side by side: there is nowhere to go. */
  const fits = shown !== undefined && shown.visible >= count;
  return { fits, running: running !== undefined, playing, setPlaying: setChosen, step, isShown };
}
