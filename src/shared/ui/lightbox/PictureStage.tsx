import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { lightboxText } from '@/content/en/lightbox.ts';
import type { LightboxPicture } from './pictures.ts';
import { StagePagination } from './StagePagination.tsx';
import { StageSlide } from './StageSlide.tsx';
import { useStageSlider } from './useStageSlider.ts';

type PictureStageProps = {
  pictures: readonly LightboxPicture[];
  /** The current picture, from 0. */
  index: number;
  onShow: (index: number) => void;
  /** Accessible name of the gallery. */
  label: string;
  /** Shows one button per picture below. */
  pagination?: boolean;
  /** Rendered next to the counter: a close button, a link to the source. */
  tools?: ReactNode;
};

const carousel = { role: 'group', 'aria-roledescription': lightboxText.carousel } as const;
const arrow = 'btn btn-quiet bg-night/60 absolute top-1/2 z-10 size-12 -translate-y-1/2 p-0';

/**
 * Shows pictures one at a time, looping, by arrow, key, swipe or pagination; pinch, double tap or a button zooms.
 * Fills the given height; always in dark colours.
 */
export function PictureStage(props: PictureStageProps) {
  const { pictures, index, onShow, label, pagination = false, tools } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const stage = useStageSlider(viewport, { index, count }, onShow);
  const ZoomIcon = stage.enlarged ? ZoomOut : ZoomIn;

  return (
    <div {...carousel} aria-label={label} className="night flex h-full min-h-0 flex-col">
      <div className="flex items-center gap-1 px-3 py-2 sm:px-5">
        <output className="mr-auto whitespace-nowrap tabular-nums">
          {lightboxText.counter(index + 1, count)}
        </output>
        <button
          type="button"
          aria-label={stage.enlarged ? lightboxText.zoomOut : lightboxText.zoomIn}
          onClick={stage.toggleZoom}
          className="btn btn-quiet size-11 p-0"
        >
          <ZoomIcon aria-hidden />
        </button>
        {tools}
      </div>
      <div className="relative min-h-0 flex-1">
        <div ref={viewport} className="h-full touch-pan-y overflow-hidden select-none">
          <div className="swiper-wrapper flex h-full">
            {pictures.map((picture, position) => {
              const away = Math.abs(position - index);
              return (
                <StageSlide
                  key={picture.id ?? picture.src}
                  picture={picture}
                  position={lightboxText.position(position + 1, count)}
                  active={away === 0}
                  near={Math.min(away, count - away) <= 1}
                />
              );
            })}
          </div>
        </div>
        {count > 1 && (
          <>
            <button
              type="button"
              aria-label={lightboxText.previous}
              onClick={stage.previous}
              className={`${arrow} left-2 sm:left-4`}
            >
              <ChevronLeft aria-hidden />
            </button>
            <button
              type="button"
              aria-label={lightboxText.next}
              onClick={stage.next}
              className={`${arrow} right-2 sm:right-4`}
            >
              <ChevronRight aria-hidden />
            </button>
          </>
        )}
      </div>
      <p className="measure text-muted mx-auto min-h-[3.75rem] px-4 pt-3 pb-4 text-center">
        {pictures[index]?.caption}
      </p>
      {pagination && count > 1 && (
        <StagePagination count={count} index={index} onShow={stage.show} />
      )}
    </div>
  );
}
