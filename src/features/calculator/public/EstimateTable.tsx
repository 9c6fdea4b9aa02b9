import { calculatorText } from '@/content/en/calculator.ts';
import { formatShare } from '@/features/calculator/data/figures.ts';
import type { Plan } from '@/features/calculator/data/plan.ts';
import { shareIn, type Summary } from '@/features/calculator/data/summary.ts';
import { formatInr } from '@/shared/lib/money.ts';

const text = calculatorText.estimate;
const figure = 'py-1.5 pl-3 text-right align-top whitespace-nowrap tabular-nums';

/** The estimate in figures, each category with a bar relative to the largest. */
export function EstimateTable({ plan, summary }: { plan: Plan; summary: Summary }) {
  const largest = Math.max(1, ...plan.parts.map(({ amount }) => amount));
  return (
    <table className="mt-5 w-full text-[min(0.875rem,4.5vw)] leading-snug sm:text-[0.9375rem]">
      <caption className="sr-only">{text.caption}</caption>
      <thead>
        <tr className="border-line text-muted border-b text-left">
          <th scope="col" className="py-1.5 font-medium">
            {text.category}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            {text.share}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            {text.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {plan.parts.map(({ id, amount }) => (
          <tr key={id}>
            <th scope="row" className="w-full py-1.5 text-left font-medium">
              {calculatorText.categories[id]}
              <svg
                viewBox="0 0 1000 10"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mt-1 block h-1.5 w-full"
              >
                <rect width="1000" height="10" className="fill-line" />
                <rect
                  width={Math.round((amount / largest) * 1000)}
                  height="10"
                  className="fill-marigold"
                />
              </svg>
            </th>
            <td className={`${figure} text-muted`}>{formatShare(shareIn(plan.total, amount))}</td>
            <td className={figure}>{formatInr(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-line border-t">
        <tr>
          <th scope="row" colSpan={2} className="py-1.5 text-left font-semibold">
            {text.total}
          </th>
          <td className={`${figure} font-semibold`}>{formatInr(plan.total)}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={2} className="py-1.5 text-left font-medium">
            {text.reserve(formatShare(plan.reserve))}
          </th>
          <td className={figure}>{formatInr(summary.reserve)}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={2} className="py-1.5 text-left font-semibold">
            {text.whole}
          </th>
          <td className={`${figure} font-semibold`}>{formatInr(summary.whole)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
