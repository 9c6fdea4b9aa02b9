import * as v from 'valibot';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { line } from '@/shared/admin/fields/texts.ts';
import { money } from '@/shared/admin/fields/values.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { formatInr, inrDigits } from '@/shared/lib/money.ts';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import type { ClaimRow } from '@/features/passes/admin/data/answers.ts';
import { PASSES } from '@/features/passes/admin/data/editions.ts';
import { dueOf } from './data/proposeMatches.ts';
import { refuseClaim, verifyPayments } from './data/payments.ts';
import type { Verifying } from './data/useVerify.ts';
import { ClaimFlags, ToOrder, OrderName } from './OrderName.tsx';

const { claim: words } = adminPayments;
/** More than any order. */
const MOST_PAISE = 1_000_000_000;
const lookFields = {
  utr: {
    ...line(40),
    control: { kind: 'input', inputMode: 'numeric' },
    schema: v.pipe(
      v.string(),
      v.transform((typed) => typed.replaceAll(/[\s-]/g, '')),
      v.regex(/^\d{12}$/, words.badNumber),
    ),
    label: words.number,
    hint: words.numberHint,
  },
  amount_paise: {
    ...money(MOST_PAISE, undefined, { message: words.badAmount }),
    label: words.amount,
  },
} as const;
const refuseFields = { reason: { ...line(300, { least: 0 }), label: words.reason } };

type ClaimDialogProps = {
  /** The order to show; null closes the dialog. */
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
  return (
    <CallForm
      label={words.look}
      draft={`payment ${claim.id} ${claim.version}`}
      fields={lookFields}
      start={{ utr: claim.claimed_utr ?? '', amount_paise: inrDigits(dueOf(claim)) }}
      call={async (seen) => verifyPayments([{ order_id: claim.id, ...seen }])}
      changes={[PASSES]}
      action={words.verify}
      failed={adminPayments.failed}
      onDone={(answer) => {
        verify.show(answer);
        onClose();
      }}
    >
      {(input) => (
        <>
          <div>
            <h3 className="font-semibold">{words.look}</h3>
            <p className="text-muted">{words.lookHint}</p>
          </div>
          {input('utr')}
          {input('amount_paise')}
        </>
      )}
    </CallForm>
  );
}

function Refuse({ claim, onClose }: { claim: ClaimRow; onClose: () => void }) {
  return (
    <CallForm
      label={words.refuse}
      draft={`refusal ${claim.id} ${claim.version}`}
      fields={refuseFields}
      start={{ reason: words.reasonOf(claim.claimed_utr ?? '') }}
      call={async ({ reason }) => refuseClaim(claim, reason)}
      changes={[PASSES]}
      action={words.refuseAction}
      button={{ variant: 'danger' }}
      done={words.refused}
      failed={adminPayments.failed}
      onDone={onClose}
    >
      {(input) => (
        <>
          <div className="border-line border-t pt-5">
            <h3 className="font-semibold">{words.refuse}</h3>
            <p className="text-muted">{words.refuseHint}</p>
          </div>
          {input('reason')}
        </>
      )}
    </CallForm>
  );
}
