import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
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
  const first = useEffectEvent(() => index);
  const tell = useEffectEvent((next: number) => {
    // Swiper tells of its first picture too, and of those it was sent to.
    if (next === shown.current) return;
    shown.current = next;
    onShow(next);
  });

  useEffect(() => {
    if (!viewport.current) return undefined;
    const running = startStageSlider(viewport.current, {
      first: first(),
      onShow: (next) => tell(next),
      onZoom: setEnlarged,
    });
    slider.current = running;
    return () => running.destroy();
  }, [viewport]);

  useEffect(() => {
    if (index === shown.current) return;
    shown.current = index;
    slider.current?.show(index);
  }, [index]);

  return {
    enlarged,
    previous: () => slider.current?.previous(),
    next: () => slider.current?.next(),
    show: (next: number) => slider.current?.show(next),
    toggleZoom: () => slider.current?.toggleZoom(),
  };
}
