import type { RefObject } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { formatIstTime } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import type { Verdict } from './data/verdicts.ts';
import { lookOf, titleOf } from './verdictWords.ts';

const words = adminCheckIn.last;

type LastScansProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  last: readonly Verdict[];
  onUndo: (verdict: Verdict) => void;
};

/** The last five scans; an admission can be undone. */
export function LastScans({ heading, last, onUndo }: LastScansProps) {
  return (
    <section aria-labelledby="last-scans">
      <h2 ref={heading} id="last-scans" tabIndex={-1} className="font-semibold">
        {words.heading}
      </h2>
      {last.length === 0 && <p className="text-muted text-sm">{words.none}</p>}
      <ul>
        {last.map((verdict) => {
          const { id, at, kind, admitted, isUndone, reason } = verdict;
          const title = titleOf(verdict);
          const time = formatIstTime(new Date(at));
          const { reasons, undone, offline } = adminCheckIn.verdict;
          return (
            <li key={id} className="border-line flex min-h-11 items-center gap-3 border-b text-sm">
              <span className="grow">
                {words.line(title, time)}
                <span className="text-muted block">
                  {[
                    kind,
                    lookOf(verdict) === 'offline' && offline,
                    reason && reasons[reason],
                    isUndone && undone,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              {admitted > 0 && !isUndone && (
                <Button
                  variant="quiet"
                  aria-label={words.undo(title, time)}
                  onClick={() => onUndo(verdict)}
                >
                  {adminCheckIn.verdict.undo}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
