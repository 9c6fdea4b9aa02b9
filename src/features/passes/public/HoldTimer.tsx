import { orderText } from '@/content/en/passes.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { timeLeft } from '@/shared/lib/timeLeft.ts';

const { timer: text } = orderText;
/** Spoken with so many minutes left. */
const SPOKEN = new Set([5, 1]);
const two = (value: number) => String(value).padStart(2, '0');

/** The time that is left to pay; only the last minutes are spoken. @param until ms. */
export function HoldTimer({ until }: { until: number }) {
  const left = useClock(() => timeLeft(until, serverNow()), 'second');
  const hours = left.days * 24 + left.hours;
  const minutes = hours * 60 + left.minutes;
  const isSpoken = SPOKEN.has(minutes + 1) && left.seconds > 50;
  return (
    <>
      <p
        role="timer"
        aria-label={text.label}
        className={`font-display text-title mt-2 font-semibold lining-nums tabular-nums ${minutes === 0 ? 'text-sindoor' : ''}`}
      >
        {minutes === 0 ? (
          text.last(left.seconds)
        ) : (
          <>
            {hours > 0 && `${hours}:`}
            {hours > 0 ? two(left.minutes) : left.minutes}:{two(left.seconds)}
          </>
        )}
      </p>
      <p aria-live="polite" className="sr-only">
        {isSpoken && text.soon(minutes + 1)}
      </p>
    </>
  );
}
