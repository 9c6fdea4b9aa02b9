import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { savesData } from '@/shared/lib/idle.ts';
import { useArrowKeys } from '@/shared/ui/useArrowKeys.ts';
import { useAttention } from '@/shared/ui/useAttention.ts';
import { useInView } from '@/shared/ui/useInView.ts';
import { useSlider } from '@/shared/ui/useSlider.ts';
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
 * A row of slides: a row one can scroll until it comes near, then Swiper runs it; with Save-Data on not before a
 * control is used. Arrow keys move it from anywhere inside.
 */
export function useCarousel(
  band: RefObject<HTMLElement | null>,
  viewport: RefObject<HTMLElement | null>,
  { perView, count, autoplayMs, held, lessMotion }: CarouselSetting,
) {
  const [engine, setEngine] = useState<typeof engineModule>();
  const [shown, setShown] = useState<Shown>();
  /** What the visitor chose with the button or the keyboard, if anything. */
  const [chosen, setChosen] = useState<boolean>();
  const stop = useCallback(() => setChosen(false), []);
  const watched = useAttention(band, stop);
  const inView = useInView(viewport);
  const playing = autoplayMs !== undefined && (chosen ?? !lessMotion);

  const load = useCallback(() => {
    // A chunk that does not come leaves the row as it is: it can be scrolled.
    import('./carouselEngine.ts').then(setEngine, console.warn);
  }, []);
  const start = useMemo(
    () =>
      engine &&
      ((element: HTMLElement, first: number, onShow: (index: number, visible: number) => void) =>
        engine.startCarousel(element, { perView, first, lessMotion, onShow })),
    [engine, perView, lessMotion],
  );
  const { running: slider, step: move } = useSlider(viewport, {
    count,
    start,
    // It goes on from where the visitor has scrolled to by then.
    begin: ({ scrollLeft, scrollWidth }) =>
      Math.round((scrollLeft / Math.max(scrollWidth, 1)) * count),
    onShow: (first: number, visible: number) => setShown({ first, visible }),
  });
  const running = shown !== undefined;
  const step = (direction: 1 | -1) => {
    move(direction);
    if (!running) load();
  };
  useArrowKeys(band, step);

  useEffect(() => {
    if (!band.current || savesData()) return undefined;
    return whenNear(band.current, load);
  }, [band, load]);

  // Not Swiper's own autoplay: that asks for a frame 57 times a second, seen or not. A step by hand begins a new wait.
  const moves = playing && !watched && !held && inView;
  const first = shown?.first;
  useEffect(() => {
    if (!running || !moves) return undefined;
    const timer = setTimeout(() => slider.current?.step(1), autoplayMs);
    return () => clearTimeout(timer);
  }, [slider, running, moves, autoplayMs, first]);

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
  return { fits, running, playing, setPlaying: setChosen, step, isShown };
}
