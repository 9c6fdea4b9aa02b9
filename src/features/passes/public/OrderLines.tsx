import { orderText, passWords } from '@/content/en/passes.ts';
import { nightsOf } from '@/features/passes/data/order.ts';
import type { Order } from '@/features/passes/data/answers.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { nightsInWords, placeInWords } from '@/features/passes/data/passWords.ts';

const { lines: text } = orderText;

/** What was ordered, with the prices of then. */
export function OrderLines({ order }: { order: Order }) {
  const { items, tax_paise: tax, discount_paise: off, total_paise: total, gstin } = order;
  return (
    <section aria-labelledby="ordered" className="card-frame p-5">
      <h2 id="ordered" className="text-heading">
        {text.title}
      </h2>
      <p className="text-muted">{placeInWords(order.edition)}</p>
      <ul className="mt-2">
        {items.map((item) => (
          <li key={item.id} className="border-line flex justify-between gap-4 border-t py-3">
            <span>
              {item.quantity} × {item.kind}
              <span className="text-muted block text-sm">
                {nightsInWords(nightsOf(order, item.night_ids))} ·{' '}
                {passWords.people(item.quantity * item.people)}
              </span>
            </span>
            <span className="flex-none tabular-nums">{formatInr(item.total_paise)}</span>
          </li>
        ))}
      </ul>
      <p className="border-line flex justify-between gap-4 border-t pt-3 font-semibold">
        <span>{text.total}</span>
        <span className="flex-none tabular-nums">{formatInr(total)}</span>
      </p>
      <p className="text-muted text-sm">
        {[
          off > 0 && text.off(formatInr(off)),
          tax > 0 && text.tax(formatInr(tax)),
          tax > 0 && gstin !== null && text.gstin(gstin),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  );
}
