import { featuredText } from '@/content/en/home.ts';
import { featuredAlbums } from '@/features/portfolio/data/albumQueries.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import type { Album } from '@/features/portfolio/data/albumQueries.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { AlbumList } from './AlbumList.tsx';

/** Featured Works: at most six featured albums. Renders nothing without one. */
export function FeaturedWorks({ query = featuredAlbums }: { query?: LiveQuery<Album[]> }) {
  const { data } = useLive(query);
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="page section">
      <div className="flex flex-wrap items-center justify-between gap-2">
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
      <div className="mt-3 md:mt-6 lg:pb-6">
        <AlbumList query={query} name="featured" />
      </div>
    </section>
  );
}
