import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import { adminEvents } from '@/content/en/adminEvents.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { eventStart, isOver } from '@/features/events/data/eventDates.ts';
import { eventIcs } from '@/features/events/data/eventIcs.ts';
import { downloadIcs } from '@/features/events/public/downloadIcs.ts';
import { useOrigin } from '@/features/events/public/useOrigin.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { readIcs } from './data/readIcs.ts';

const { calendar: words } = adminEvents;

type CalendarCheckProps = { event: UpcomingEvent; isSaved: boolean };

/** The visitors' calendar file, parsed and compared with the form. */
export function CalendarCheck({ event, isSaved }: CalendarCheckProps) {
  const origin = useOrigin();
  const over = useClock((now) => isOver(event, now));
  const start = eventStart(event);
  const file = start && eventIcs(event, origin, start);
  return (
    <section aria-labelledby="event-calendar" className="space-y-3">
      <h3 id="event-calendar" className="font-display text-lg">
        {words.heading}
      </h3>
      {!start && <p className="text-muted">{words.noDate}</p>}
      {start && over && <p className="text-muted">{words.over}</p>}
      {start && file && !over && <ReadBack event={event} start={start} file={file} />}
      {start && !over && isSaved && (
        <Button variant="secondary" size="sm" onClick={() => downloadIcs(event, origin)}>
          <Download aria-hidden />
          {words.download}
        </Button>
      )}
    </section>
  );
}

type ReadBackProps = { event: UpcomingEvent; start: Date; file: string };

function ReadBack({ event, start, file }: ReadBackProps) {
  const entry = readIcs(file);
  if (!entry)
    return (
      <p role="alert" className="text-sindoor font-medium">
        {words.unreadable}
      </p>
    );
  const facts = [
    { name: words.title, read: entry.title, meant: event.title },
    {
      name: words.start,
      read: formatIstDateTime(entry.start),
      meant: formatIstDateTime(start),
    },
    { name: words.place, read: entry.place, meant: event.location },
  ];
  return (
    <>
      <p className="text-muted text-sm">{words.checked}</p>
      <dl className="space-y-1.5">
        {facts.map(({ name, read, meant }) => {
          const Icon = read === meant ? CircleCheck : CircleAlert;
          return (
            <div key={name} className="flex gap-2">
              <dt className="w-16 flex-none font-semibold">{name}</dt>
              <dd className="min-w-0 grow">
                {read || words.nothing}
                {read !== meant && <strong className="text-sindoor block">{words.wrong}</strong>}
              </dd>
              <Icon
                aria-hidden
                className={`mt-0.5 size-5 flex-none ${read === meant ? 'text-leaf' : 'text-sindoor'}`}
              />
            </div>
          );
        })}
      </dl>
    </>
  );
}
