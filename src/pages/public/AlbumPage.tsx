import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { albumText } from '@/content/en/pages.ts';
import { albumFailure } from '@/features/portfolio/data/albumImages.ts';
import { albumById } from '@/features/portfolio/data/albumQueries.ts';
import { albumSeo } from '@/features/portfolio/public/albumSeo.ts';
import { AlbumView } from '@/features/portfolio/public/AlbumView.tsx';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useLive } from '@/shared/data/useLive.ts';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { Message } from '@/shared/ui/Message.tsx';
import { NotFound } from '@/shared/ui/NotFound.tsx';

const SEO_FALLBACK = {
  title: albumText.seoTitle(albumText.missingTitle),
  description: albumText.missing,
  noindex: true,
};

function failure(error: Error) {
  return (
    <>
      <Seo {...SEO_FALLBACK} />
      <Message title={albumFailure(error)} text={albumText.help} />
    </>
  );
}

export default function AlbumPage() {
  const { id = '' } = useParams();
  const state = useLive(useMemo(() => albumById(id), [id]));
  return (
    <QueryView
      state={state}
      loading={<Message busy title={albumText.loading} />}
      error={failure}
      empty={
        <>
          <Seo {...SEO_FALLBACK} />
          <NotFound>
            <ButtonLink to={paths.gallery}>{albumText.back}</ButtonLink>
          </NotFound>
        </>
      }
    >
      {(album) => (
        <>
          <Seo {...albumSeo(album)} />
          <AlbumView album={album} />
        </>
      )}
    </QueryView>
  );
}
