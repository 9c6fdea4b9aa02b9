import { featuredText } from '@/content/en/home.ts';
import { featuredAlbums } from '@/features/portfolio/data/albumQueries.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import type { Album } from '@/features/portfolio/data/albumQueries.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { AlbumList } from './AlbumList.tsx';

/** Featured Works: the albums the owner put forward, six at most. */
export function FeaturedWorks({ query = featuredAlbums }: { query?: LiveQuery<Album[]> }) {
  return (
    <section aria-labelledby="featured" className="page section">
      <div className="flex items-center justify-between gap-2">
        <SectionHead id="featured" title={featuredText.title} />
        <ButtonLink
          to={paths.gallery}
          variant="secondary"
          className="shrink-0 max-md:px-3 max-md:text-sm"
        >
          {featuredText.viewAll}
        </ButtonLink>
      </div>
      <p className="measure text-lead text-muted mt-1 md:mt-2">{featuredText.lead}</p>
      <div className="mt-3 md:mt-10 lg:pb-12">
        <AlbumList query={query} name="featured" />
      </div>
    </section>
  );
}
