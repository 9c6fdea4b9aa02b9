import { ArrowRight } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { eventDateText } from '@/features/events/data/eventDates.ts';
import { relatedEvents } from '@/features/events/data/eventQueries.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { paths } from '@/shared/paths.ts';

type RelatedEventsProps = {
  title: string;
  /** Slug of the service. */
  service: string;
};

/** Events of a service, one per line. Renders nothing without events, also while they load. */
export function RelatedEvents({ title, service }: RelatedEventsProps) {
  const id = useId();
  const { data } = useLive(useMemo(() => relatedEvents(service), [service]));
  if (!data?.length) return null;
  return (
    <section aria-labelledby={id} className="border-line bg-surface border-y">
      <div className="page py-12">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <ul className="mt-3">
          {data.map((event) => (
            <li
              key={event.id}
              className="group border-line relative flex items-center gap-x-4 border-t py-5"
            >
              <div className="grow">
                <p className="eyebrow">{eventDateText(event)}</p>
                <h3 className="text-heading mt-1">
                  <Link
                    to={paths.event(event.id)}
                    className="group-hover:text-sindoor after:absolute after:inset-0"
                  >
                    {event.title}
                  </Link>
                </h3>
                <p className="text-muted mt-0.5">{event.location}</p>
              </div>
              <ArrowRight aria-hidden className="text-sindoor size-6 flex-none" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
