import { useState } from 'react';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { letGo } from '@/features/passes/admin/data/calls.ts';
import type { Today } from '@/features/passes/admin/data/answers.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';

const { unusual: words } = adminTickets.today;

type UnusualOrdersProps = { edition: string; orders: Today['unusual'][number] };

/** Many unpaid orders of one network, and a button that frees their places. */
export function UnusualOrders({ edition, orders }: UnusualOrdersProps) {
  const [isSure, setIsSure] = useState(false);
  const { mutate, isPending } = usePassCall(letGo, words.failed);
  return (
    <section aria-label={words.title} className="border-marigold rounded-lg border px-4 py-3">
      <h2 className="font-display text-lg">{words.title}</h2>
      <p className="measure mt-1">{words.text(orders.orders, orders.people)}</p>
      {isSure && (
        <p aria-live="polite" className="measure mt-2 font-semibold">
          {words.sure}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant={isSure ? 'danger' : 'secondary'}
          disabled={isPending}
          onClick={() => {
            if (isSure) mutate({ p_edition_id: edition, p_network: orders.network });
            else setIsSure(true);
          }}
        >
          {isSure ? words.yes : words.letGo}
        </Button>
        {isSure && (
          <Button variant="quiet" disabled={isPending} onClick={() => setIsSure(false)}>
            {words.no}
          </Button>
        )}
      </div>
    </section>
  );
}
