import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { type Column, DataTable } from '@/shared/admin/DataTable.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { StaleNote } from '@/shared/admin/StaleNote.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import type { Edition } from '@/features/passes/admin/data/editions.ts';
import { type Match, type Matches, type StoredLine } from './data/matches.ts';
import { dueOf } from './data/proposeMatches.ts';
import type { ClaimRow } from '@/features/passes/admin/data/answers.ts';
import { useMatches } from './data/payments.ts';
import { screenSchema } from '@/features/passes/admin/data/tabs.ts';
import { useVerify } from './data/useVerify.ts';
import { BankLines } from './BankLines.tsx';
import { ClaimDialog } from './ClaimDialog.tsx';
import { LineDialog } from './LineDialog.tsx';
import { ClaimFlags, OrderName } from './OrderName.tsx';
import { QueuePart } from './QueuePart.tsx';
import { Proposals } from './Proposals.tsx';
import { VerifyAnswers } from './VerifyAnswers.tsx';

const { check: words } = adminPayments;

type CheckPaymentsProps = { edition: Edition; toStatement: string };

/** Claims next to the bank lines that fit; nothing counts as paid until it is verified here. */
export function CheckPayments({ edition, toStatement }: CheckPaymentsProps) {
  const query = useMatches(edition.id);
  return (
    <>
      <StaleNote query={query} />
      <RecordView query={query} failed={adminPayments.loadFailed}>
        {(matches) => (
          <Queue
            edition={edition}
            matches={matches}
            hidden={matches.hidden}
            toStatement={toStatement}
          />
        )}
      </RecordView>
    </>
  );
}

const columnsFor = (setLooked: (id: string) => void): readonly Column<ClaimRow>[] => [
  { heading: words.columns.order, card: 'title', cell: (row) => <OrderName {...row} /> },
  {
    heading: words.columns.due,
    card: 'status',
    isNumber: true,
    cell: (row) => formatInr(dueOf(row)),
  },
  {
    heading: words.columns.utr,
    cell: (row) => (
      <>
        <span className="font-mono">{row.claimed_utr}</span>
        <ClaimFlags claim={row} />
      </>
    ),
  },
  {
    heading: words.columns.since,
    cell: ({ claimed_at: at }) => at !== null && formatIstDateTime(new Date(at)),
  },
  {
    heading: words.columns.action,
    cell: ({ id, reference }) => (
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.lookLabel(reference)}
        onClick={() => setLooked(id)}
      >
        {words.look}
      </Button>
    ),
  },
];

type QueueProps = { edition: Edition; matches: Matches; hidden: number; toStatement: string };

function Queue({ edition, matches, hidden, toStatement }: QueueProps) {
  const { proposals, unclear, waiting, elsewhere, all } = matches;
  const { hrefOf } = useListState(screenSchema);
  const [opened, setOpened] = useState<{ line: StoredLine; match: Match | null } | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const verify = useVerify(all);
  const isEmpty = proposals.length + unclear.length + waiting.length === 0;
  return (
    <div className="space-y-8">
      <div>
        <VerifyAnswers verify={verify} />
        {elsewhere.map(({ id, title, lines }) => (
          <p key={id} className="mb-4">
            {words.elsewhere(lines, title)}{' '}
            <Link className="link" to={hrefOf({ edition: id, page: 1, open: null })}>
              {words.toElsewhere(title)}
            </Link>
          </p>
        ))}
        {hidden > 0 && <p className="text-sindoor mb-4">{words.hidden(hidden)}</p>}
        {isEmpty ? (
          <ListMessage title={words.nothing} hint={words.nothingHint}>
            <Link to={toStatement} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              {words.toStatement}
            </Link>
          </ListMessage>
        ) : (
          <Link to={toStatement} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {words.toStatement}
          </Link>
        )}
      </div>
      {proposals.length > 0 && (
        <QueuePart title={words.proposals} count={proposals.length} hint={words.proposalsHint}>
          <Proposals matches={matches} verify={verify} onChange={setOpened} />
        </QueuePart>
      )}
      {waiting.length > 0 && (
        <QueuePart title={words.waiting} count={waiting.length} hint={words.waitingHint}>
          <DataTable
            caption={words.waiting}
            columns={columnsFor(setLooked)}
            rows={waiting}
            keyOf={({ id }) => id}
          />
        </QueuePart>
      )}
      <BankLines unclear={unclear} onChoose={setOpened} />
      {opened !== null && (
        <LineDialog
          {...opened}
          edition={edition}
          all={all.filter((row) => row.edition_id === edition.id)}
          verify={verify}
          onClose={() => setOpened(null)}
        />
      )}
      <ClaimDialog
        claim={all.find(({ id }) => id === looked) ?? null}
        verify={verify}
        onClose={() => setLooked(null)}
      />
    </div>
  );
}
