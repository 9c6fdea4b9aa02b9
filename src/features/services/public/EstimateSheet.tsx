import { useId } from 'react';
import { estimatorText as text } from '@/content/en/service/catering.ts';
import { type PlateEstimate, type PlateOrder } from '@/features/services/data/plateEstimate.ts';
import { formatInr } from '@/shared/lib/money.ts';

/** The estimate's sums, or its error. A live region. */
export function EstimateSheet({
  order,
  estimate,
}: {
  order: PlateOrder;
  estimate: PlateEstimate | null;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card-frame lg:col-span-5 lg:mt-2">
      <div className="p-6 sm:p-8">
        <h3 id={id} className="text-heading">
          {text.result}
        </h3>
        <div aria-live="polite" className="mt-4">
          {estimate ? (
            <>
              <dl>
                <Line
                  label={text.plates(estimate.adults, order.children)}
                  paise={estimate.platesPaise}
                />
                {order.counters > 0 && (
                  <Line label={text.counterLine(order.counters)} paise={estimate.countersPaise} />
                )}
                <Line label={text.perGuest} paise={estimate.perGuestPaise} />
                <div className="border-marigold border-t-4 border-double pt-4">
                  <dt className="font-semibold">{text.total}</dt>
                  <dd className="font-display text-sindoor text-[clamp(2rem,1.5rem+2vw,3rem)]/[1.15] font-semibold tabular-nums">
                    {formatInr(estimate.totalPaise)}
                  </dd>
                </div>
              </dl>
              <p className="text-muted mt-4 text-sm">{text.reserve(estimate.reserve)}</p>
            </>
          ) : (
            <p className="border-sindoor border-l-4 pl-4">{text.invalid}</p>
          )}
        </div>
      </div>
    </section>
  );
}

function Line({ label, paise }: { label: string; paise: number }) {
  return (
    <div className="border-line flex flex-wrap justify-between gap-x-4 border-t py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium tabular-nums">{formatInr(paise)}</dd>
    </div>
  );
}
