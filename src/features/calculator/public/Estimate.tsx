import { calculatorText } from '@/content/en/calculator.ts';
import { formatCount } from '@/features/calculator/data/figures.ts';
import type { Plan } from '@/features/calculator/data/plan.ts';
import { summarise } from '@/features/calculator/data/summary.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { EstimateActions } from './EstimateActions.tsx';
import { EstimateHead } from './EstimateHead.tsx';
import { EstimateTable } from './EstimateTable.tsx';

const { estimate, message, print, seasons } = calculatorText;

/** The estimate; the printed part, with the company's name and numbers. */
export function Estimate({ plan, today }: { plan: Plan; today: string | undefined }) {
  const summary = summarise(plan);
  const facts = [
    plan.eventType,
    plan.city,
    formatIsoDay(plan.date),
    plan.season && seasons[plan.season],
    message.guests(formatCount(plan.guests), formatInr(plan.plate)),
  ].filter(Boolean);
  return (
    <section
      aria-labelledby="estimate-title"
      className="card-frame p-3 sm:p-6 lg:sticky lg:top-[calc(var(--height-bar)+1rem)]"
    >
      <h2 id="estimate-title" className="text-heading">
        {estimate.title}
      </h2>
      <p className="text-muted mt-1">{facts.join(', ')}</p>
      <EstimateHead plan={plan} summary={summary} />
      <EstimateTable plan={plan} summary={summary} />
      <EstimateActions plan={plan} />
      {today && <p className="text-muted mt-4 hidden print:block">{print.made(today)}</p>}
    </section>
  );
}
