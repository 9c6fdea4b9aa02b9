import { venuePageText, venueText } from '@/content/en/venues.ts';
import type { VenueDetail } from '@/features/venues/data/venue.ts';
import { isPlainClick } from '@/shared/ui/isPlainClick.ts';
import { Lightbox, warmLightbox } from '@/shared/ui/lightbox/Lightbox.tsx';
import { usePictureAddress } from '@/shared/ui/lightbox/usePictureAddress.ts';
import { Picture } from '@/shared/ui/Picture.tsx';
import { ownAddress } from '@/shared/ui/pictureCopies.ts';
import { phoneWide } from '@/shared/ui/pictureVariants.ts';

/** A venue's pictures in full rows, the first one large; each opens in full screen, without JavaScript as a link. */
export function VenuePictures({ venue }: { venue: VenueDetail }) {
  const pictures = venue.venue_images.map(({ image_url: url, alt, width, height }, index) => ({
    id: `${index} ${url}`,
    src: ownAddress(url),
    alt: alt || venueText.picture(venue.name, index + 1),
    caption: venue.name,
    width: width ?? 1600,
    height: height ?? 1000,
  }));
  const { index: shown, open, show, close } = usePictureAddress(pictures.length);
  if (pictures.length === 0) return null;
  /** The first one, and the last if it would otherwise leave half of its row empty. */
  const isWide = (index: number) =>
    index === 0 || (index === pictures.length - 1 && index % 2 === 1);
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4">
        {pictures.map(({ id, ...picture }, index) => (
          <li key={id} className={isWide(index) ? 'col-span-2' : ''}>
            <a
              href={picture.src}
              data-opens-here
              aria-label={venuePageText.enlarge(picture.alt)}
              onPointerEnter={warmLightbox}
              onFocus={warmLightbox}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                open(index);
              }}
              className="block cursor-zoom-in rounded-lg"
            >
              <Picture
                {...picture}
                sizes={
                  isWide(index)
                    ? `(min-width: 76rem) 42rem, (min-width: 64rem) 56vw, ${phoneWide}`
                    : '(min-width: 76rem) 21rem, 48vw'
                }
                priority={index === 0}
                className="aspect-[16/10] w-full rounded-lg object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      <Lightbox
        pictures={pictures}
        index={shown}
        onShow={show}
        onClose={close}
        label={venuePageText.pictures(venue.name)}
      />
    </>
  );
}
