import { calculatorText } from '@/content/en/calculator.ts';
import { formatCount, readGuests, readPlate } from '@/features/calculator/data/figures.ts';
import { summarise } from '@/features/calculator/data/summary.ts';
import { formatInr, inrDigits } from '@/shared/lib/money.ts';
import { DraftInput } from './DraftInput.tsx';
import type { Planning } from './usePlan.ts';

const text = calculatorText.event;

/** Guests and price of a plate, which together set catering. */
export function GuestFields({ planning: { plan, edit, leave } }: { planning: Planning }) {
  const { food, foodGap } = summarise(plan);
  const missing = foodGap > 0 ? formatInr(foodGap) : undefined;
  const onGuests = (typed: string) => {
    const { value: guests, error } = readGuests(typed);
    return edit(error === undefined ? { set: { guests } } : { refused: error }, 'guests');
  };
  const onPlate = (typed: string) => {
    const { value: plate, error } = readPlate(typed);
    return edit(error === undefined ? { set: { plate } } : { refused: error }, 'plate');
  };
  return (
    <>
      <DraftInput
        label={text.guests}
        inputMode="numeric"
        value={formatCount(plan.guests)}
        onType={onGuests}
        onLeave={leave}
      />
      <DraftInput
        label={text.plate}
        hint={text.plateHint(formatInr(food), missing)}
        value={inrDigits(plan.plate)}
        onType={onPlate}
        onLeave={leave}
      />
    </>
  );
}
