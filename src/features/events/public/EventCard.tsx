import { Link } from 'react-router-dom';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { excerpt } from '@/shared/lib/excerpt.ts';
import { paths } from '@/shared/paths.ts';
import { EventActions } from './EventActions.tsx';
import { EventBanner } from './EventBanner.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventPictures } from './EventPictures.tsx';

/** So much of its description stands on a card, in characters; the rest on its own page. */
const DESCRIPTION_MAX = 240;

/** An event in the list: pictures, date, place, and what to do with it. @param props.wide pictures beside the words. */
export function EventCard({ event, wide }: { event: UpcomingEvent; wide: boolean }) {
  return (
    <article className={`card-frame flex h-full flex-col ${wide ? 'md:flex-row' : ''}`}>
      <EventPictures
        event={event}
        sizes={`(min-width: 64rem) ${wide ? '40rem' : '36rem'}, (min-width: 48rem) ${wide ? '125vw' : '48vw'}, 14rem`}
        className={`aspect-[16/10] shrink-0 ${wide ? 'md:aspect-auto md:min-h-[26rem] md:basis-[54%]' : ''}`}
      />
      <div className="flex grow flex-col">
        <EventBanner event={event} />
        <div className="flex grow flex-col gap-2 p-4 md:gap-3 md:p-7">
          <h3 className="text-heading">
            <Link to={paths.event(event.id)} className="hover:underline">
              {event.title}
            </Link>
          </h3>
          {event.description && (
            <p className="text-muted max-md:hidden">
              {excerpt(event.description, DESCRIPTION_MAX)}
            </p>
          )}
          <EventFacts event={event} />
          <div className="mt-auto pt-2 md:pt-3">
            <EventActions event={event} />
          </div>
        </div>
      </div>
    </article>
  );
}
