import { featuredText } from '@/content/en/home.ts';
import { featuredAlbums } from '@/features/portfolio/data/albumQueries.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import type { Album } from '@/features/portfolio/data/albumQueries.ts';
import { AlbumList } from './AlbumList.tsx';

/** Featured Works: the albums the owner put forward, six at most (spec sections 2 and 9). */
export function FeaturedWorks({ query = featuredAlbums }: { query?: LiveQuery<Album[]> }) {
  return (
    <section aria-labelledby="featured" className="page section">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="featured" className="text-title">
            {featuredText.title}
          </h2>
          <p className="measure text-lead text-muted mt-3">{featuredText.lead}</p>
        </div>
        <ButtonLink to={paths.gallery} variant="secondary">
          {featuredText.viewAll}
        </ButtonLink>
      </div>
      <div className="mt-10 lg:pb-12">
        <AlbumList query={query} name="featured" />
      </div>
    </section>
  );
}
