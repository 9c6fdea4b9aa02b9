import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useArrowKeys } from '@/shared/ui/useArrowKeys.ts';
import { useSlider } from '@/shared/ui/useSlider.ts';
import { startStageSlider } from './stageSlider.ts';

/**
 * Runs the slider over mounted pictures and follows an index that changes from outside (a link, the history).
 * @param index the picture to show.
 * @param onShow called when the visitor moves to another one.
 */
export function useStageSlider(
  viewport: RefObject<HTMLElement | null>,
  { index, count }: { index: number; count: number },
  onShow: (index: number) => void,
) {
  const [enlarged, setEnlarged] = useState(false);
  const shown = useRef(index);
  /** Index of the last render; a different one comes from outside. */
  const given = useRef(index);
  const start = useCallback(
    (element: HTMLElement, first: number, report: (index: number) => void) => {
      const slider = startStageSlider(element, { first, onShow: report, onZoom: setEnlarged });
      report(first);
      return slider;
    },
    [],
  );
  const { running, step } = useSlider(viewport, {
    count,
    start,
    begin: () => index,
    onShow: (next: number) => {
      // Swiper also reports the initial picture and programmatic moves.
      if (next === shown.current) return;
      shown.current = next;
      onShow(next);
    },
  });
  // Not Swiper's keyboard module, which starts later than the first paint.
  useArrowKeys('document', step);

  useEffect(() => {
    const isNew = index !== given.current;
    given.current = index;
    if (!isNew || index === shown.current) return;
    shown.current = index;
    running.current?.show(index);
  }, [index, running]);

  return {
    enlarged,
    previous: () => step(-1),
    next: () => step(1),
    show: (next: number) => running.current?.show(next),
    toggleZoom: () => running.current?.toggleZoom(),
  };
}
