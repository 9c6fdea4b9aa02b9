import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { eventsText } from '@/content/en/events.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { eventDateText, isOver } from '@/features/events/data/eventDates.ts';
import { upcomingEvents } from '@/features/events/data/eventQueries.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useClock } from '@/shared/data/useClock.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { paths } from '@/shared/paths.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** Upcoming events as plain lines, without pictures and countdown. Renders nothing while the section is hidden. */
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
          {(events) => events && <Lines events={events} />}
        </QueryView>
      </div>
    </section>
  );
}

function Lines({ events }: { events: readonly UpcomingEvent[] }) {
  const over = useClock((now) => {
    const past = events.filter((event) => isOver(event, now));
    return past.map(({ id }) => id).join(' ');
  });
  const ahead = events.filter(({ id }) => !over.includes(id));
  if (ahead.length === 0) return <Note>{eventsText.empty}</Note>;
  return (
    <ul className="mt-6">
      {ahead.map((event) => (
        <li key={event.id} className="border-line border-t py-4">
          <Link
            to={paths.event(event.id)}
            className="link text-lead inline-block py-1 font-semibold"
          >
            {event.title}
          </Link>
          <p className="text-muted">
            {[eventDateText(event), event.location, event.price].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Note({ children, busy = false }: { children: ReactNode; busy?: boolean }) {
  return (
    <p aria-busy={busy} className="text-muted mt-6">
      {children}
    </p>
  );
}
