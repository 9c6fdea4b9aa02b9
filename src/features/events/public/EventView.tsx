import { Link } from 'react-router-dom';
import { eventPageText } from '@/content/en/events.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { phoneWide } from '@/shared/ui/pictureVariants.ts';
import { EventActions } from './EventActions.tsx';
import { EventBanner } from './EventBanner.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventPictures } from './EventPictures.tsx';

/** An event's own page. */
export function EventView({ event }: { event: UpcomingEvent }) {
  return (
    <article className="page py-10 lg:py-16">
      <Link to={`${paths.home}#events`} className="link inline-block py-2">
        {eventPageText.back}
      </Link>
      <h1 className="text-display mt-4">{event.title}</h1>
      <div className="mt-8 grid gap-8 lg:grid-cols-12 lg:gap-12">
        <EventPictures
          event={event}
          sizes={`(min-width: 76rem) 42rem, (min-width: 64rem) 56vw, ${phoneWide}`}
          className="aspect-[16/10] rounded-lg lg:col-span-7"
          priority
        />
        <div className="flex flex-col gap-6 lg:col-span-5">
          <div className="overflow-hidden rounded-lg">
            <EventBanner event={event} />
            <div className="double-line" />
          </div>
          <EventFacts event={event} />
          <EnquireLink className={`${buttonClass({ size: 'lg' })} sm:self-start`}>
            {eventPageText.ask}
          </EnquireLink>
          {event.description && (
            <p className="text-lead whitespace-pre-line">{event.description}</p>
          )}
          {event.is_demo && <p className="text-muted text-sm">{eventPageText.sample}</p>}
          <EventActions event={event} onOwnPage />
        </div>
      </div>
    </article>
  );
}
