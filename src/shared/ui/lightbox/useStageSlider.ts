import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useArrowKeys } from '@/shared/ui/useArrowKeys.ts';
import { startStageSlider, type StageSlider } from './stageSlider.ts';

/**
 * Runs the slider over pictures that stand in the page, and follows an index that changes from outside (a link, the
 * history).
 * @param index the picture to show. @param onShow told when the visitor goes to another one.
 */
export function useStageSlider(
  viewport: RefObject<HTMLElement | null>,
  index: number,
  onShow: (index: number) => void,
) {
  const [enlarged, setEnlarged] = useState(false);
  const slider = useRef<StageSlider>(undefined);
  const shown = useRef(index);
  /** The index of the last render: only another one comes from outside. */
  const given = useRef(index);
  /** Steps by a key before the slider could make them. */
  const waiting = useRef(0);
  const first = useEffectEvent(() => {
    const count = viewport.current?.querySelectorAll('.swiper-slide').length ?? 1;
    return (((index + waiting.current) % count) + count) % count;
  });
  const step = (direction: 1 | -1) => {
    if (!slider.current) waiting.current += direction;
    else if (direction === 1) slider.current.next();
    else slider.current.previous();
  };
  // Not Swiper's own keys: those begin with the slider, which is later than the first paint.
  useArrowKeys('document', step);
  const tell = useEffectEvent((next: number) => {
    // Swiper tells of its first picture too, and of those it was sent to.
    if (next === shown.current) return;
    shown.current = next;
    onShow(next);
  });

  useEffect(() => {
    if (!viewport.current) return undefined;
    const from = first();
    waiting.current = 0;
    const running = startStageSlider(viewport.current, {
      first: from,
      onShow: (next) => tell(next),
      onZoom: setEnlarged,
    });
    slider.current = running;
    tell(from);
    return () => {
      running.destroy();
      slider.current = undefined;
    };
  }, [viewport]);

  useEffect(() => {
    const isNew = index !== given.current;
    given.current = index;
    if (!isNew || index === shown.current) return;
    shown.current = index;
    slider.current?.show(index);
  }, [index]);

  return {
    enlarged,
    previous: () => step(-1),
    next: () => step(1),
    show: (next: number) => slider.current?.show(next),
    toggleZoom: () => slider.current?.toggleZoom(),
  };
}
