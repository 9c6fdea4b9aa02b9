import { useState } from 'react';
import { orderText } from '@/content/en/passes.ts';
import { validPasses } from '@/features/passes/data/passState.ts';
import type { Order, OrderPass } from '@/features/passes/data/answers.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { useWakeLock } from '@/shared/ui/useWakeLock.ts';
import { ForwardDialog } from './ForwardDialog.tsx';
import { PassCard } from './PassCard.tsx';
import type { useOrder } from './useOrder.ts';

type PassesProps = {
  order: Order;
  act: ReturnType<typeof useOrder>['act'];
};

/** Every pass of an order as a card; the screen stays on while they are shown. */
export function Passes({ order, act }: PassesProps) {
  const [forwarding, setForwarding] = useState<string>();
  useWakeLock(validPasses(order, serverNow()).length > 0);
  const { passes } = order;
  const pass = passes.find(({ id }) => id === forwarding);
  return (
    <section aria-label={orderText.title}>
      <ol className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-1 print:block">
        {passes.map((one: OrderPass, index) => (
          <PassCard
            key={one.id}
            order={order}
            pass={one}
            place={index + 1}
            act={act}
            onForward={() => setForwarding(one.id)}
          />
        ))}
      </ol>
      {pass && (
        <ForwardDialog
          order={order}
          pass={pass}
          act={act}
          onClose={() => setForwarding(undefined)}
        />
      )}
    </section>
  );
}
