import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

export type RunningSlider = {
  /** Moves one slide forward (1) or back (-1), looping. */
  step: (direction: 1 | -1) => void;
  destroy: () => void;
};

type SliderOptions<Slider, Shown extends unknown[]> = {
  count: number;
  /**
   * Starts the slider; must be stable while it runs, undefined until its code is loaded.
   * @param report called with the first visible slide, from 0, on every change.
   */
  start:
    | ((element: HTMLElement, first: number, report: (...shown: Shown) => void) => Slider)
    | undefined;
  /** The initial slide, before queued steps are applied. */
  begin: (element: HTMLElement) => number;
  onShow: (...shown: Shown) => void;
};

/**
 * Lifecycle of a slider over mounted slides: starts when its code is loaded, applies the steps queued before, and is
 * destroyed on unmount.
 */
export function useSlider<Slider extends RunningSlider, Shown extends unknown[]>(
  viewport: RefObject<HTMLElement | null>,
  { count, start, begin, onShow }: SliderOptions<Slider, Shown>,
) {
  const running = useRef<Slider>(undefined);
  const waiting = useRef(0);
  const first = useEffectEvent((element: HTMLElement) => {
    const wanted = begin(element) + waiting.current;
    waiting.current = 0;
    return ((wanted % count) + count) % count;
  });
  const report = useEffectEvent((...shown: Shown) => onShow(...shown));

  useEffect(() => {
    const element = viewport.current;
    if (!start || !element) return undefined;
    const slider = start(element, first(element), (...shown) => report(...shown));
    running.current = slider;
    return () => {
      slider.destroy();
      running.current = undefined;
    };
  }, [viewport, start, count]);

  return {
    running,
    step: (direction: 1 | -1) => {
      if (running.current) running.current.step(direction);
      else waiting.current += direction;
    },
  };
}
