import type { ReactNode } from 'react';
import { featuredText } from '@/content/en/home.ts';
import type { Album } from '@/features/portfolio/data/albumQueries.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useLive } from '@/shared/data/useLive.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';
import { useAddressParam } from '@/shared/ui/useAddressParam.ts';
import { LazyAlbum } from './lazyAlbum.ts';

type AlbumsProps = {
  query: LiveQuery<Album[]>;
  /** Identifies the list in the page's address: `?album=name.id`. */
  name: string;
  children: (albums: Album[], onOpen: (id: string) => void, isOpen: boolean) => ReactNode;
};

/** A list of albums in its four states, and its modal. */
export function Albums({ query, name, children }: AlbumsProps) {
  const { retry, ...state } = useLive(query);
  const { value, open, close } = useAddressParam('album');
  const id = value?.startsWith(`${name}.`) ? value.slice(name.length + 1) : undefined;
  // A linked album may no longer be in the list: the modal shows that.
  const album =
    id === undefined
      ? undefined
      : (state.data?.find((one) => one.id === id) ?? { id, title: featuredText.album });

  return (
    <>
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
        {(albums) => children(albums, (chosen) => open(`${name}.${chosen}`), album !== undefined)}
      </QueryView>
      <LazyAlbum shows={album && { album, onClose: close }} />
    </>
  );
}

function Note({
  children,
  busy = false,
  role,
}: {
  children: ReactNode;
  busy?: boolean;
  role?: 'alert';
}) {
  return (
    <div
      aria-busy={busy}
      role={role}
      className="border-line text-muted flex flex-col items-center gap-3 border-y py-6 text-center"
    >
      <Lamp className="size-12" />
      {children}
    </div>
  );
}
