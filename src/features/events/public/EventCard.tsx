import { Link } from 'react-router-dom';
import { eventText } from '@/content/en/events.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { excerpt } from '@/shared/lib/excerpt.ts';
import { paths } from '@/shared/paths.ts';
import { EventActions } from './EventActions.tsx';
import { EventBanner } from './EventBanner.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventPictures } from './EventPictures.tsx';

/** Characters of the description on a card; the event's page shows all. */
const DESCRIPTION_MAX = 160;

/** An event in the list. Without pictures the text takes the whole card. */
export function EventCard({ event }: { event: UpcomingEvent }) {
  const isBare = event.images.length === 0;
  return (
    <article className="card-frame flex h-full flex-col">
      {!isBare && (
        <EventPictures
          event={event}
          sizes="(min-width: 48rem) 24rem, 14rem"
          className="aspect-[16/10] shrink-0"
        />
      )}
      <div className="flex grow flex-col">
        <EventBanner event={event} />
        <div className="flex grow flex-col gap-2 p-4 md:gap-3 md:p-6">
          <h3 className="text-heading">
            <Link to={paths.event(event.id)} className="hover:underline">
              {event.title}
            </Link>
          </h3>
          {event.description && (
            <p className={`text-muted ${isBare ? '' : 'max-md:hidden'}`}>
              {excerpt(event.description, DESCRIPTION_MAX)}
            </p>
          )}
          {isBare && <p className="text-muted text-sm">{eventText.noImage}</p>}
          <EventFacts event={event} />
          <div className="mt-auto pt-2 md:pt-3">
            <EventActions event={event} />
          </div>
        </div>
      </div>
    </article>
  );
}
