import { calculatorText } from '@/content/en/calculator.ts';
import type { Plan } from '@/features/calculator/data/plan.ts';
import { summarise } from '@/features/calculator/data/summary.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { storageKeys, storedName } from '@/shared/lib/storage.ts';
import { Estimate } from './Estimate.tsx';
import { EventFields } from './EventFields.tsx';
import { SplitFields } from './SplitFields.tsx';
import { usePlan } from './usePlan.ts';

type PlannerProps = {
  start: Plan;
  /** Today's date; undefined when prerendered, where the fields do nothing yet. */
  today: string | undefined;
  onChange: (plan: Plan) => void;
  onAgain: (left: Plan) => void;
};

/** The fields next to the estimate. */
export function Planner({ start, today, onChange, onAgain }: PlannerProps) {
  const planning = usePlan(start, onChange);
  return (
    <div
      data-start={storedName(storageKeys.eventCalculator)}
      className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:block"
    >
      <div className="min-w-0 print:hidden max-lg:[&_:is(input,select,button)]:scroll-mt-16">
        <RunningTotal plan={planning.plan} />
        <fieldset className="min-w-0">
          <legend>
            <h2 className="text-heading">{calculatorText.event.title}</h2>
          </legend>
          <noscript>
            <p className="text-muted mt-2">{calculatorText.noScript}</p>
          </noscript>
          <div className="mt-5">
            <EventFields planning={planning} />
          </div>
        </fieldset>
        <fieldset className="mt-12 min-w-0">
          <legend>
            <h2 className="text-heading">{calculatorText.split.title}</h2>
          </legend>
          <div className="mt-3">
            <SplitFields planning={planning} onAgain={() => onAgain(planning.plan)} />
          </div>
        </fieldset>
      </div>
      <Estimate plan={planning.plan} today={today} />
    </div>
  );
}

/** Sticky sum while the estimate is below the fields. Hidden from assistive technology: the estimate is live. */
function RunningTotal({ plan }: { plan: Plan }) {
  return (
    <p
      aria-hidden
      className="border-line bg-surface sticky top-(--height-bar) z-10 -mx-4 mb-6 flex flex-wrap items-baseline justify-between gap-x-4 border-y px-4 py-2 lg:hidden"
    >
      <span className="text-muted text-sm">{calculatorText.estimate.whole}</span>
      <span className="font-display text-lg font-semibold tabular-nums">
        {formatInr(summarise(plan).whole)}
      </span>
    </p>
  );
}
