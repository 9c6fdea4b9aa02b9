import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { venuePageText } from '@/content/en/venues.ts';
import { venueById } from '@/features/venues/data/venueQueries.ts';
import { venueJsonLd } from '@/features/venues/public/venueJsonLd.ts';
import { venueSeo } from '@/features/venues/public/venueSeo.ts';
import { VenueView } from '@/features/venues/public/VenueView.tsx';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useSnapshot } from '@/shared/data/snapshot.tsx';
import { useLive } from '@/shared/data/useLive.ts';
import { paths } from '@/shared/paths.ts';
import { JsonLd } from '@/shared/seo/JsonLd.tsx';
import { Seo } from '@/shared/seo/Seo.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { Message } from '@/shared/ui/Message.tsx';
import { NotFound } from '@/shared/ui/NotFound.tsx';

const SEO_FALLBACK = {
  title: venuePageText.seoTitle(venuePageText.missingTitle),
  description: venuePageText.missing,
  noindex: true,
};

export default function VenuePage() {
  const { id = '' } = useParams();
  const { siteUrl } = useSnapshot();
  const { retry, ...state } = useLive(useMemo(() => venueById(id), [id]));
  return (
    <QueryView
      state={state}
      loading={<Message busy title={venuePageText.loading} />}
      error={
        <>
          <Seo {...SEO_FALLBACK} />
          <Message title={venuePageText.failed} text={venuePageText.failedHint}>
            <Button onClick={retry}>{venuePageText.retry}</Button>
          </Message>
        </>
      }
      empty={
        <>
          <Seo {...SEO_FALLBACK} />
          <NotFound>
            <ButtonLink to={paths.venuesInPatna}>{venuePageText.back}</ButtonLink>
          </NotFound>
        </>
      }
    >
      {(venue) => (
        <>
          <Seo {...venueSeo(venue)} />
          <JsonLd data={venueJsonLd(venue, siteUrl)} />
          <VenueView venue={venue} />
        </>
      )}
    </QueryView>
  );
}
