import { Link } from 'react-router-dom';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { paths } from '@/shared/paths.ts';
import { EventActions } from './EventActions.tsx';
import { EventBanner } from './EventBanner.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventPictures } from './EventPictures.tsx';

/** An event in the list: pictures, date, place, and what to do with it. @param props.wide pictures beside the words. */
export function EventCard({ event, wide }: { event: UpcomingEvent; wide: boolean }) {
  return (
    <article className={`card-frame flex h-full flex-col ${wide ? 'md:flex-row' : ''}`}>
      <EventPictures
        event={event}
        sizes={`(min-width: 64rem) ${wide ? '40rem' : '36rem'}, (min-width: 48rem) ${wide ? '125vw' : '48vw'}, 77vw`}
        className={`aspect-[16/10] shrink-0 ${wide ? 'md:aspect-auto md:min-h-[26rem] md:basis-[54%]' : ''}`}
      />
      <div className="flex grow flex-col">
        <EventBanner event={event} />
        <div className="flex grow flex-col gap-3 p-5 sm:p-7">
          <h3 className="text-heading">
            <Link to={paths.event(event.id)} className="hover:underline">
              {event.title}
            </Link>
          </h3>
          {event.description && (
            <p className={`text-muted ${wide ? 'line-clamp-4' : 'line-clamp-3'}`}>
              {event.description}
            </p>
          )}
          <EventFacts event={event} />
          <div className="mt-auto pt-3">
            <EventActions event={event} />
          </div>
        </div>
      </div>
    </article>
  );
}
