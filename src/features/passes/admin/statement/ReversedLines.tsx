import { adminPayments } from '@/content/en/adminPayments.ts';
import { formatBareDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';
import type { ReversedLine } from './data/importStatement.ts';
import { lineOf } from '@/features/passes/admin/payments/data/matches.ts';
import { ignoreLine } from '@/features/passes/admin/payments/data/payments.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';
import { LineText } from '@/features/passes/admin/payments/LineText.tsx';
import { ToOrder } from '@/features/passes/admin/payments/OrderName.tsx';

const { reversed: words } = adminPayments;

type ReversedLinesProps = { lines: readonly ReversedLine[]; onChange: () => void };

/** Credits of earlier statements that the bank has reversed: to be ignored, or to be taken back from an order. */
export function ReversedLines({ lines, onChange }: ReversedLinesProps) {
  const ignore = usePassCall(async (id: string) => ignoreLine(id, true), adminPayments.failed);
  if (lines.length === 0) return null;
  return (
    <section aria-label={words.title} className="border-sindoor rounded-lg border p-4">
      <h2 className="font-semibold">{words.title}</h2>
      <p className="text-muted mb-2">{words.hint}</p>
      <ul className="divide-line divide-y">
        {lines.map((line) => {
          const amount = formatInr(line.amount_paise);
          const paid = line.pass_payments.filter(({ reversed_at: at }) => at === null);
          return (
            <li key={line.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p>{words.line(amount, formatBareDay(line.booked_on))}</p>
                <LineText line={lineOf(line)} />
                {paid.length > 0 && <p className="text-sindoor">{words.paid}</p>}
              </div>
              {paid.map(({ pass_orders: order }) => (
                <p key={order.id}>
                  {order.reference}: <ToOrder id={order.id} />
                </p>
              ))}
              {paid.length === 0 && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={words.ignoreLabel(amount)}
                  disabled={ignore.isPending}
                  onClick={() => ignore.mutate(line.id, { onSuccess: onChange })}
                >
                  {words.ignore}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
