import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { eventText } from '@/content/en/events.ts';
import { lightboxText } from '@/content/en/lightbox.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { isPlainClick } from '@/shared/ui/isPlainClick.ts';
import { Lightbox, warmLightbox } from '@/shared/ui/lightbox/Lightbox.tsx';
import { usePictureAddress } from '@/shared/ui/lightbox/usePictureAddress.ts';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Picture, PicturePlaceholder } from '@/shared/ui/Picture.tsx';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
import { useStrip } from './useStrip.ts';

type EventPicturesProps = {
  event: UpcomingEvent;
  /** Layout width, as `sizes` of `<img>`. */
  sizes: string;
  /** Must give the box a height, such as an aspect ratio. */
  className: string;
  /** Whether its first picture is the page's first. Otherwise the HTML has only one picture: more would load unseen. */
  priority?: boolean;
};

const carousel = { role: 'group', 'aria-roledescription': lightboxText.carousel } as const;
const slide = { role: 'group', 'aria-roledescription': lightboxText.slide } as const;
const arrow = 'btn btn-quiet size-11 p-0';
const fill = 'absolute inset-0 size-full object-cover';

/** An event's pictures: a WAI-ARIA APG carousel without autoplay; each picture opens full screen. */
export function EventPictures(props: EventPicturesProps) {
  const { event, className } = props;
  if (event.images.length > 0) return <PictureStrip {...props} />;
  return (
    <div className={`bg-line relative overflow-hidden ${className}`}>
      <PicturePlaceholder alt="" className={fill} />
      <p className="bg-paper text-muted absolute inset-x-0 bottom-0 p-2 text-center text-sm">
        {eventText.noImage}
      </p>
    </div>
  );
}

function PictureStrip({ event, sizes, className, priority = false }: EventPicturesProps) {
  const { id, title } = event;
  const pictureOf = (image: (typeof event.images)[number], index: number) => ({
    src: image.image_url,
    alt: image.alt || eventText.picture(title, index + 1),
    caption: title,
    width: image.width ?? 1600,
    height: image.height ?? 1000,
  });
  const pictures = event.images.map(pictureOf);
  const count = pictures.length;
  const strip = useRef<HTMLDivElement>(null);
  const { active, show, onScroll, onTouchStart, onKeyDown } = useStrip(strip, count);
  const address = usePictureAddress(count, `event-${id}`);
  const hydrated = !useHydrating();
  const drawn = hydrated || priority ? event.images : event.images.slice(0, 1);

  return (
    <div
      {...carousel}
      aria-label={eventText.pictures(title)}
      className={`bg-line relative overflow-hidden ${className}`}
    >
      <div
        ref={strip}
        // In a swiped row of cards the pictures change only by the arrows.
        aria-live="polite"
        onScroll={onScroll}
        onTouchStart={onTouchStart}
        className="motion-ok:scroll-smooth absolute inset-0 flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain max-md:in-[.swipe-row]:overflow-x-hidden max-md:in-[.swipe-row]:overscroll-x-auto"
      >
        {drawn.map((image, index) => (
          <div
            key={image.id}
            {...slide}
            aria-label={lightboxText.position(index + 1, count)}
            inert={index !== active}
            className="relative h-full w-full shrink-0 snap-center snap-always"
          >
            <a
              href={image.image_url}
              data-opens-here
              onPointerEnter={warmLightbox}
              onFocus={warmLightbox}
              onKeyDown={onKeyDown}
              onClick={(click) => {
                if (!isPlainClick(click)) return;
                click.preventDefault();
                // Safari does not focus a pressed link, and the focus must return to it.
                click.currentTarget.focus({ preventScroll: true });
                address.open(index);
              }}
              className="absolute inset-0 -outline-offset-4"
            >
              <Picture
                {...pictureOf(image, index)}
                sizes={sizes}
                priority={priority && index === 0}
                className={`${fill} ${objectPosition(image.focal_x, image.focal_y)}`}
              />
              <span className="sr-only">{eventText.fullScreen}</span>
            </a>
          </div>
        ))}
      </div>
      {hydrated && count > 1 && (
        <div className="night absolute right-3 bottom-3 flex items-center rounded-lg">
          <button
            type="button"
            aria-label={lightboxText.previous}
            onClick={() => show(active - 1)}
            onKeyDown={onKeyDown}
            className={arrow}
          >
            <ChevronLeft aria-hidden />
          </button>
          <span aria-hidden className="min-w-9 text-center text-sm tabular-nums">
            {lightboxText.counter(active + 1, count)}
          </span>
          <button
            type="button"
            aria-label={lightboxText.next}
            onClick={() => show(active + 1)}
            onKeyDown={onKeyDown}
            className={arrow}
          >
            <ChevronRight aria-hidden />
          </button>
        </div>
      )}
      <Lightbox
        pictures={pictures}
        index={address.index}
        onShow={address.show}
        onClose={address.close}
        label={eventText.pictures(title)}
      />
    </div>
  );
}
