import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { eventPageText } from '@/content/en/events.ts';
import { eventById } from '@/features/events/data/eventQueries.ts';
import { eventJsonLd } from '@/features/events/public/eventJsonLd.ts';
import { eventSeo } from '@/features/events/public/eventSeo.ts';
import { EventView } from '@/features/events/public/EventView.tsx';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useSnapshot } from '@/shared/data/snapshot.tsx';
import { useLive } from '@/shared/data/useLive.ts';
import { paths } from '@/shared/paths.ts';
import { JsonLd } from '@/shared/seo/JsonLd.tsx';
import { Seo } from '@/shared/seo/Seo.tsx';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { Message } from '@/shared/ui/Message.tsx';
import { NotFound } from '@/shared/ui/NotFound.tsx';

const SEO_FALLBACK = {
  title: eventPageText.seoTitle(eventPageText.missingTitle),
  description: eventPageText.missing,
  noindex: true,
};

export default function EventPage() {
  const { id = '' } = useParams();
  const { siteUrl } = useSnapshot();
  const state = useLive(useMemo(() => eventById(id), [id]));
  return (
    <QueryView
      state={state}
      loading={<Message busy title={eventPageText.loading} />}
      error={
        <>
          <Seo {...SEO_FALLBACK} />
          <Message title={eventPageText.failed} text={eventPageText.failedHint} />
        </>
      }
      empty={
        <>
          <Seo {...SEO_FALLBACK} />
          <NotFound>
            <ButtonLink to={`${paths.home}#events`}>{eventPageText.back}</ButtonLink>
          </NotFound>
        </>
      }
    >
      {(event) => (
        <>
          <Seo {...eventSeo(event)} />
          <JsonLd data={eventJsonLd(event, siteUrl)} />
          <EventView event={event} />
        </>
      )}
    </QueryView>
  );
}
