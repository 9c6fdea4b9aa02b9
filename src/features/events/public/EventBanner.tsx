import type { UpcomingEvent } from '@/features/events/data/event.ts';
import {
  endedText,
  eventDateText,
  isOver,
  showsCountdown,
} from '@/features/events/data/eventDates.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { Countdown } from './Countdown.tsx';

/** The dark strip of an event: its countdown if it has one, else its date. */
export function EventBanner({ event }: { event: UpcomingEvent }) {
  const counts = useClock((now) => showsCountdown(event, now));
  const over = useClock((now) => isOver(event, now));
  return (
    <div className="night flex min-h-20 flex-col justify-center px-4 py-3 md:px-7">
      {counts ? (
        <Countdown key={event.date} date={event.date} title={event.title} />
      ) : (
        <p className="font-display text-marigold text-xl leading-tight font-semibold sm:text-2xl">
          {over ? endedText(event) : eventDateText(event)}
        </p>
      )}
    </div>
  );
}
