import { Link } from 'react-router-dom';
import { teaserText, type TeaserAlbum } from '@/content/en/galleryTeaser.ts';
import type { PagePicture } from '@/content/en/pageTypes.ts';
import { paths } from '@/shared/paths.ts';
import { isPlainClick } from '@/shared/ui/isPlainClick.ts';
import { warmLightbox } from '@/shared/ui/lightbox/Lightbox.tsx';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Picture } from '@/shared/ui/Picture.tsx';

/** A large picture above three small ones (on phones next to them); all of it opens the album. */
export function TeaserCard({ album, onOpen }: { album: TeaserAlbum; onOpen: () => void }) {
  const [first, ...others] = album.pictures;
  return (
    <article className="group relative">
      <div className="grid gap-1.5 overflow-hidden rounded-lg max-md:aspect-[16/10] max-md:grid-cols-[3fr_1fr] max-md:grid-rows-3 md:grid-cols-3">
        <div className="relative overflow-hidden max-md:row-span-3 md:col-span-3 md:aspect-[4/3]">
          <Print
            picture={first}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 80vw"
            className="transition-transform duration-250 group-hover:scale-103"
          />
        </div>
        {others.map((picture) => (
          <div key={picture.src} className="relative overflow-hidden md:aspect-square">
            <Print
              picture={picture}
              sizes="(min-width: 64rem) 10rem, (min-width: 40rem) 27vw, 30vw"
            />
          </div>
        ))}
      </div>
      <h3 className="text-heading mt-3 group-hover:underline md:mt-4">{album.title}</h3>
      <p className="text-muted mt-1">{album.description}</p>
      <Link
        to={paths.gallery}
        aria-label={teaserText.open(album.title)}
        onPointerEnter={warmLightbox}
        onFocus={warmLightbox}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          // A press inside a running slider does not focus its link, which needs the focus for its return.
          event.currentTarget.focus({ preventScroll: true });
          onOpen();
        }}
        className="absolute inset-0 cursor-zoom-in rounded-lg"
      />
    </article>
  );
}

function Print({
  picture: { src, alt, focal },
  sizes,
  className = '',
}: {
  picture: PagePicture;
  sizes: string;
  className?: string;
}) {
  return (
    <Picture
      src={src}
      alt={alt}
      width={1600}
      height={1000}
      sizes={sizes}
      className={`absolute inset-0 size-full object-cover ${objectPosition(...focal)} ${className}`}
    />
  );
}
