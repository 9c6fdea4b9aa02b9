import { type FormEvent, useState } from 'react';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { formatInr, inrDigits, parseInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { dueOf } from './data/matches.ts';
import type { ClaimRow } from '@/features/passes/admin/data/answers.ts';
import { refuseClaim } from './data/payments.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';
import type { Verifying } from './data/useVerify.ts';
import { ClaimFlags, ToOrder, OrderName } from './OrderName.tsx';

const { claim: words } = adminPayments;

type ClaimDialogProps = {
  /** The order that is looked at; none: closed. */
  claim: ClaimRow | null;
  verify: Verifying;
  onClose: () => void;
};

/** One claim: recorded by looking at the account, or refused with a text. */
export function ClaimDialog({ claim, verify, onClose }: ClaimDialogProps) {
  if (claim === null) return null;
  const { claimed_at: at } = claim;
  const facts = [
    [words.total, formatInr(claim.total_paise)],
    [words.came, claim.paid_paise > 0 ? formatInr(claim.paid_paise) : ''],
    [words.utr, claim.claimed_utr ?? ''],
    [words.since, at === null ? '' : formatIstDateTime(new Date(at))],
  ] as const;
  return (
    <Dialog open onClose={onClose} title={words.title(claim.reference)}>
      <div className="space-y-6">
        <div>
          <OrderName name={claim.name} reference={claim.lines ?? ''} />
          <ClaimFlags claim={claim} />
          <ToOrder id={claim.id} />
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2">
          {facts.map(
            ([label, value]) =>
              value !== '' && (
                <div key={label}>
                  <dt className="text-muted text-sm">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <Look claim={claim} verify={verify} onClose={onClose} />
        {(claim.status === 'claimed' || claim.status === 'late') && (
          <Refuse claim={claim} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function Look({ claim, verify, onClose }: ClaimDialogProps & { claim: ClaimRow }) {
  const [utr, setUtr] = useState(claim.claimed_utr ?? '');
  const [rupees, setRupees] = useState(inrDigits(dueOf(claim)));
  const [isTried, setIsTried] = useState(false);
  const number = utr.replaceAll(/[\s-]/g, '');
  const amount = parseInr(rupees) ?? 0;
  const faults = {
    utr: /^\d{12}$/.test(number) ? undefined : words.badNumber,
    amount: amount > 0 ? undefined : words.badAmount,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (faults.utr === undefined && faults.amount === undefined)
      verify.run([{ order_id: claim.id, utr: number, amount_paise: amount }], onClose);
  };
  return (
    <form aria-label={words.look} onSubmit={submit} noValidate className="space-y-4">
      <div>
        <h3 className="font-semibold">{words.look}</h3>
        <p className="text-muted">{words.lookHint}</p>
      </div>
      <TextInput
        label={words.number}
        hint={words.numberHint}
        inputMode="numeric"
        error={isTried ? faults.utr : undefined}
        value={utr}
        onChange={({ currentTarget }) => setUtr(currentTarget.value)}
      />
      <TextInput
        label={words.amount}
        inputMode="decimal"
        error={isTried ? faults.amount : undefined}
        value={rupees}
        onChange={({ currentTarget }) => setRupees(currentTarget.value)}
      />
      <Button type="submit" disabled={verify.isPending}>
        {words.verify}
      </Button>
    </form>
  );
}

function Refuse({ claim, onClose }: { claim: ClaimRow; onClose: () => void }) {
  const [reason, setReason] = useState(words.reasonOf(claim.claimed_utr ?? ''));
  const refuse = usePassCall(async () => refuseClaim(claim, reason), adminPayments.failed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    refuse.mutate(undefined, {
      onSuccess: () => {
        notify.success(words.refused);
        onClose();
      },
    });
  };
  return (
    <form
      aria-label={words.refuse}
      onSubmit={submit}
      noValidate
      className="border-line space-y-4 border-t pt-5"
    >
      <div>
        <h3 className="font-semibold">{words.refuse}</h3>
        <p className="text-muted">{words.refuseHint}</p>
      </div>
      <TextInput
        label={words.reason}
        maxLength={300}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button type="submit" variant="danger" disabled={refuse.isPending}>
        {words.refuseAction}
      </Button>
    </form>
  );
}
