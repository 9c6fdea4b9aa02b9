import { useRef, useState } from 'react';
import { eventText } from '@/content/en/events.ts';
import { countdownTarget } from '@/features/events/data/eventDates.ts';
import { useReducedMotion } from '@/providers/preferences/useReducedMotion.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { timeLeft } from '@/shared/lib/timeLeft.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
import { useInView } from '@/shared/ui/useInView.ts';

type CountdownProps = {
  /** A moment, ISO 8601; an empty, invalid or past one counts as 30 days from now. */
  date: string | null;
  title: string;
};

/** Seconds are shown only without reduced motion. */
const SECONDS = 'hidden motion-ok:block';

/**
 * Days, hours, minutes and seconds until an event; ticks every second only while it is in view. Needs the date as its
 * `key`: the target is computed once.
 */
export function Countdown({ date, title }: CountdownProps) {
  const [target] = useState(() => countdownTarget(date, serverNow()));
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place);
  const lessMotion = useReducedMotion();
  const left = timeLeft(
    useClock((now) => target - now, inView && !lessMotion ? 'second' : 'minute'),
    0,
  );
  const hydrated = !useHydrating();
  const { units } = eventText;
  const cells = [
    { name: 'days', unit: units.days, value: left.days },
    { name: 'hours', unit: units.hours, value: left.hours },
    { name: 'minutes', unit: units.minutes, value: left.minutes },
    { name: 'seconds', unit: units.seconds, value: left.seconds, className: SECONDS },
  ];
  return (
    <div
      ref={place}
      role="timer"
      data-countdown={target}
      aria-label={eventText.timeUntil(title)}
      className="flex flex-wrap gap-x-5 sm:gap-x-7"
    >
      {cells.map(({ name, unit, value, className = '' }) => (
        <div key={unit} className={`min-w-9 text-center wrap-break-word ${className}`}>
          <span
            data-unit={name}
            suppressHydrationWarning
            className="font-display text-marigold block text-3xl leading-none font-semibold lining-nums tabular-nums"
          >
            {/* Until hydration, app/start/countdowns.ts writes the time left here. */}
            {hydrated ? String(value).padStart(2, '0') : '–'}
          </span>{' '}
          <span className="text-muted mt-1 block text-xs leading-4">{unit}</span>
        </div>
      ))}
    </div>
  );
}
