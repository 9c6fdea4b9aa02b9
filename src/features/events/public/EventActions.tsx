import { eventText } from '@/content/en/events.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { eventHref, eventShareHref } from '@/features/events/data/eventLinks.ts';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { PageLink } from '@/shared/ui/PageLink.tsx';
import { WhatsAppIcon } from '@/shared/ui/WhatsAppIcon.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { LikeButton } from './LikeButton.tsx';
import { useOrigin } from './useOrigin.ts';

type EventActionsProps = {
  event: UpcomingEvent;
  /** Whether this is the event's own page, which does not link to itself. */
  onOwnPage?: boolean;
};

/** Actions of an event: Know More, share, like, calendar. Cards on phones show most of them as icons. */
export function EventActions({ event, onOwnPage = false }: EventActionsProps) {
  const origin = useOrigin();
  const words = onOwnPage ? '' : 'max-md:sr-only';
  const leadsOn = !onOwnPage || eventHref(event) !== paths.event(event.id);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {event.is_clickable && leadsOn && <KnowMore event={event} />}
      <a
        href={eventShareHref(event, origin)}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonClass({ variant: 'quiet' })} border-line border ${onOwnPage ? 'max-lg:grow' : 'max-md:size-11 max-md:p-0 md:max-lg:grow'}`}
      >
        <WhatsAppIcon className="text-leaf" />
        <span className={words}>{eventText.share}</span>
        <span className="sr-only">{eventText.about(event.title)}</span>
      </a>
      <div
        className={`flex flex-wrap ${onOwnPage ? '-mx-3 max-lg:w-[calc(100%+1.5rem)] max-sm:justify-between' : 'md:-mx-3 md:max-lg:w-[calc(100%+1.5rem)]'}`}
      >
        <LikeButton event={event} />
        <CalendarButton event={event} className={words} />
      </div>
    </div>
  );
}

function KnowMore({ event }: { event: UpcomingEvent }) {
  const href = eventHref(event);
  const look = `${buttonClass({ variant: 'secondary' })} max-md:w-full md:max-lg:grow`;
  const words = (
    <>
      {eventText.knowMore}
      <span className="sr-only">{eventText.about(event.title)}</span>
    </>
  );
  if (href.startsWith('/')) {
    return (
      <PageLink to={href} className={look}>
        {words}
      </PageLink>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {words}
    </a>
  );
}
