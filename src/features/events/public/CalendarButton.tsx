import { CalendarPlus } from 'lucide-react';
import { eventText } from '@/content/en/events.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { eventStart, isOver } from '@/features/events/data/eventDates.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
import { useOrigin } from './useOrigin.ts';

/**
 * Downloads a future event with an exact date as a calendar file (.ics).
 * @param props.className class of the label, to hide it on small screens.
 */
export function CalendarButton({ event, className }: { event: UpcomingEvent; className: string }) {
  const hydrated = !useHydrating();
  const origin = useOrigin();
  const over = useClock((now) => isOver(event, now));
  if (over || !eventStart(event)) return null;

  const download = () => {
    import('./downloadIcs.ts')
      .then((module) => module.downloadIcs(event, origin))
      .catch((error: unknown) => {
        console.warn('The calendar file could not be created', error);
        notify.error(eventText.calendarFailed);
      });
  };
  return (
    // Keeps its space until the script is there.
    <Button variant="quiet" onClick={download} className={`px-3 ${hydrated ? '' : 'invisible'}`}>
      <CalendarPlus aria-hidden />
      <span className={className}>{eventText.calendar}</span>
      <span className="sr-only">{eventText.about(event.title)}</span>
    </Button>
  );
}
