import { useState } from 'react';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { type Column, DataTable } from '@/shared/admin/DataTable.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { StaleNote } from '@/shared/admin/StaleNote.tsx';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import type { Edition } from '@/features/passes/admin/data/editions.ts';
import type { Matches } from './data/matches.ts';
import type { ClaimRow } from '@/features/passes/admin/data/answers.ts';
import { resolveLate, useMatches } from './data/payments.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';
import { useVerify } from './data/useVerify.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { ClaimFlags, OrderName } from './OrderName.tsx';
import { VerifyAnswers } from './VerifyAnswers.tsx';

const { late: words } = adminPayments;

/** Payments that arrived after the places were gone: passes if some are free again, or a refund. */
export function LateMoney({ edition }: { edition: Edition }) {
  const query = useMatches(edition.id);
  return (
    <>
      <StaleNote query={query} />
      <RecordView query={query} failed={adminPayments.loadFailed}>
        {(matches) => <Late matches={matches} />}
      </RecordView>
    </>
  );
}

const columnsFor = (setLooked: (id: string) => void): readonly Column<ClaimRow>[] => [
  { heading: words.columns.order, card: 'title', cell: (row) => <OrderName {...row} /> },
  {
    heading: words.columns.paid,
    card: 'status',
    isNumber: true,
    cell: ({ paid_paise: paid }) => paid > 0 && formatInr(paid),
  },
  { heading: words.columns.passes, cell: ({ lines }) => lines },
  {
    heading: words.columns.since,
    cell: ({ claimed_at: at }) => at !== null && formatIstDateTime(new Date(at)),
  },
  {
    heading: words.columns.action,
    cell: (row) =>
      row.paid_paise > 0 ? (
        <Resolve row={row} />
      ) : (
        <>
          <p>{words.nothingCame}</p>
          <ClaimFlags claim={row} />
          <Button
            variant="secondary"
            size="sm"
            aria-label={adminPayments.check.lookLabel(row.reference)}
            onClick={() => setLooked(row.id)}
          >
            {adminPayments.check.look}
          </Button>
        </>
      ),
  },
];

function Late({ matches: { late, all } }: { matches: Matches }) {
  const [looked, setLooked] = useState<string | null>(null);
  const verify = useVerify(all);
  return (
    <>
      <VerifyAnswers verify={verify} />
      {late.length === 0 ? (
        <ListMessage title={words.empty} hint={words.emptyHint} />
      ) : (
        <DataTable
          caption={words.caption}
          columns={columnsFor(setLooked)}
          rows={late}
          keyOf={({ id }) => id}
        />
      )}
      <ClaimDialog
        claim={all.find(({ id }) => id === looked) ?? null}
        verify={verify}
        onClose={() => setLooked(null)}
      />
    </>
  );
}

function Resolve({ row }: { row: ClaimRow }) {
  const resolve = usePassCall(
    async (isIssued: boolean) => resolveLate(row, isIssued),
    adminPayments.failed,
  );
  const amount = formatInr(row.paid_paise);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.issueLabel(row.reference)}
        disabled={resolve.isPending}
        onClick={() =>
          resolve.mutate(true, {
            onSuccess: (result) =>
              result === 'paid' ? notify.success(words.issued) : notify.error(words.full),
          })
        }
      >
        {words.issue}
      </Button>
      <ConfirmButton
        label={words.refundLabel(row.reference)}
        question={words.refundQuestion(amount, row.name === '' ? row.reference : row.name)}
        consequence={words.refundNote}
        action={words.refund}
        isDisabled={resolve.isPending}
        onConfirm={() => resolve.mutate(false, { onSuccess: () => notify.success(words.refunded) })}
      >
        {words.refund}
      </ConfirmButton>
    </div>
  );
}
