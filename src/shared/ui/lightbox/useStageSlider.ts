import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useArrowKeys } from '@/shared/ui/useArrowKeys.ts';
import { useSlider } from '@/shared/ui/useSlider.ts';
import { startStageSlider } from './stageSlider.ts';

/**
 * Runs the slider over pictures that stand in the page, and follows an index that changes from outside (a link, the
 * history).
 * @param index the picture to show. @param onShow told when the visitor goes to another one.
 */
export function useStageSlider(
  viewport: RefObject<HTMLElement | null>,
  { index, count }: { index: number; count: number },
  onShow: (index: number) => void,
) {
  const [enlarged, setEnlarged] = useState(false);
  const shown = useRef(index);
  /** The index of the last render: only another one comes from outside. */
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
      // Swiper reports its first picture too, and those it was sent to.
      if (next === shown.current) return;
      shown.current = next;
      onShow(next);
    },
  });
  // Not Swiper's own keys: those begin with the slider, which is later than the first paint.
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
