import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { savesData } from '@/shared/lib/idle.ts';
import { useArrowKeys } from '@/shared/ui/useArrowKeys.ts';
import { useHoverOrFocus } from '@/shared/ui/useHoverOrFocus.ts';
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
  /** Pauses autoplay. */
  held: boolean;
  lessMotion: boolean;
};

/**
 * A row that scrolls natively until it is near the viewport, then Swiper runs it; with Save-Data only once a control is
 * used. Arrow keys work from anywhere inside.
 */
export function useCarousel(
  band: RefObject<HTMLElement | null>,
  viewport: RefObject<HTMLElement | null>,
  { perView, count, autoplayMs, held, lessMotion }: CarouselSetting,
) {
  const [engine, setEngine] = useState<typeof engineModule>();
  const [shown, setShown] = useState<Shown>();
  /** Play or pause as chosen by button or keyboard. */
  const [chosen, setChosen] = useState<boolean>();
  const stop = useCallback(() => setChosen(false), []);
  const isHovered = useHoverOrFocus(band, stop);
  const inView = useInView(viewport);
  const playing = autoplayMs !== undefined && (chosen ?? !lessMotion);

  const load = useCallback(() => {
    // If the chunk fails to load, the row stays scrollable.
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
    // Continues from the scroll position.
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

  // Not Swiper's autoplay, which requests a frame 57 times a second even off-screen. A manual step restarts the
  // interval.
  const moves = playing && !isHovered && !held && inView;
  const first = shown?.first;
  useEffect(() => {
    if (!running || !moves) return undefined;
    const timer = setTimeout(() => slider.current?.step(1), autoplayMs);
    return () => clearTimeout(timer);
  }, [slider, running, moves, autoplayMs, first]);

  useEffect(() => {
    // Keeps the focus in the row when the focused slide leaves the view.
    if (viewport.current?.contains(document.activeElement?.closest('[inert]') ?? null)) {
      viewport.current.focus({ preventScroll: true });
    }
  }, [viewport, shown]);

  /** Whether a slide is visible; all are until Swiper runs. */
  const isShown = (index: number) =>
    !shown || (index - shown.first + count) % count < shown.visible;
  /** All slides fit side by side. */
  const fits = shown !== undefined && shown.visible >= count;
  return { fits, running, playing, setPlaying: setChosen, step, isShown };
}
