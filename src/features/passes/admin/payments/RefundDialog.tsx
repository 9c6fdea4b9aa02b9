import { type FormEvent, useState } from 'react';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { formatInr } from '@/shared/lib/money.ts';
import { own } from '@/shared/lib/own.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { recordRefund, type RefundRow, type RefundState } from './data/payments.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';
import { ToOrder } from './OrderName.tsx';
import { RefundPayment } from './RefundPayment.tsx';

const { refunds: words } = adminPayments;

/** Records what became of a refund: sent with its own number, failed, or declined. */
export function RefundDialog({ refund, onClose }: { refund: RefundRow; onClose: () => void }) {
  const { id, state, why, amount_paise: amount, pass_orders: order } = refund;
  const [typed, setTyped] = useState({
    vpa: refund.to_vpa ?? '',
    utr: refund.utr ?? '',
    note: refund.note,
  });
  const record = usePassCall(
    async (next: RefundState) => recordRefund(id, next, typed),
    adminPayments.failed,
  );
  const fault = record.error instanceof DataError ? record.error : null;
  const faultAt = (field: string) => (fault?.hint === field ? fault.message : undefined);
  const run = (next: RefundState) =>
    record.mutate(next, {
      onSuccess: () => {
        notify.success(words.recorded);
        onClose();
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run('sent');
  };
  const set = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(formatInr(amount), order.name === '' ? order.reference : order.name)}
    >
      <form onSubmit={submit} noValidate className="space-y-4">
        <div>
          <p>{own(words.why, why) ?? why}</p>
          {state === 'asked' && <p className="font-semibold">{words.askedHint}</p>}
          <ToOrder id={refund.order_id} />
        </div>
        {state !== 'asked' && (
          <>
            <TextInput
              label={words.vpa}
              maxLength={100}
              error={faultAt('to_vpa')}
              value={typed.vpa}
              onChange={({ currentTarget }) => set({ vpa: currentTarget.value })}
            />
            {(state === 'due' || state === 'failed') && (
              <RefundPayment
                vpa={typed.vpa}
                name={order.name}
                reference={order.reference}
                amountPaise={amount}
              />
            )}
            <TextInput
              label={words.utr}
              hint={words.utrHint}
              maxLength={40}
              error={faultAt('utr')}
              value={typed.utr}
              onChange={({ currentTarget }) => set({ utr: currentTarget.value })}
            />
          </>
        )}
        <TextInput
          label={words.note}
          maxLength={300}
          error={faultAt('note')}
          value={typed.note}
          onChange={({ currentTarget }) => set({ note: currentTarget.value })}
        />
        <div className="flex flex-wrap gap-2">
          {state !== 'asked' && state !== 'sent' && (
            <Button type="submit" disabled={record.isPending}>
              {words.send}
            </Button>
          )}
          {(state === 'due' || state === 'sent') && (
            <Button variant="secondary" disabled={record.isPending} onClick={() => run('failed')}>
              {words.fail}
            </Button>
          )}
          {(state === 'failed' || state === 'declined') && why !== 'asked' && (
            <Button variant="secondary" disabled={record.isPending} onClick={() => run('due')}>
              {words.due}
            </Button>
          )}
          {(state === 'asked' || state === 'due' || state === 'failed') && (
            <Button variant="quiet" disabled={record.isPending} onClick={() => run('declined')}>
              {words.decline}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
