import Swiper from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';

/** Time between slides, ms (specification section 9). A touch pauses it after 200 ms: Swiper's own default. */
const AUTOPLAY_MS = 3000;
/** The cross-fade, ms; the style sheet cuts it to nothing where less motion is wanted. */
const FADE_MS = 250;

/** The slider once it runs. */
export type HeroSlider = {
  show: (index: number) => void;
  setPlaying: (playing: boolean) => void;
  destroy: () => void;
};

/**
 * Takes over slides that already stand in the page: the first stays where it is, so nothing moves.
 * @param element the viewport; it holds one `.swiper-wrapper` with the `.swiper-slide`s.
 * @param onShow told the index of the slide that is now shown, whoever changed it.
 */
export function startHeroSlider(
  element: HTMLElement,
  { first, onShow }: { first: number; onShow: (index: number) => void },
): HeroSlider {
  const swiper = new Swiper(element, {
    modules: [Autoplay, EffectFade],
    initialSlide: first,
    effect: 'fade',
    fadeEffect: { crossFade: true },
    speed: FADE_MS,
    // Not `loop`: that moves slides about in the page behind React's back.
    rewind: true,
    autoplay: { delay: AUTOPLAY_MS, enabled: true },
    on: { slideChange: ({ activeIndex }) => onShow(activeIndex) },
  });
  swiper.autoplay.stop();
  return {
    show: (index) => {
      swiper.slideTo(index);
    },
    setPlaying: (playing) => {
      if (playing === swiper.autoplay.running) return;
      if (playing) swiper.autoplay.start();
      else swiper.autoplay.stop();
    },
    destroy: () => swiper.destroy(true, true),
  };
}
