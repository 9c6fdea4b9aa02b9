import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { eventsText } from '@/content/en/events.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { endedText, eventDateText, isOver } from '@/features/events/data/eventDates.ts';
import { upcomingEvents } from '@/features/events/data/eventQueries.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useClock } from '@/shared/data/useClock.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { paths } from '@/shared/paths.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** Upcoming events as plain lines: no pictures, no countdown. Nothing while the owner hides the section. */
export function EventLines({ title }: { title: string }) {
  const state = useLive(upcomingEvents);
  if (state.data === null) return null;
  return (
    <section aria-labelledby="events" className="border-line border-t">
      <div className="page section">
        <SectionHead id="events" title={title} />
        <QueryView
          state={state}
          loading={<Note busy>{eventsText.loading}</Note>}
          error={<Note>{eventsText.failed}</Note>}
          empty={<Note>{eventsText.empty}</Note>}
        >
          {(events) => (
            <ul className="mt-6">
              {events?.map((event) => (
                <Line key={event.id} event={event} />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </section>
  );
}

function Line({ event }: { event: UpcomingEvent }) {
  const over = useClock((now) => isOver(event, now));
  return (
    <li className="border-line border-t py-4">
      <Link to={paths.event(event.id)} className="link text-lead inline-block py-1 font-semibold">
        {event.title}
      </Link>
      <p className="text-muted">
        {[over ? endedText(event) : eventDateText(event), event.location, event.price]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}

function Note({ children, busy = false }: { children: ReactNode; busy?: boolean }) {
  return (
    <p aria-busy={busy} className="text-muted mt-6">
      {children}
    </p>
  );
}
