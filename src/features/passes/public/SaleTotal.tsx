import { saleText } from '@/content/en/passes.ts';
import type { Totals } from '@/features/passes/data/cart.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';

type SaleTotalProps = {
  totals: Totals;
  /** Undefined once the form is open. */
  onNext: (() => void) | undefined;
};

const { total: text } = saleText;

/** 'incl. ₹129.66 GST', or '' */
function taxLine({ added, included }: Totals): string {
  if (added > 0) return text.added(formatInr(added + included));
  return included > 0 ? text.included(formatInr(included)) : '';
}

/** What the order comes to: above the phone's bar while passes are chosen, then above the form. */
export function SaleTotal({ totals, onNext }: SaleTotalProps) {
  const tax = taxLine(totals);
  return (
    <div className={onNext ? 'compare-bar' : 'mt-8'}>
      <div className="card-frame pointer-events-auto flex w-full items-center justify-between gap-4 px-5 py-3">
        <p aria-live="polite">
          <span className="text-lg font-semibold tabular-nums">{formatInr(totals.total)}</span>
          <span className="text-muted block text-sm">
            {saleText.passes(totals.passes)}
            {tax && ` · ${tax}`}
          </span>
        </p>
        {onNext && <Button onClick={onNext}>{text.next}</Button>}
      </div>
    </div>
  );
}
