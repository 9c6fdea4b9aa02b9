import { CalendarDays, MapPin, Ticket, type LucideIcon } from 'lucide-react';
import { eventText } from '@/content/en/events.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { eventDateText, showsCountdown } from '@/features/events/data/eventDates.ts';
import { useClock } from '@/shared/data/useClock.ts';

/** Date (unless it is in the banner), place and price. */
export function EventFacts({ event }: { event: UpcomingEvent }) {
  const counts = useClock((now) => showsCountdown(event, now));
  const facts = [
    { name: eventText.when, value: counts && eventDateText(event), Icon: CalendarDays },
    { name: eventText.where, value: event.location, Icon: MapPin },
    { name: eventText.price, value: event.price, Icon: Ticket },
  ];
  return (
    <dl className="flex flex-col gap-1.5">
      {facts.map(
        ({ name, value, Icon }) => value && <Fact key={name} {...{ name, value, Icon }} />,
      )}
    </dl>
  );
}

function Fact({ name, value, Icon }: { name: string; value: string; Icon: LucideIcon }) {
  return (
    <div className="flex gap-2.5">
      <dt>
        <Icon aria-hidden className="text-sindoor mt-0.5 size-5" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
