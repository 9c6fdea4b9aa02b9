import type { ReactNode } from 'react';
import { featuredText } from '@/content/en/home.ts';
import type { Album } from '@/features/portfolio/data/albumQueries.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useLive } from '@/shared/data/useLive.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';
import { AlbumCard } from './AlbumCard.tsx';

type AlbumListProps = {
  query: LiveQuery<Album[]>;
  /** On a phone: one album a line, large, or two. */
  large?: boolean;
};

/** Albums as a colonnade of arches; every other one stands a little lower. */
export function AlbumList({ query, large = false }: AlbumListProps) {
  const { retry, ...state } = useLive(query);
  return (
    <QueryView
      state={state}
      loading={<Note busy>{featuredText.loading}</Note>}
      error={
        <Note role="alert">
          {featuredText.failed}
          <Button variant="secondary" onClick={retry}>
            {featuredText.retry}
          </Button>
        </Note>
      }
      empty={<Note>{featuredText.empty}</Note>}
    >
      {(albums) => (
        <ul
          className={`grid gap-x-4 gap-y-10 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3 lg:gap-x-10 ${large ? '' : 'grid-cols-2'}`}
        >
          {albums.map((album) => (
            <li key={album.id} className="lg:nth-[3n+2]:translate-y-12">
              <AlbumCard album={album} large={large} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Note({ children, busy = false, role }: { children: ReactNode; busy?: boolean; role?: 'alert' }) {
  return (
    <div
      aria-busy={busy}
      role={role}
      className="flex min-h-60 flex-col items-center justify-center gap-4 border-y border-line text-center text-muted"
    >
      <Lamp className="size-12" />
      {children}
    </div>
  );
}
