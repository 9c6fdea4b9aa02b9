import { useId, useMemo } from 'react';
import { featuredText } from '@/content/en/home.ts';
import { relatedAlbums } from '@/features/portfolio/data/albumQueries.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { AlbumCard } from './AlbumCard.tsx';
import { AlbumList } from './AlbumList.tsx';
import { Albums } from './Albums.tsx';

type RelatedAlbumsProps = {
  title: string;
  /** Slug of the service. */
  service: string;
};

const NAME = 'related';

/** Albums of a service: a single one next to its text, more in a row. Nothing while loading or without albums. */
export function RelatedAlbums({ title, service }: RelatedAlbumsProps) {
  const id = useId();
  const query = useMemo(() => relatedAlbums(service), [service]);
  const { data } = useLive(query);
  const [first, ...others] = data ?? [];
  if (!first) return null;
  const toAll = (
    <ButtonLink to={paths.gallery} variant="secondary">
      {featuredText.viewAll}
    </ButtonLink>
  );
  if (others.length > 0) {
    return (
      <section aria-labelledby={id} className="page section">
        <SectionHead id={id} title={title} action={toAll} className="mb-6 md:mb-10" />
        <AlbumList query={query} name={NAME} />
      </section>
    );
  }
  return (
    <section
      aria-labelledby={id}
      className="page section grid items-center gap-x-8 gap-y-8 md:grid-cols-12 lg:gap-x-16"
    >
      <div className="md:col-span-6 lg:col-span-7">
        <SectionHead id={id} title={title} lead={first.description} className="mb-6" />
        {toAll}
      </div>
      <div className="md:col-span-6 lg:col-span-5">
        <Albums query={query} name={NAME}>
          {(albums, onOpen) =>
            albums.map((album) => (
              <AlbumCard key={album.id} album={album} look="large" onOpen={onOpen} />
            ))
          }
        </Albums>
      </div>
    </section>
  );
}
