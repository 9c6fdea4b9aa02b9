import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { featuredText } from '@/content/en/home.ts';
import type { Album } from '@/features/portfolio/data/albumQueries.ts';
import { paths } from '@/shared/paths.ts';
import { ArchFrame } from '@/shared/ui/ArchFrame.tsx';
import { isPlainClick } from '@/shared/ui/isPlainClick.ts';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Picture, PicturePlaceholder } from '@/shared/ui/Picture.tsx';
import { warmAlbum } from './lazyAlbum.ts';

/** An arch shows about half the width of its picture; phones need only the small variant or the crop. */
const sizes = {
  small: { sizes: '(min-width: 64rem) 36rem, (min-width: 48rem) 20rem, 14rem' },
  large: { sizes: '36rem', phoneSizes: '(min-width: 40rem) 53vw, (min-width: 24rem) 87vw, 95vw' },
  wide: { sizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 48vw, 80vw' },
};

type AlbumCardProps = {
  album: Album;
  /** `large` has a row of its own on phones; `wide` shows the picture uncropped in a frame, the others in an arch. */
  look: keyof typeof sizes;
  /** For the first card of a page that opens with albums. */
  priority?: boolean;
  /** Opens the album's pictures over the page. Without JavaScript the card leads to the album's page. */
  onOpen: (id: string) => void;
};

/** An album: cover, name, category and number of pictures. The card opens it, its link leads to its page. */
export function AlbumCard({ album, look, priority = false, onOpen }: AlbumCardProps) {
  const cover = 'absolute inset-0 size-full object-cover';
  const focal = [album.cover_focal_x ?? 0.5, album.cover_focal_y ?? 0.5] as const;
  return (
    <article className="group relative">
      <Frame look={look}>
        {album.cover_image ? (
          <Picture
            src={album.cover_image}
            alt={album.cover_alt ?? ''}
            width={album.cover_width ?? 1600}
            height={album.cover_height ?? 1000}
            {...sizes[look]}
            focal={focal}
            priority={priority}
            className={`${cover} ${objectPosition(...focal)} transition-transform duration-250 group-hover:scale-103`}
          />
        ) : (
          <PicturePlaceholder alt="" className={cover} />
        )}
      </Frame>
      <p className="text-muted mt-2 text-sm md:mt-4">
        {album.category}
        <span className="max-sm:hidden"> · {featuredText.pictures(album.image_count)}</span>
      </p>
      <h3
        className={`text-heading mt-0.5 ${look === 'small' ? 'max-md:text-base/5 md:text-xl/7' : ''}`}
      >
        {album.title}
      </h3>
      <Link
        to={paths.album(album.id)}
        aria-label={featuredText.look(album.title)}
        onPointerEnter={warmAlbum}
        onFocus={warmAlbum}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          // A press within a running slider does not focus the link, and the focus must return to it.
          event.currentTarget.focus({ preventScroll: true });
          onOpen(album.id);
        }}
        className="absolute inset-0 rounded-lg"
      />
      <Link
        to={paths.album(album.id)}
        className="link relative inline-flex min-h-11 items-center font-medium md:mt-1"
      >
        {featuredText.viewAlbum}
        <span className="sr-only">: {album.title}</span>
      </Link>
    </article>
  );
}

function Frame({ look, children }: Pick<AlbumCardProps, 'look'> & { children: ReactNode }) {
  if (look !== 'wide') return <ArchFrame className="aspect-[4/5]">{children}</ArchFrame>;
  return (
    <div className="border-marigold relative aspect-[16/10] overflow-hidden rounded-lg border-4 border-double">
      {children}
    </div>
  );
}
