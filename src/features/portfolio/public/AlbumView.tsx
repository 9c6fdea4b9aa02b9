import { albumText } from '@/content/en/pages.ts';
import { properImages } from '@/features/portfolio/data/albumImages.ts';
import type { AlbumWithImages } from '@/features/portfolio/data/albumQueries.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { isPlainClick } from '@/shared/ui/isPlainClick.ts';
import { Lightbox, warmLightbox } from '@/shared/ui/lightbox/Lightbox.tsx';
import type { LightboxPicture } from '@/shared/ui/lightbox/pictures.ts';
import { usePictureAddress } from '@/shared/ui/lightbox/usePictureAddress.ts';
import { Picture } from '@/shared/ui/Picture.tsx';
import { PageLink } from '@/shared/ui/PageLink.tsx';
import { phoneWide } from '@/shared/ui/pictureVariants.ts';
import { albumPictures } from './albumPictures.ts';

/** One full-width picture, then pairs; a last single one takes the full width. */
function isWide(index: number, count: number): boolean {
  return index % 3 === 0 || (index % 3 === 1 && index === count - 1);
}

/** An album's page: text and pictures, the first one large. */
export function AlbumView({ album }: { album: AlbumWithImages }) {
  const { title, category, description, event_date: date, is_demo: sample } = album;
  const pictures = albumPictures(title, properImages(album.images));
  return (
    <article className="page py-10 lg:py-16">
      <PageLink to={paths.gallery} className="link inline-block py-2">
        {albumText.back}
      </PageLink>
      <header className="mt-4 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>
          <p className="eyebrow">
            {[category, date && formatIsoDay(date)].filter(Boolean).join(' · ')}
          </p>
          <h1 className="text-display mt-2">{title}</h1>
          {description && <p className="measure text-lead text-muted mt-4">{description}</p>}
          {sample && <p className="text-muted mt-3 text-sm">{albumText.sample}</p>}
        </div>
        <EnquireLink className={buttonClass({ size: 'lg' })}>{albumText.button}</EnquireLink>
      </header>
      {pictures.length === 0 ? (
        <p className="border-line text-muted mt-12 border-y py-16 text-center">{albumText.empty}</p>
      ) : (
        <AlbumPictures title={title} pictures={pictures} />
      )}
    </article>
  );
}

/** Each picture links to its file, for visitors without JavaScript and new tabs. */
function AlbumPictures({ title, pictures }: { title: string; pictures: LightboxPicture[] }) {
  const { index: shown, open, show, close } = usePictureAddress(pictures.length);
  return (
    <>
      <ul className="mt-10 grid grid-cols-2 gap-3 sm:gap-4 lg:gap-6">
        {pictures.map((picture, index) => {
          const wide = isWide(index, pictures.length);
          return (
            <li
              key={picture.id ?? picture.src}
              className={`late-pictures ${wide ? 'col-span-2' : ''}`}
            >
              <a
                href={picture.src}
                data-opens-here
                aria-label={albumText.enlarge(picture.alt)}
                onPointerEnter={warmLightbox}
                onFocus={warmLightbox}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  // Safari does not focus a pressed link, and the focus must return to it.
                  event.currentTarget.focus({ preventScroll: true });
                  open(index);
                }}
                className="block cursor-zoom-in overflow-hidden rounded-lg"
              >
                <Picture
                  {...picture}
                  sizes={`(min-width: 76rem) ${wide ? `72rem, ${phoneWide}` : '36rem, 48vw'}`}
                  priority={index === 0}
                  className="h-auto w-full rounded-lg"
                />
              </a>
            </li>
          );
        })}
      </ul>
      <Lightbox
        pictures={pictures}
        index={shown}
        onShow={show}
        onClose={close}
        label={albumText.pictures(title)}
      />
    </>
  );
}
