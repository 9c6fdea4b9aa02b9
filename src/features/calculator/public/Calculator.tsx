import { calculatorText } from '@/content/en/calculator.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Planner } from './Planner.tsx';
import { useStart } from './useStart.ts';

const text = calculatorText.notices;

/** The budget calculator: prerendered with the example, then the visitor's own plan. */
export function Calculator() {
  const { start, keep, backToOwn, again, undo } = useStart();
  const { plan, round, today, notice, own } = start;
  return (
    <div className="page pb-[clamp(3rem,2rem+4vw,6rem)]">
      <div aria-live="polite" className="print:hidden">
        {notice && (
          <div className="border-marigold bg-surface mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 px-4 py-3">
            <p className="grow">{notice === 'bad' && own ? text.badKept : text[notice]}</p>
            {notice === 'shared' && own && (
              <Button variant="secondary" onClick={backToOwn}>
                {text.own}
              </Button>
            )}
            {notice === 'again' && (
              <Button variant="secondary" onClick={undo}>
                {text.undo}
              </Button>
            )}
          </div>
        )}
      </div>
      <Planner key={round} start={plan} today={today} onChange={keep} onAgain={again} />
    </div>
  );
}
