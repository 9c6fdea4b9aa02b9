import { useEffect, useRef, type ComponentType } from 'react';
import { heroSlides, heroText } from '@/content/en/home.ts';
import { Toran } from '@/shared/ui/ornaments/Toran.tsx';
import { HeroControls } from './HeroControls.tsx';
import { heroPart } from './heroPart.ts';
import { startHero } from './heroSlides.ts';
import { HeroSlideView } from './HeroSlideView.tsx';

type HeroProps = {
  /** Animated background of the band; pauses on `data-playing="false"`. */
  backdrop?: ComponentType;
};

/**
 * Hero of the home page: four slides in a dark band under a toran, a carousel after the WAI-ARIA APG. Static markup,
 * whose attributes `startHero` changes, with or without React. All texts are mounted, most of them hidden, so that the
 * band keeps its height.
 */
export function Hero({ backdrop: Backdrop }: HeroProps) {
  const band = useRef<HTMLElement>(null);
  useEffect(() => (band.current ? startHero(band.current) : undefined), []);

  return (
    <section
      ref={band}
      {...heroPart('band')}
      data-playing={false}
      aria-roledescription="carousel"
      aria-label={heroText.region}
      className="group/hero night relative overflow-clip"
    >
      <div className="from-sindoor/25 absolute inset-0 bg-radial-[at_70%_60%] to-transparent to-60%" />
      {Backdrop && <Backdrop />}
      <Toran className="relative z-10" />
      <div className="relative">
        <div className="page z-10 pt-2 text-center lg:absolute lg:inset-x-0 lg:pt-[min(9rem,16vh)] lg:text-left">
          <h1 className="eyebrow text-marigold font-sans max-sm:text-xs max-sm:tracking-[0.06em]">
            {heroText.heading}
          </h1>
        </div>
        <div
          {...heroPart('slides')}
          aria-live="polite"
          className="grid touch-pan-y overflow-hidden pt-3"
        >
          {heroSlides.map((slide, index) => (
            <HeroSlideView
              key={slide.title}
              slide={slide}
              index={index}
              count={heroSlides.length}
            />
          ))}
        </div>
        <div className="pointer-events-none relative z-10 pt-3 pb-4 lg:absolute lg:inset-x-0 lg:bottom-6 lg:p-0">
          <div className="page flex min-h-11 justify-center lg:-translate-x-3 lg:justify-start">
            {/* The controls do nothing until the slides run: only their room is reserved. */}
            <div className="invisible group-data-hero-ready/hero:pointer-events-auto group-data-hero-ready/hero:visible">
              <HeroControls />
            </div>
          </div>
        </div>
      </div>
      <div className="double-line relative" />
    </section>
  );
}
