import { useMemo, useRef } from 'react';
import { galleryText } from '@/content/en/gallery.ts';
import {
  albumCategories,
  firstAlbums,
  GALLERY_HELD,
  galleryAlbums,
} from '@/features/portfolio/data/albumQueries.ts';
import { GALLERY_PAGE } from '@/features/portfolio/data/galleryPage.ts';
import type { AlbumCategory } from '@/features/portfolio/data/albumQueries.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { Pager } from '@/shared/ui/Pager.tsx';
import { AlbumList } from './AlbumList.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { galleryHref, useGalleryPlace } from './galleryAddress.ts';

function albumsIn(categories: readonly AlbumCategory[], category: string): number {
  return categories
    .filter((one) => category === '' || one.category === category)
    .reduce((sum, { album_count: count }) => sum + count, 0);
}

/** The albums of one category, paged. Category and page are in the address, for the back button. */
export function Gallery() {
  const requested = useGalleryPlace();
  const categories = useLive(albumCategories).data;
  const heading = useRef<HTMLHeadingElement>(null);

  const { category } = requested;
  const count = categories && albumsIn(categories, category);
  const pages = count === undefined ? undefined : Math.max(1, Math.ceil(count / GALLERY_PAGE));
  // An old link may name a page that no longer exists.
  const page = Math.min(requested.page, pages ?? requested.page);
  const isStart = category === '' && page === 1;
  const query = useMemo(
    () => (isStart ? firstAlbums : galleryAlbums(category, page)),
    [isStart, category, page],
  );
  const holdsAll = count !== undefined && count < GALLERY_HELD;

  const toTop = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };

  return (
    <section aria-labelledby="albums" className="border-line border-t">
      <div className="page pt-10 pb-20 lg:pt-14 lg:pb-32">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8">
          <SectionHead titleRef={heading} id="albums" title={galleryText.title} />
          <output className="text-muted">
            {count !== undefined && galleryText.count(count, category)}
          </output>
        </div>
        <div className="mt-4 mb-10">
          {categories && categories.length > 1 && (
            <CategoryFilter categories={categories} chosen={category} />
          )}
        </div>
        <AlbumList
          query={query}
          name="gallery"
          large
          first
          shown={GALLERY_PAGE}
          hidesRest={isStart && holdsAll}
        />
        {pages !== undefined && (
          <Pager
            label={galleryText.pages}
            page={page}
            pages={pages}
            hrefOfPage={(to) => galleryHref({ category, page: to })}
            onTurn={toTop}
            className="mt-14 lg:mt-24"
          />
        )}
      </div>
    </section>
  );
}
