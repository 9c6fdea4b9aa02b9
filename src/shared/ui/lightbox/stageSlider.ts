import Swiper from 'swiper';
import { Zoom } from 'swiper/modules';
import type { RunningSlider } from '@/shared/ui/useSlider.ts';

/** Transition time, ms; the style sheet disables it with reduced motion. */
const SLIDE_MS = 250;
/** Maximum zoom factor. */
const MAX_ZOOM = 3;

export type StageSlider = RunningSlider & {
  show: (index: number) => void;
  toggleZoom: () => void;
};

type StageOptions = {
  /** The initial picture, from 0. */
  first: number;
  /** Called on every slide change with the new index. */
  onShow: (index: number) => void;
  onZoom: (enlarged: boolean) => void;
};

/**
 * Starts swiping, looping and zooming on a row of pictures.
 * @param element the viewport, with one `.swiper-wrapper` of `.swiper-slide`s.
 */
export function startStageSlider(
  element: HTMLElement,
  { first, onShow, onZoom }: StageOptions,
): StageSlider {
  const several = element.querySelectorAll('.swiper-slide').length > 1;
  const swiper = new Swiper(element, {
    modules: [Zoom],
    initialSlide: first,
    loop: several,
    // Accepts a key during the transition.
    loopPreventsSliding: false,
    // A longer caption changes the row's height. Swiper would re-measure and jump back two frames later, losing a step
    // made in between. Only the width matters, which changes with the window.
    resizeObserver: false,
    // A slow swipe needs a fifth of the width instead of half.
    longSwipesRatio: 0.2,
    speed: SLIDE_MS,
    zoom: { maxRatio: MAX_ZOOM },
    on: {
      realIndexChange: ({ realIndex }) => onShow(realIndex),
      zoomChange: (_, scale) => onZoom(scale > 1),
    },
  });
  return {
    show: (index) => {
      if (several) swiper.slideToLoop(index);
    },
    step: (direction) => {
      if (direction === 1) swiper.slideNext();
      else swiper.slidePrev();
    },
    toggleZoom: () => {
      swiper.zoom.toggle();
    },
    destroy: () => swiper.destroy(true, true),
  };
}
