import { calculatorText } from '@/content/en/calculator.ts';
import { summarise } from '@/features/calculator/data/summary.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { formatInr } from '@/shared/lib/money.ts';
import { SplitRow } from './SplitRow.tsx';
import type { Planning } from './usePlan.ts';

const text = calculatorText.split;

/** Every category with amount, share and lock. */
export function SplitFields({ planning, onAgain }: { planning: Planning; onAgain: () => void }) {
  const { plan, edit } = planning;
  const { food, foodGap } = summarise(plan);
  return (
    <>
      <p className="text-muted">{plan.mode === 'total' ? text.byTotal : text.byParts}</p>
      <ul className="mt-2">
        {plan.parts.map((part) => (
          <SplitRow key={part.id} part={part} planning={planning} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {foodGap !== 0 && (
          <Button variant="secondary" onClick={() => edit({ part: 'catering', amount: food })}>
            {text.setCatering(formatInr(food))}
          </Button>
        )}
        <Button variant="secondary" onClick={onAgain}>
          {text.again}
        </Button>
      </div>
    </>
  );
}
