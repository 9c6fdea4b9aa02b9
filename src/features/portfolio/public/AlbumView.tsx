import { Link } from 'react-router-dom';
import { albumText } from '@/content/en/pages.ts';
import type { AlbumWithImages } from '@/features/portfolio/data/albumQueries.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { Picture } from '@/shared/ui/Picture.tsx';

/** One picture over the width, then two side by side; none is left alone in half a line. */
function isWide(index: number, count: number): boolean {
  return index % 3 === 0 || (index % 3 === 1 && index === count - 1);
}

/** An album's page: what it was, and its pictures; the first one large. */
export function AlbumView({ album }: { album: AlbumWithImages }) {
  const { title, category, description, event_date: date, is_demo: sample, images } = album;
  return (
    <article className="page py-10 lg:py-16">
      <Link to={paths.gallery} className="link inline-block py-2">
        {albumText.back}
      </Link>
      <header className="mt-4 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>
          <p className="eyebrow">
            {[category, date && formatIsoDay(date)].filter(Boolean).join(' · ')}
          </p>
          <h1 className="mt-2 text-display">{title}</h1>
          {description && <p className="measure mt-4 text-lead text-muted">{description}</p>}
          {sample && <p className="mt-3 text-sm text-muted">{albumText.sample}</p>}
        </div>
        <EnquireLink className={buttonClass({ size: 'lg' })}>{albumText.button}</EnquireLink>
      </header>
      {images.length === 0 ? (
        <p className="mt-12 border-y border-line py-16 text-center text-muted">{albumText.empty}</p>
      ) : (
        <ul className="mt-10 grid grid-cols-2 gap-3 sm:gap-4 lg:gap-6">
          {images.map((image, index) => {
            const wide = isWide(index, images.length);
            return (
              <li key={image.id} className={wide ? 'col-span-2' : ''}>
                <Picture
                  src={image.image_url}
                  alt={image.alt || albumText.picture(title, index + 1)}
                  width={image.width ?? 1600}
                  height={image.height ?? 1000}
                  sizes={`(min-width: 76rem) ${wide ? '72rem, 95vw' : '36rem, 48vw'}`}
                  priority={index === 0}
                  className="h-auto w-full rounded-lg"
                />
              </li>
            );
          })}
        </ul>
      )}
    </article>
  );
}
