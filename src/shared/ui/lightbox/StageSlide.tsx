import { lightboxText } from '@/content/en/lightbox.ts';
import { Picture } from '@/shared/ui/Picture.tsx';
import type { LightboxPicture } from './pictures.ts';

type StageSlideProps = {
  picture: LightboxPicture;
  /** 'n of total'. */
  position: string;
  active: boolean;
  /** Defers loading the picture while false. */
  near: boolean;
};

/** Slide role after the WAI-ARIA APG. */
const slideRole = { role: 'group', 'aria-roledescription': lightboxText.slide } as const;

/** The class names must stay constant, as Swiper adds its own. */
export function StageSlide({ picture, position, active, near }: StageSlideProps) {
  return (
    <div
      {...slideRole}
      aria-label={position}
      inert={!active}
      className="swiper-slide lightbox-slide"
    >
      <div className="swiper-zoom-container size-full">
        <div className="swiper-zoom-target relative size-full">
          {near && (
            <Picture
              {...picture}
              // Twice the width of a phone's screen, for zooming.
              sizes="(min-width: 64rem) 100vw, 200vw"
              priority={active}
              className="absolute inset-0 size-full bg-transparent! object-contain"
            />
          )}
        </div>
      </div>
    </div>
  );
}
