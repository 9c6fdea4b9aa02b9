import { passWords } from '@/content/en/passes.ts';
import { saleText } from '@/content/en/passSale.ts';
import type { PassSale } from '@/features/passes/data/answers.ts';
import type { CartLine, Totals } from '@/features/passes/data/cart.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { lineInWords } from './saleWords.ts';

type SaleTotalProps = {
  sale: PassSale;
  lines: readonly CartLine[];
  totals: Totals;
  /** Where the nights are. */
  place: string;
  /** Undefined once the form is open. */
  onNext: (() => void) | undefined;
};

const { total: text } = saleText;

/** 'incl. ₹129.66 GST', or '' */
function taxLine({ added, included }: Totals): string {
  if (added > 0) return text.added(formatInr(added + included));
  return included > 0 ? text.included(formatInr(included)) : '';
}

/**
 * What the order comes to: above the phone's bar while passes are chosen, then above the form, with what it is for. The
 * button to the top stays away from it (`data-total` in frame.css).
 */
export function SaleTotal({ sale, lines, totals, place, onNext }: SaleTotalProps) {
  const tax = taxLine(totals);
  return (
    <div data-total className={onNext ? 'compare-bar' : 'mt-8 max-w-lg'}>
      <div
        className={`pointer-events-auto w-full px-5 py-3 ${onNext ? 'bg-surface border-edge border-t max-md:-mb-3 max-md:pb-6' : 'card-frame'}`}
      >
        {!onNext && (
          <div className="border-line mb-3 flex items-start justify-between gap-4 border-b pb-3">
            <div className="min-w-0">
              <ul>
                {lines.map((line) => {
                  const { what, nights } = lineInWords(sale, line);
                  return (
                    <li key={what + nights}>
                      <span className="font-semibold">{what}</span> · {nights}
                    </li>
                  );
                })}
              </ul>
              <p className="text-muted text-sm">{place}</p>
            </div>
            <a href="#passes" className="link inline-flex min-h-11 flex-none items-center">
              {text.change}
            </a>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p aria-live="polite">
            <span className="text-lg font-semibold tabular-nums">{formatInr(totals.total)}</span>
            <span className="text-muted block text-sm">
              {passWords.passes(totals.passes)}
              {tax && ` · ${tax}`}
            </span>
          </p>
          {onNext && <Button onClick={onNext}>{text.next}</Button>}
        </div>
      </div>
    </div>
  );
}
