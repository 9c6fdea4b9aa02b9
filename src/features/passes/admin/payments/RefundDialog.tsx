import { adminPayments } from '@/content/en/adminPayments.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { line } from '@/shared/admin/fields/texts.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { own } from '@/shared/lib/own.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { PASSES } from '@/features/passes/admin/data/editions.ts';
import { recordRefund, type RefundRow, type RefundState } from './data/payments.ts';
import { ToOrder } from './OrderName.tsx';
import { PayByUpi } from './PayByUpi.tsx';

const { refunds: words } = adminPayments;
const fields = {
  to_vpa: { ...line(100, { least: 0 }), label: words.vpa },
  // The database requires it for a refund that is recorded as sent.
  utr: { ...line(40, { least: 0 }), isRequired: true, label: words.utr, hint: words.utrHint },
  note: { ...line(300, { least: 0 }), label: words.note },
};

/** Records the outcome of a refund: sent with its UTR, failed, or declined. */
export function RefundDialog({ refund, onClose }: { refund: RefundRow; onClose: () => void }) {
  const { id, state, why, note, amount_paise: amount, pass_orders: order } = refund;
  const others = [
    {
      to: 'failed',
      label: words.fail,
      look: 'secondary',
      isFit: state === 'due' || state === 'sent',
    },
    {
      to: 'due',
      label: words.due,
      look: 'secondary',
      isFit: (state === 'failed' || state === 'declined') && why !== 'asked',
    },
    {
      to: 'declined',
      label: words.decline,
      look: 'quiet',
      isFit: state === 'asked' || state === 'due' || state === 'failed',
    },
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(formatInr(amount), order.name === '' ? order.reference : order.name)}
    >
      <CallForm
        draft={`refund ${id}`}
        fields={fields}
        start={{ to_vpa: refund.to_vpa ?? '', utr: refund.utr ?? '', note }}
        call={async ({ to_vpa: vpa, ...typed }, _id, to: RefundState = 'sent') =>
          recordRefund(id, to, { vpa, ...typed })
        }
        changes={[PASSES]}
        action={state !== 'asked' && state !== 'sent' && words.send}
        renderButtons={(send, isPending) =>
          others.map(
            ({ to, label, look, isFit }) =>
              isFit && (
                <Button key={to} variant={look} disabled={isPending} onClick={() => send(to)}>
                  {label}
                </Button>
              ),
          )
        }
        done={words.recorded}
        failed={adminPayments.failed}
        onDone={onClose}
      >
        {(input, { to_vpa: vpa }) => (
          <>
            <div>
              <p>{own(words.why, why) ?? why}</p>
              {state === 'asked' && <p className="font-semibold">{words.askedHint}</p>}
              <ToOrder id={refund.order_id} />
            </div>
            {state !== 'asked' && input('to_vpa')}
            {(state === 'due' || state === 'failed') && (
              <PayByUpi
                vpa={vpa}
                name={order.name}
                reference={order.reference}
                amountPaise={amount}
              />
            )}
            {state !== 'asked' && input('utr')}
            {input('note')}
          </>
        )}
      </CallForm>
    </Dialog>
  );
}
