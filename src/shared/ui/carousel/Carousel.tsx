import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { carouselText } from '@/content/en/carousel.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
import { slideClass, type PerView } from './perView.ts';
import { useCarousel } from './useCarousel.ts';

type CarouselProps = {
  /** Accessible name. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** Must be a stable object. */
  perView: PerView;
  /** Autoplay interval, ms; without it the row moves only by hand. */
  autoplayMs?: number;
  /** Pauses autoplay, as while something covers the row. */
  held?: boolean;
  /** Gap between slides, px. */
  gap?: 16 | 24;
  /** From `useReducedMotion`: no autoplay, no transitions. */
  lessMotion: boolean;
};

const slideRole = { role: 'group', 'aria-roledescription': carouselText.slide } as const;
/** A scrollable row must be focusable; arrow keys move it. */
const keyboard = { tabIndex: 0 } as const;
/** Each slide has half of the gap on both sides; the row is wider by one gap. */
const gaps = { 16: { row: '-mx-2', slide: 'px-2' }, 24: { row: '-mx-3', slide: 'px-3' } } as const;
const button = 'btn btn-quiet size-11 p-0';
/**
 * A looping carousel after the WAI-ARIA APG: arrows, arrow keys, swipe and, with autoplay, a pause button.
 * Prerendered as a scrollable row.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, perView, autoplayMs, gap = 16, held = false, lessMotion } = props;
  const band = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const row = useCarousel(band, viewport, { perView, count, autoplayMs, held, lessMotion });
  const hydrated = !useHydrating();
  const width = slideClass(perView);
  const PlayIcon = row.playing ? Pause : Play;

  return (
    <section ref={band} aria-roledescription={carouselText.carousel} aria-label={label}>
      <div className="flex min-h-11 justify-end">
        {hydrated && !row.fits && (
          <>
            {autoplayMs !== undefined && (
              <button
                type="button"
                aria-label={row.playing ? carouselText.pause : carouselText.play}
                onClick={() => row.setPlaying(!row.playing)}
                className={button}
              >
                <PlayIcon aria-hidden />
              </button>
            )}
            <button
              type="button"
              aria-label={carouselText.previous}
              onClick={() => row.step(-1)}
              className={button}
            >
              <ChevronLeft aria-hidden />
            </button>
            <button
              type="button"
              aria-label={carouselText.next}
              onClick={() => row.step(1)}
              className={button}
            >
              <ChevronRight aria-hidden />
            </button>
          </>
        )}
      </div>
      <div
        ref={viewport}
        {...keyboard}
        data-running={row.running}
        className={`${gaps[gap].row} relative touch-pan-y overflow-x-auto data-[running=false]:touch-auto data-[running=true]:overflow-hidden`}
      >
        <div aria-live={row.playing ? 'off' : 'polite'} className="swiper-wrapper flex">
          {slides.map(({ key, content }, index) => (
            <div
              {...slideRole}
              key={key}
              aria-label={carouselText.position(index + 1, count)}
              inert={!row.isShown(index)}
              className={`swiper-slide shrink-0 py-2 ${gaps[gap].slide} ${width}`}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
