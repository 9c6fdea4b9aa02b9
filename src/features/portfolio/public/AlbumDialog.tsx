import { useState, type ReactNode } from 'react';
import { featuredText } from '@/content/en/home.ts';
import { albumText } from '@/content/en/pages.ts';
import { albumFailure, type RequestedAlbum } from '@/features/portfolio/data/albumImages.ts';
import type { AlbumImage } from '@/features/portfolio/data/albumQueries.ts';
import { useAlbumImages } from '@/features/portfolio/data/useAlbumImages.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { paths } from '@/shared/paths.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { PictureStage } from '@/shared/ui/lightbox/PictureStage.tsx';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';
import { albumPictures } from './albumPictures.ts';

/** An album's pictures in a modal slider, without leaving the page. */
export function AlbumDialog({ album, onClose }: { album: RequestedAlbum; onClose: () => void }) {
  const { retry, ...state } = useAlbumImages(album);
  return (
    <Dialog open inAddress onClose={onClose} title={album.title} size="lg">
      <QueryView
        state={state}
        loading={
          <Note>
            <output>{albumText.loading}</output>
          </Note>
        }
        error={state.error && <Failure error={state.error} onRetry={retry} />}
        empty={
          <Note>
            <output>{albumText.empty}</output>
          </Note>
        }
      >
        {(images) => <AlbumSlider album={album} images={images} />}
      </QueryView>
    </Dialog>
  );
}

function AlbumSlider({ album, images }: { album: RequestedAlbum; images: AlbumImage[] }) {
  const [index, setIndex] = useState(0);
  return (
    <>
      <div className="-mx-5 -mt-5 h-[min(68dvh,42rem)] sm:-mx-7 sm:-mt-6">
        <PictureStage
          pictures={albumPictures(album.title, images)}
          index={index}
          onShow={setIndex}
          label={albumText.pictures(album.title)}
          pagination
        />
      </div>
      <p className="mt-5 text-center">
        <ButtonLink to={paths.album(album.id)} variant="secondary">
          {featuredText.viewAlbum}
        </ButtonLink>
      </p>
    </>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Note>
      <div role="alert">
        <p className="text-ink">{albumFailure(error)}</p>
        <p className="mt-2 text-sm">{albumText.help}</p>
      </div>
      <Button variant="secondary" onClick={onRetry}>
        {featuredText.retry}
      </Button>
    </Note>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div className="text-muted flex min-h-72 flex-col items-center justify-center gap-5 text-center">
      <Lamp className="text-marigold size-12" />
      {children}
    </div>
  );
}
