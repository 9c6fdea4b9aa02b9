import { useRef, type ComponentType } from 'react';
import { heroSlides, heroText } from '@/content/en/home.ts';
import { Toran } from '@/shared/ui/ornaments/Toran.tsx';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
import { HeroControls } from './HeroControls.tsx';
import { HeroSlideView } from './HeroSlideView.tsx';
import { useHeroSlider } from './useHeroSlider.ts';

type HeroProps = {
  /** What moves behind the slides, filling the band; it rests while they are stopped. */
  backdrop?: ComponentType<{ playing: boolean }>;
};

/**
 * The home page's opening: four slides in a dark band under a toran (spec section 2), a carousel after the WAI-ARIA
 * APG. The first slide is plain HTML; the words of the others stand in the page too, unseen, so that the band
 * never changes its height.
 */
export function Hero({ backdrop: Backdrop }: HeroProps) {
  const band = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const slides = useHeroSlider(band, viewport, heroSlides.length);
  // Without the script the controls would do nothing: their room is kept, they come with it.
  const awake = !useHydrating();

  return (
    <section
      ref={band}
      aria-roledescription="carousel"
      aria-label={heroText.region}
      className="night relative overflow-clip"
    >
      <div className="from-sindoor/25 absolute inset-0 bg-radial-[at_70%_60%] to-transparent to-60%" />
      {Backdrop && <Backdrop playing={slides.playing} />}
      <Toran className="relative z-10" />
      <div className="relative">
        <div className="page z-10 pt-2 text-center lg:absolute lg:inset-x-0 lg:pt-[min(9rem,16vh)] lg:text-left">
          <h1 className="eyebrow text-marigold font-sans max-sm:text-xs max-sm:tracking-[0.06em]">
            {heroText.heading}
          </h1>
        </div>
        <div ref={viewport} className="touch-pan-y overflow-hidden pt-3">
          <div aria-live={slides.playing ? 'off' : 'polite'} className="swiper-wrapper flex">
            {heroSlides.map((slide, index) => (
              <HeroSlideView
                key={slide.title}
                slide={slide}
                index={index}
                count={heroSlides.length}
                active={index === slides.active}
                withPicture={index < slides.pictures}
              />
            ))}
          </div>
        </div>
        <div className="pointer-events-none relative z-10 pt-3 pb-4 lg:absolute lg:inset-x-0 lg:bottom-6 lg:p-0">
          <div className="page flex min-h-11 justify-center lg:-translate-x-3 lg:justify-start">
            {awake && (
              <div className="pointer-events-auto">
                <HeroControls slides={slides} />
              </div>
            )}
          </div>
        </div>
      </div>
      <div className="double-line relative" />
    </section>
  );
}
