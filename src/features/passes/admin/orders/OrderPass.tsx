import { useState } from 'react';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { line } from '@/shared/admin/fields/texts.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { blockPass, cancelPasses } from '@/features/passes/admin/data/calls.ts';
import type { OrderDetail } from '@/features/passes/admin/data/answers.ts';
import { PASSES } from '@/features/passes/admin/data/editions.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';

const { order: words } = adminTickets;
const blockFields = {
  why: { ...line(160, { empty: words.blockNeedsReason }), label: words.blockReason },
};
type Pass = OrderDetail['passes'][number];

/**
 * Refund for a pass, paise: its share of the price, less refunds already listed for it, and at most what is left of the
 * money received.
 */
function refundOf({ items, refunds, received_paise: received }: OrderDetail, pass: Pass): number {
  const item = items.find(({ id }) => id === pass.item_id);
  const listed = (refunds ?? []).filter(({ state }) => ['due', 'sent', 'failed'].includes(state));
  const sumOf = (some: typeof listed) => some.reduce((sum, one) => sum + one.amount_paise, 0);
  const share = item ? Math.floor(item.total_paise / item.quantity) : 0;
  const ofPass = sumOf(listed.filter(({ pass_id: id }) => id === pass.id));
  return Math.max(0, Math.min(share - ofPass, received - sumOf(listed)));
}

/** A pass of an order: cancelled for good, or blocked at the gate. */
export function OrderPass({ order, pass }: { order: OrderDetail; pass: Pass }) {
  const item = order.items.find(({ id }) => id === pass.item_id);
  const kind = item?.kind ?? '';
  const why = order.blocked[pass.id];
  const refund = refundOf(order, pass);
  const entered = order.entries.filter(({ pass_id: id }) => id === pass.id).length;
  const days = (order.nights ?? []).filter(({ id }) => pass.night_ids.includes(id));
  const cancel = usePassCall(
    async () => cancelPasses({ p_order_id: order.id, p_passes: [pass.id], p_refund_paise: refund }),
    words.failed,
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-2">
      <div>
        <p>
          {words.pass(kind, pass.people)}
          {pass.holder !== '' && ` ${words.holder(pass.holder)}`}
        </p>
        <p className="text-muted text-sm">
          {[
            pass.code === null ? '' : `${pass.code.slice(0, 4)}-${pass.code.slice(4, 8)}`,
            ...days.map(({ date }) => formatIsoDay(date)),
            entered > 0 ? words.entered(entered) : '',
            pass.cancelled_at === null ? '' : words.passCancelled,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {why !== undefined && <p className="text-sindoor text-sm">{words.blockedWhy(why)}</p>}
      </div>
      {pass.cancelled_at === null && (
        <div className="flex flex-wrap gap-x-1">
          <BlockPass pass={pass.id} kind={kind} isBlocked={why !== undefined} />
          <ConfirmButton
            label={words.cancelPassLabel(kind)}
            question={words.cancelPassQuestion}
            consequence={words.cancelPassNote(formatInr(refund))}
            action={words.cancelPass}
            keep={adminTickets.keep}
            isDisabled={cancel.isPending}
            onConfirm={() =>
              cancel.mutate(undefined, { onSuccess: () => notify.success(words.passDone) })
            }
          >
            {words.cancelPass}
          </ConfirmButton>
        </div>
      )}
    </li>
  );
}

function BlockPass({ pass, kind, isBlocked }: { pass: string; kind: string; isBlocked: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const unblock = usePassCall(async () => blockPass(pass, ''), words.failed);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={isBlocked ? words.unblockLabel(kind) : words.blockLabel(kind)}
        disabled={unblock.isPending}
        onClick={() =>
          isBlocked
            ? unblock.mutate(undefined, { onSuccess: () => notify.success(words.unblocked) })
            : setIsOpen(true)
        }
      >
        {isBlocked ? words.unblock : words.block}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.blockTitle}>
        <p className="mb-4">{words.blockNote}</p>
        <CallForm
          draft={`block ${pass}`}
          fields={blockFields}
          call={async ({ why }) => blockPass(pass, why)}
          changes={[PASSES]}
          action={words.blockAction}
          button={{ variant: 'danger' }}
          done={words.blocked}
          failed={words.failed}
          onDone={close}
        />
      </Dialog>
    </>
  );
}
