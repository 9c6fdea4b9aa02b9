import { calculatorText } from '@/content/en/calculator.ts';
import { readAmount, readShare, shareDigits } from '@/features/calculator/data/figures.ts';
import { limits, modes } from '@/features/calculator/data/plan.ts';
import { summarise } from '@/features/calculator/data/summary.ts';
import { RadioGroup } from '@/shared/forms/RadioGroup.tsx';
import { formatInr, inrDigits, formatShortInr } from '@/shared/lib/money.ts';
import { DraftInput } from './DraftInput.tsx';
import type { Planning } from './usePlan.ts';

const text = calculatorText.event;
const modeOptions = modes.map((value) => ({ value, label: calculatorText.modes[value] }));

/** A total to divide or single costs to add up, with the reserve and the visitor's limit. */
export function MoneyFields({ planning: { plan, edit, leave } }: { planning: Planning }) {
  const { reserve: kept, over } = summarise(plan);
  const onTotal = (typed: string) => {
    const { value: total, error } = readAmount(typed);
    return edit(error === undefined ? { set: { total } } : { refused: error }, 'total');
  };
  const onReserve = (typed: string) => {
    const { value: reserve, error } = readShare(typed, limits.reserve);
    return edit(error === undefined ? { set: { reserve } } : { refused: error }, 'reserve');
  };
  const onLimit = (typed: string) => {
    if (typed.trim() === '') return edit({ set: { limit: null } }, 'limit');
    const { value: limit, error } = readAmount(typed);
    return edit(error === undefined ? { set: { limit } } : { refused: error }, 'limit');
  };
  return (
    <>
      <div className="sm:col-span-2">
        <RadioGroup
          name="mode"
          label={text.mode}
          options={modeOptions}
          selected={plan.mode}
          onChange={({ target }) => {
            const mode = modes.find((known) => known === target.value);
            if (mode) edit({ set: { mode } });
          }}
        />
      </div>
      {plan.mode === 'total' && (
        <div className="sm:col-span-2">
          <DraftInput
            label={text.total}
            hint={formatShortInr(plan.total)}
            value={inrDigits(plan.total)}
            onType={onTotal}
            onLeave={leave}
          />
        </div>
      )}
      <DraftInput
        label={text.reserve}
        hint={text.reserveHint(formatInr(kept))}
        value={shareDigits(plan.reserve)}
        onType={onReserve}
        onLeave={leave}
      />
      <DraftInput
        label={text.limit}
        optional={text.optional}
        hint={over > 0 ? text.limitOver(formatInr(over)) : text.limitHint}
        value={plan.limit === null ? '' : inrDigits(plan.limit)}
        onType={onLimit}
        onLeave={leave}
      />
    </>
  );
}
