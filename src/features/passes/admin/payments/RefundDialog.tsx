import { adminPayments } from '@/content/en/adminPayments.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { line } from '@/shared/admin/fields/texts.ts';
import { oneOf } from '@/shared/admin/fields/values.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { own } from '@/shared/lib/own.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { isGoing, type Shift } from '@/features/passes/admin/data/answers.ts';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { type Edition, PASSES } from '@/features/passes/admin/data/editions.ts';
import { useShifts } from '@/features/passes/admin/nights/data/gate.ts';
import { recordRefund, type RefundRow, type RefundState } from './data/payments.ts';
import { ToOrder } from './OrderName.tsx';
import { PayByUpi } from './PayByUpi.tsx';

const { refunds: words } = adminPayments;
const UPI = 'upi';
const CASH = 'cash';
const fields = {
  to_vpa: { ...line(100, { least: 0 }), label: words.vpa },
  // The database requires it for a refund that is recorded as sent.
  utr: { ...line(40, { least: 0 }), isRequired: true, label: words.utr, hint: words.utrHint },
  note: { ...line(300, { least: 0 }), label: words.note },
};

/** How it was paid back; else in cash where the order was paid so, from the same drawer while that is open. */
function wayOf(
  { state, method, shift_id: shift, pass_orders: order }: RefundRow,
  drawers: readonly Shift[],
): string {
  if (state === 'sent') return method === CASH ? (shift ?? CASH) : UPI;
  const cash = order.pass_payments.find((payment) => payment.method === CASH);
  const open = drawers.find((drawer) => drawer.id === cash?.shift_id && isGoing(drawer));
  return cash ? (open?.id ?? CASH) : UPI;
}

type RefundDialogProps = { edition: Edition; refund: RefundRow; onClose: () => void };

/** Records the outcome of a refund: sent by UPI or in cash, failed, or declined. */
export function RefundDialog({ edition, refund, onClose }: RefundDialogProps) {
  const { amount_paise: amount, pass_orders: order } = refund;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(formatInr(amount), order.name === '' ? order.reference : order.name)}
    >
      <RecordView query={useShifts(edition.id)} failed={adminPayments.loadFailed}>
        {(shifts) => (
          <RefundForm
            refund={refund}
            drawers={shifts.filter(({ kind }) => kind === 'counter')}
            onClose={onClose}
          />
        )}
      </RecordView>
    </Dialog>
  );
}

type RefundFormProps = { refund: RefundRow; drawers: readonly Shift[]; onClose: () => void };

function RefundForm({ refund, drawers, onClose }: RefundFormProps) {
  const { id, state, why, note, amount_paise: amount, pass_orders: order } = refund;
  const ways = [
    { value: UPI, label: words.ways.upi },
    ...drawers.map(({ id: value, gate, staff, date }) => ({
      value,
      label: words.ways.drawer([gate, staff, formatIsoDay(date)].filter(Boolean).join(', ')),
    })),
    { value: CASH, label: words.ways.cash },
  ];
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
    <CallForm
      draft={`refund ${id}`}
      fields={{ way: { ...oneOf(ways), label: words.way }, ...fields }}
      start={{
        way: wayOf(refund, drawers),
        to_vpa: refund.to_vpa ?? '',
        utr: refund.utr ?? '',
        note,
      }}
      call={async ({ way, to_vpa, utr, note: typed }, _id, to: RefundState = 'sent') =>
        recordRefund({
          p_refund_id: id,
          p_state: to,
          p_to_vpa: to_vpa,
          p_note: typed,
          ...(way === UPI
            ? { p_utr: utr }
            : { p_method: CASH, ...(way !== CASH && { p_shift_id: way }) }),
        })
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
      {(input, { way, to_vpa: vpa }) => (
        <>
          <div>
            <p>{own(words.why, why) ?? why}</p>
            {state === 'asked' && <p className="font-semibold">{words.askedHint}</p>}
            <ToOrder id={refund.order_id} />
          </div>
          {state !== 'asked' && input('way')}
          {state !== 'asked' && way === UPI && input('to_vpa')}
          {(state === 'due' || state === 'failed') && way === UPI && (
            <PayByUpi
              vpa={vpa}
              name={order.name}
              reference={order.reference}
              amountPaise={amount}
            />
          )}
          {state !== 'asked' && way === UPI && input('utr')}
          {input('note')}
        </>
      )}
    </CallForm>
  );
}
