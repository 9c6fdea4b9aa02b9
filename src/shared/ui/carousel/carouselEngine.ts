import Swiper from 'swiper';
import type { RunningSlider } from '@/shared/ui/useSlider.ts';
import { breakpoints, type PerView } from './perView.ts';

/** Transition time, ms; 0 with reduced motion. */
const MOVE_MS = 250;
/** Delays of re-measuring after a resize, ms (specification section 9). */
const MEASURE_AGAIN_MS = [500, 2000];

export type CarouselOptions = {
  perView: PerView;
  first: number;
  lessMotion: boolean;
  /** Called on every slide change with the first visible slide and the number of visible ones. */
  onShow: (first: number, visible: number) => void;
};

function measuredAgain(swiper: Swiper): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const measure = () => {
    timers.forEach(clearTimeout);
    timers = MEASURE_AGAIN_MS.map((delay) => setTimeout(() => swiper.update(), delay));
  };
  window.addEventListener('resize', measure);
  return () => {
    window.removeEventListener('resize', measure);
    timers.forEach(clearTimeout);
  };
}

/**
 * Starts Swiper on a row that was scrollable until now. Looping moves slides within the row, which React never
 * reorders.
 * @param element the viewport, with one `.swiper-wrapper` of `.swiper-slide`s.
 */
export function startCarousel(element: HTMLElement, options: CarouselOptions): RunningSlider {
  const { perView, first, lessMotion, onShow } = options;
  const [smallest, ...wider] = perView;
  const report = ({ realIndex, params }: Swiper) =>
    onShow(realIndex, typeof params.slidesPerView === 'number' ? params.slidesPerView : smallest);
  element.scrollLeft = 0;
  const swiper = new Swiper(element, {
    initialSlide: first,
    slidesPerView: smallest,
    breakpoints: Object.fromEntries(
      wider.map((slidesPerView, index) => [breakpoints[index], { slidesPerView }]),
    ),
    loop: true,
    // Accepts a second tap during the transition of the first.
    loopPreventsSliding: false,
    speed: lessMotion ? 0 : MOVE_MS,
    on: { realIndexChange: report, breakpoint: report },
  });
  const stopMeasuring = measuredAgain(swiper);
  report(swiper);
  return {
    step: (direction) => {
      if (direction === 1) swiper.slideNext();
      else swiper.slidePrev();
    },
    destroy: () => {
      stopMeasuring();
      swiper.destroy(true, true);
    },
  };
}
