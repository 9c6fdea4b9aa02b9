import { useEffect, useRef, type ReactNode } from 'react';
import { eventsText } from '@/content/en/events.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { isOver } from '@/features/events/data/eventDates.ts';
import { upcomingEvents } from '@/features/events/data/eventQueries.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useClock } from '@/shared/data/useClock.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { EventCard } from './EventCard.tsx';

type UpcomingEventsProps = { query?: LiveQuery<UpcomingEvent[] | null> };

/** Upcoming Events. Renders nothing while the section is hidden. */
export function UpcomingEvents({ query = upcomingEvents }: UpcomingEventsProps) {
  const { retry, ...state } = useLive(query);
  const { status } = state;
  const isNotified = useRef(false);

  // The query refetches every minute; the toast is shown once.
  useEffect(() => {
    if (status !== 'error' || isNotified.current) return;
    isNotified.current = true;
    notify.error(eventsText.failed);
  }, [status]);

  const again = () => {
    isNotified.current = false;
    retry();
  };

  if (state.data === null) return null;
  return (
    <section id="events" aria-labelledby="events-title" className="page section pb-0!">
      <SectionHead id="events-title" title={eventsText.title} lead={eventsText.lead} />
      <div className="mt-6 md:mt-10">
        <QueryView
          state={state}
          loading={<Note busy>{eventsText.loading}</Note>}
          error={
            <Note>
              <p>{eventsText.failed}</p>
              <Button variant="secondary" onClick={again}>
                {eventsText.retry}
              </Button>
            </Note>
          }
          empty={<NoEvents />}
        >
          {(events) => events && <EventList events={events} />}
        </QueryView>
      </div>
    </section>
  );
}

function NoEvents() {
  return (
    <Note>
      <p className="text-ink text-lg">{eventsText.empty}</p>
      <p>{eventsText.emptyHint}</p>
    </Note>
  );
}

/** One row in the given order, without past events. */
function EventList({ events }: { events: readonly UpcomingEvent[] }) {
  const over = useClock((now) => {
    const past = events.filter((event) => isOver(event, now));
    return past.map(({ id }) => id).join(' ');
  });
  const ahead = events.filter(({ id }) => !over.includes(id));
  if (ahead.length === 0) return <NoEvents />;
  return (
    <ul className="late-pictures swipe-row swipe-row-wide md:[--item:calc(50%-0.4375rem)] lg:[--item:calc(100%/3-0.5834rem)]">
      {ahead.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}

function Note({ children, busy = false }: { children: ReactNode; busy?: boolean }) {
  return (
    <div
      aria-busy={busy}
      className="border-line text-muted flex flex-col items-center gap-2 border-y py-6 text-center"
    >
      <Lamp className="size-12" />
      {children}
    </div>
  );
}
