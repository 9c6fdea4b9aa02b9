import Swiper from 'swiper';
import type { RunningSlider } from '@/shared/ui/useSlider.ts';
import { breakpoints, type PerView } from './perView.ts';

/** How long a row takes to move on, ms; nothing where less motion is wanted. */
const MOVE_MS = 250;
/** Specification section 9: the row is measured again so long after its window has changed. */
const MEASURE_AGAIN_MS = [500, 2000];

export type CarouselOptions = {
  perView: PerView;
  first: number;
  lessMotion: boolean;
  /** Told the first visible slide and how many are visible, whoever changed it. */
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
 * Makes a slider of a row that stands in the page and could be scrolled until now. It loops: slides are moved about inside
 * their row, which React never reorders.
 * @param element the viewport; it holds one `.swiper-wrapper` with the `.swiper-slide`s.
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
    // A second tap before the glide of the first has ended counts too.
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
