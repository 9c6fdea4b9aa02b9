import { useEffect, useRef, type ReactNode } from 'react';
import { eventsText } from '@/content/en/events.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { upcomingEvents } from '@/features/events/data/eventQueries.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useLive } from '@/shared/data/useLive.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';
import { EventCard } from './EventCard.tsx';

type UpcomingEventsProps = { query?: LiveQuery<UpcomingEvent[] | null> };

/** Upcoming Events: nothing at all while the owner hides the section (specification section 4). */
export function UpcomingEvents({ query = upcomingEvents }: UpcomingEventsProps) {
  const { retry, ...state } = useLive(query);
  const { status } = state;
  const told = useRef(false);

  // The page asks again by itself every minute; it is said once.
  useEffect(() => {
    if (status !== 'error' || told.current) return;
    told.current = true;
    notify.error(eventsText.failed);
  }, [status]);

  const again = () => {
    told.current = false;
    retry();
  };

  if (state.data === null) return null;
  return (
    <section id="events" aria-labelledby="events-title" className="page section pb-0!">
      <h2 id="events-title" className="text-title">
        {eventsText.title}
      </h2>
      <p className="measure text-lead text-muted mt-3">{eventsText.lead}</p>
      <div className="mt-10">
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
          empty={
            <Note>
              <p className="text-ink text-lg">{eventsText.empty}</p>
              <p>{eventsText.emptyHint}</p>
            </Note>
          }
        >
          {(events) => events && <EventList events={events} />}
        </QueryView>
      </div>
    </section>
  );
}

/** Two side by side; of an odd number the first takes a line of its own. */
function EventList({ events }: { events: readonly UpcomingEvent[] }) {
  const firstIsWide = events.length % 2 === 1;
  return (
    <ul className="grid gap-6 md:grid-cols-2 lg:gap-8">
      {events.map((event, index) => {
        const wide = firstIsWide && index === 0;
        return (
          <li key={event.id} className={wide ? 'md:col-span-2' : ''}>
            <EventCard event={event} wide={wide} />
          </li>
        );
      })}
    </ul>
  );
}

function Note({ children, busy = false }: { children: ReactNode; busy?: boolean }) {
  return (
    <div
      aria-busy={busy}
      className="border-line text-muted flex min-h-60 flex-col items-center justify-center gap-3 border-y text-center"
    >
      <Lamp className="size-12" />
      {children}
    </div>
  );
}
