import { Link } from 'react-router-dom';
import { adminPortfolio as words } from '@/content/en/adminPortfolio.ts';
import { uploadedSrcSet } from '@/shared/ui/pictureVariants.ts';
import type { AlbumRow } from './data/albums.ts';
import type { AlbumSummary } from './data/useAlbums.ts';

type AlbumCardProps = { album: AlbumRow; summary: AlbumSummary | undefined; href: string };

/** An album in the list: cover, number of pictures, and notices. */
export function AlbumCard({ album, summary, href }: AlbumCardProps) {
  const cover = summary?.cover_image ?? undefined;
  const count = summary?.image_count ?? 0;
  const marks = [
    album.is_featured && words.featured,
    !album.is_visible && words.hidden,
    album.deleted_at !== null && words.removed,
  ].filter((mark) => mark !== false);
  return (
    <div className="relative flex min-h-20 items-center gap-3">
      {cover === undefined ? (
        <span className="bg-line/50 aspect-4/3 w-24 flex-none rounded-md" />
      ) : (
        <img
          src={cover}
          srcSet={uploadedSrcSet(cover)}
          sizes="6rem"
          alt=""
          loading="lazy"
          className="bg-line aspect-4/3 w-24 flex-none rounded-md object-cover"
        />
      )}
      <div className="min-w-0 grow">
        <Link to={href} className="font-semibold after:absolute after:inset-0">
          {album.title}
        </Link>
        <p className="text-muted text-sm">
          {album.category} · {words.pictures(count)}
        </p>
        {summary && count === 0 && album.is_visible && (
          <p className="text-sindoor text-sm">{words.noPictures}</p>
        )}
        {summary && summary.without_alt > 0 && (
          <p className="text-sm">{words.withoutAlt(summary.without_alt)}</p>
        )}
        {marks.length > 0 && (
          <p className="mt-1 flex flex-wrap gap-1.5">
            {marks.map((mark) => (
              <span key={mark} className="border-edge rounded-full border px-2 py-0.5 text-xs">
                {mark}
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
