import { Link } from 'react-router-dom';
import { featuredText } from '@/content/en/home.ts';
import type { Album } from '@/features/portfolio/data/albumQueries.ts';
import { paths } from '@/shared/paths.ts';
import { ArchFrame } from '@/shared/ui/ArchFrame.tsx';
import { isPlainClick } from '@/shared/ui/isPlainClick.ts';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Picture, PicturePlaceholder } from '@/shared/ui/Picture.tsx';
import { warmAlbumDialog } from './AlbumDialogHost.tsx';

/** A cover is cut out of a picture about twice as wide; on a phone the small variant is enough. */
const WIDER = '(min-width: 64rem) 36rem, (min-width: 40rem) 70vw';

type AlbumCardProps = {
  album: Album;
  /** On a phone: a line of its own, or two a line. */
  large: boolean;
  /** Opens the album's pictures over the page. Without JavaScript the card leads to the album's page. */
  onOpen: (id: string) => void;
};

/** An album: its cover in an arch, name, kind and number of pictures. The card opens it, its link leads to its page. */
export function AlbumCard({ album, large, onOpen }: AlbumCardProps) {
  const cover = 'absolute inset-0 size-full object-cover';
  return (
    <article className="group relative">
      <ArchFrame className="aspect-[4/5]">
        {album.cover_image ? (
          <Picture
            src={album.cover_image}
            alt={album.cover_alt ?? ''}
            width={album.cover_width ?? 1600}
            height={album.cover_height ?? 1000}
            sizes={`${WIDER}, ${large ? '110vw' : '56vw'}`}
            className={`${cover} ${objectPosition(album.cover_focal_x ?? 0.5, album.cover_focal_y ?? 0.5)} transition-transform duration-250 group-hover:scale-103`}
          />
        ) : (
          <PicturePlaceholder alt="" className={cover} />
        )}
      </ArchFrame>
      <p className="text-muted mt-4 text-sm">
        {album.category}
        <span className="max-sm:hidden"> · {featuredText.pictures(album.image_count)}</span>
      </p>
      <h3 className={`text-heading mt-0.5 ${large ? '' : 'max-sm:text-lg'}`}>{album.title}</h3>
      <Link
        to={paths.album(album.id)}
        aria-label={featuredText.look(album.title)}
        onPointerEnter={warmAlbumDialog}
        onFocus={warmAlbumDialog}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          // A press inside a running slider does not focus its link, and the focus must come back to it.
          event.currentTarget.focus({ preventScroll: true });
          onOpen(album.id);
        }}
        className="absolute inset-0 rounded-lg"
      />
      <Link to={paths.album(album.id)} className="link relative mt-1 inline-block py-2 font-medium">
        {featuredText.viewAlbum}
        <span className="sr-only">: {album.title}</span>
      </Link>
    </article>
  );
}
