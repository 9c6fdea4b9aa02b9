import { useState } from 'react';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { own } from '@/shared/lib/own.ts';
import type { Payee } from './proposeMatches.ts';
import type { ClaimRow } from '@/features/passes/admin/data/answers.ts';
import { type Answered, type Payment, verifyPayments } from './payments.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';

const { answers: words } = adminPayments;

/** Outcomes of verified payments, as texts, and the number of payments that were not sent. */
export type Verified = { texts: readonly string[]; unsent: number };

function textOf({ order_id: id, result, due_paise: due }: Answered, orders: readonly Payee[]) {
  const order = orders.find((one) => one.id === id);
  const name = order ? `${order.reference} ${order.name}`.trim() : id;
  const text = result === 'short' ? words.short(formatInr(due)) : own(words.results, result);
  return words.of(name, text ?? result);
}

/** Verifies payments and keeps the answers until they are closed. */
export function useVerify(orders: readonly ClaimRow[]) {
  const [done, setDone] = useState<Verified | null>(null);
  const call = usePassCall(
    async (payments: readonly Payment[]) => verifyPayments(payments),
    adminPayments.failed,
  );
  const show = (
    { answers, unsent }: Awaited<ReturnType<typeof verifyPayments>>,
    others: readonly Payee[] = [],
  ) => setDone({ texts: answers.map((one) => textOf(one, [...orders, ...others])), unsent });
  return {
    isPending: call.isPending,
    done,
    close: () => setDone(null),
    /** Keeps the answers of payments that were verified elsewhere. */
    show,
    /**
     * @param onDone called once they are recorded.
     * @param others orders that are not in `orders`.
     */
    run: (payments: readonly Payment[], onDone?: () => void, others?: readonly Payee[]) =>
      call.mutate(payments, {
        onSuccess: (answer) => {
          show(answer, others);
          onDone?.();
        },
      }),
  };
}
export type Verifying = ReturnType<typeof useVerify>;
