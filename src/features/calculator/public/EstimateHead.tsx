import { TriangleAlert } from 'lucide-react';
import { calculatorText } from '@/content/en/calculator.ts';
import type { Plan } from '@/features/calculator/data/plan.ts';
import type { Summary } from '@/features/calculator/data/summary.ts';
import { formatInr, formatShortInr } from '@/shared/lib/money.ts';

const text = calculatorText.estimate;

/** The sum, the cost per guest and warnings. A live region. */
export function EstimateHead({ plan, summary }: { plan: Plan; summary: Summary }) {
  const { whole, perGuest, fewer, food, foodGap, over } = summary;
  return (
    <div aria-live="polite">
      <p className="text-muted mt-4">{text.whole}</p>
      <p className="font-display text-title font-semibold">{formatInr(whole)}</p>
      {formatShortInr(whole) !== formatInr(whole) && (
        <p className="text-muted">{formatShortInr(whole)}</p>
      )}
      {over > 0 && <Warning>{text.over(formatInr(over), formatInr(plan.limit ?? 0))}</Warning>}
      {foodGap > 0 && <Warning>{text.foodShort(formatInr(food), formatInr(foodGap))}</Warning>}
      {foodGap < 0 && (
        <p className="text-muted mt-3">{text.foodSpare(formatInr(food), formatInr(-foodGap))}</p>
      )}
      <dl className="mt-4 grid grid-cols-2 gap-x-4">
        <div>
          <dt className="text-muted text-sm">{text.perGuest}</dt>
          <dd className="text-lg font-semibold">{formatInr(perGuest)}</dd>
        </div>
        {fewer && (
          <div>
            <dt className="text-muted text-sm">{text.fewer(fewer.guests)}</dt>
            <dd>
              <span className="text-lg font-semibold">{formatInr(fewer.whole)}</span>
              <span className="text-muted block text-sm">
                {text.fewerFood(formatInr(fewer.food))}
              </span>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className="border-sindoor text-sindoor mt-3 flex gap-2 rounded-lg border p-3 leading-snug font-medium">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 flex-none" />
      {children}
    </p>
  );
}
