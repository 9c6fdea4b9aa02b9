import type { Album } from '@/features/portfolio/data/albumQueries.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { AlbumCard } from './AlbumCard.tsx';
import { Albums } from './Albums.tsx';

type AlbumListProps = {
  query: LiveQuery<Album[]>;
  /** Unique on the page, for the address of an open album. */
  name: string;
  /** One album per row on phones, three on wide screens; else a single row, swiped on narrow screens. */
  large?: boolean;
  /** Whether the page begins with it: its first picture loads with priority. */
  first?: boolean;
  /** Maximum of albums; all by default. */
  shown?: number;
  /** Whether the others are hidden in the HTML, for src/app/start/galleryFilter.ts before hydration. */
  hidesRest?: boolean;
};

/** Layout of a list: large, three per row; else a single row that scrolls on narrow screens. */
const LARGE = 'grid gap-x-4 gap-y-10 lg:grid-cols-3 lg:gap-x-10';
const ROW = 'swipe-row max-lg:swipe-row-wide [--item:9rem] md:[--item:12.5rem] lg:grid lg:gap-x-6';
const columns = ['lg:grid-cols-3', 'lg:grid-cols-4', 'lg:grid-cols-5', 'lg:grid-cols-6'] as const;
const columnsFor = (albums: number) => columns[Math.min(Math.max(albums, 3), 6) - 3];

/** Albums as a row of arches, every other one a little lower. */
export function AlbumList({
  query,
  name,
  large = false,
  first = false,
  shown = Infinity,
  hidesRest = false,
}: AlbumListProps) {
  return (
    <Albums query={query} name={name}>
      {(albums, onOpen) => (
        <ul
          className={`${large ? `${LARGE} ${albums.length === 3 ? 'sm:grid-cols-3 sm:gap-x-6' : 'sm:grid-cols-2 sm:gap-x-8'}` : `${ROW} ${columnsFor(albums.length)}`} print:grid print:grid-cols-3 print:gap-6`}
        >
          {albums.slice(0, hidesRest ? undefined : shown).map((album, index) => (
            <li
              key={album.id}
              hidden={index >= shown}
              data-filtered={hidesRest ? album.category : undefined}
              className={`late-pictures ${large ? 'lg:nth-[3n+2]:translate-y-12' : 'lg:even:translate-y-8'}`}
            >
              <AlbumCard
                album={album}
                look={large ? 'large' : 'small'}
                priority={first && index === 0}
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      )}
    </Albums>
  );
}
