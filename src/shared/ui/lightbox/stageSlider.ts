import Swiper from 'swiper';
import { Zoom } from 'swiper/modules';
import type { RunningSlider } from '@/shared/ui/useSlider.ts';

/** From one picture to the next, ms; the style sheet cuts it to nothing where less motion is wanted. */
const SLIDE_MS = 250;
/** As far as two fingers, a double tap or the button enlarge a picture. */
const MAX_ZOOM = 3;

/** The slider once it runs. */
export type StageSlider = RunningSlider & {
  show: (index: number) => void;
  toggleZoom: () => void;
};

type StageOptions = {
  /** The picture to begin with, from 0. */
  first: number;
  /** Told the index of the picture that is now shown, whoever changed it. */
  onShow: (index: number) => void;
  onZoom: (enlarged: boolean) => void;
};

/**
 * Makes a row of pictures swipe, go round and enlarge.
 * @param element the viewport; it holds one `.swiper-wrapper` with the `.swiper-slide`s.
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
    // A key pressed while a picture still glides counts too.
    loopPreventsSliding: false,
    // A longer caption makes the row lower. Swiper would measure it again and, two frames later, go back to the picture
    // that was shown then: a step made meanwhile was lost. It only needs the width, which changes with the window.
    resizeObserver: false,
    // A slow swipe need not cross half of a wide screen.
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
