import { useState } from 'react';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { type Column, DataTable } from '@/shared/admin/DataTable.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { formatBareDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { lineOf, type LineRow, type Match, type StoredLine } from './data/matches.ts';
import { ignoreLine, useIgnored } from './data/payments.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';
import { LineText } from './LineText.tsx';
import { QueuePart } from './QueuePart.tsx';

const { check: words } = adminPayments;
const { reasons } = adminPasses.bank;
type Unclear = { line: StoredLine; match: Match | null };

const unclearColumns = (onChoose: (opened: Unclear) => void): readonly Column<Unclear>[] => [
  {
    heading: words.columns.bank,
    card: 'title',
    cell: ({ line }) => <LineText line={line} />,
  },
  {
    heading: words.columns.amount,
    card: 'status',
    isNumber: true,
    cell: ({ line }) => formatInr(line.amountPaise),
  },
  { heading: words.columns.reason, cell: ({ match }) => match !== null && reasons[match.reason] },
  {
    heading: words.columns.action,
    cell: (row) => (
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.chooseLabel(
          formatInr(row.line.amountPaise),
          formatBareDay(row.line.bookedOn),
        )}
        onClick={() => onChoose(row)}
      >
        {words.choose}
      </Button>
    ),
  },
];

type BankLinesProps = {
  unclear: readonly Unclear[];
  onChoose: (opened: Unclear) => void;
};

/** Lines that need a decision, and those that are ignored. */
export function BankLines({ unclear, onChoose }: BankLinesProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      {unclear.length > 0 && (
        <QueuePart title={words.unclear} count={unclear.length} hint={words.unclearHint}>
          <DataTable
            caption={words.unclear}
            columns={unclearColumns(onChoose)}
            rows={unclear}
            keyOf={({ line }) => line.id}
          />
        </QueuePart>
      )}
      <div>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? words.hideIgnored : words.showIgnored}
        </Button>
        {isShown && <Ignored />}
      </div>
    </>
  );
}

const ignoredColumns = (
  isBusy: boolean,
  onRestore: (id: string) => void,
): readonly Column<LineRow>[] => [
  {
    heading: words.columns.bank,
    card: 'title',
    cell: (row) => <LineText line={lineOf(row)} />,
  },
  {
    heading: words.columns.amount,
    card: 'status',
    isNumber: true,
    cell: ({ amount_paise: amount }) => formatInr(amount),
  },
  {
    heading: words.columns.action,
    cell: ({ id, amount_paise: amount, booked_on: day }) => (
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.restoreLabel(formatInr(amount), formatBareDay(day))}
        disabled={isBusy}
        onClick={() => onRestore(id)}
      >
        {words.restore}
      </Button>
    ),
  },
];

function Ignored() {
  const query = useIgnored();
  const restore = usePassCall(async (id: string) => ignoreLine(id, false), adminPayments.failed);
  return (
    <div className="mt-3">
      <ListScreen query={query} empty={<ListMessage title={words.noIgnored} />}>
        {(rows) => (
          <DataTable
            caption={words.ignored}
            columns={ignoredColumns(restore.isPending, (id) => restore.mutate(id))}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </ListScreen>
    </div>
  );
}
