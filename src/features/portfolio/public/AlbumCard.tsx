import { Link } from 'react-router-dom';
import { featuredText } from '@/content/en/home.ts';
import type { Album } from '@/features/portfolio/data/albumQueries.ts';
import { paths } from '@/shared/paths.ts';
import { ArchFrame } from '@/shared/ui/ArchFrame.tsx';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Picture, PicturePlaceholder } from '@/shared/ui/Picture.tsx';

/** A cover is cut out of a picture about twice as wide; on a phone the small variant is enough. */
const WIDER = '(min-width: 64rem) 36rem, (min-width: 40rem) 70vw';

/** An album: its cover in an arch, name, kind and number of pictures; all of it leads to the album's page. */
export function AlbumCard({ album, large }: { album: Album; large: boolean }) {
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
      <p className="mt-4 text-sm text-muted">
        {album.category}
        <span className="max-sm:hidden"> · {featuredText.pictures(album.image_count)}</span>
      </p>
      <h3 className={`mt-0.5 text-heading ${large ? '' : 'max-sm:text-lg'}`}>{album.title}</h3>
      <Link to={paths.album(album.id)} className="link mt-1 inline-block py-2 font-medium after:absolute after:inset-0">
        {featuredText.viewAlbum}
        <span className="sr-only">: {album.title}</span>
      </Link>
    </article>
  );
}
