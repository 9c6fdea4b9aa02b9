import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Slides once they run. */
export type RunningSlider = {
  /** One slide on (1) or back (-1), round the ends. */
  step: (direction: 1 | -1) => void;
  destroy: () => void;
};

type SliderOptions<Slider, Shown extends unknown[]> = {
  count: number;
  /**
   * Starts it; the same function as long as it may run on, undefined until its code is there.
   * @param report to be told the first slide that is shown, from 0, whoever changed it.
   */
  start:
    | ((element: HTMLElement, first: number, report: (...shown: Shown) => void) => Slider)
    | undefined;
  /** The slide to begin with, before the steps that were asked for meanwhile. */
  begin: (element: HTMLElement) => number;
  onShow: (...shown: Shown) => void;
};

/**
 * The life of a slider over slides that stand in the page: it starts when it can, makes up for the steps that were asked
 * for before, and ends with its component.
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
