import { weddingBudget } from '@/content/en/pages.ts';

/** The longest bar stands for this many percent. */
const FULL_PERCENT = 32;

/** Where a wedding budget goes: a list of shares, each with a bar. */
export function BudgetShares() {
  return (
    <section aria-labelledby="budget-shares" className="border-t border-line bg-surface">
      <div className="page section">
        <h2 id="budget-shares" className="text-title">
          {weddingBudget.title}
        </h2>
        <ul className="mt-8 max-w-3xl">
          {weddingBudget.shares.map(({ label, percent }) => (
            <li
              key={label}
              className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-[13rem_1fr_3rem]"
            >
              <span className="font-medium">{label}</span>
              <svg
                viewBox={`0 0 ${FULL_PERCENT} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className="col-span-2 row-start-2 h-2.5 w-full sm:col-span-1 sm:row-start-auto"
              >
                <rect width={percent} height="1" className="fill-marigold" />
              </svg>
              <span className="text-right font-semibold tabular-nums">{percent}%</span>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-muted">{weddingBudget.note}</p>
      </div>
    </section>
  );
}
