import { useState } from 'react';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { BulkBar } from '@/shared/admin/BulkBar.tsx';
import { type Column, DataTable } from '@/shared/admin/DataTable.tsx';
import { formatBareDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';
import type { Match, Matches, StoredLine } from './data/matches.ts';
import type { ClaimRow } from '@/features/passes/admin/data/answers.ts';
import { paymentsOf } from './data/payments.ts';
import type { Verifying } from './data/useVerify.ts';
import { LineText } from './LineText.tsx';
import { ClaimFlags, OrderName } from './OrderName.tsx';

const { check: words } = adminPayments;
const { reasons } = adminPasses.bank;

function Reason({ match: { reason, differencePaise: difference } }: { match: Match }) {
  return (
    <>
      {reasons[reason]}
      {difference !== 0 && (
        <span className="text-sindoor block">
          {difference < 0 ? words.less(formatInr(-difference)) : words.more(formatInr(difference))}
        </span>
      )}
    </>
  );
}

const nameOf = ({ line, claims }: Match) =>
  words.tick(claims.map(({ reference }) => reference).join(' + '), formatInr(line.amountPaise));

type ProposalsProps = {
  matches: Matches;
  verify: Verifying;
  onChange: (opened: { line: StoredLine; match: Match | null }) => void;
};

const columnsFor = (
  all: readonly ClaimRow[],
  onChange: ProposalsProps['onChange'],
): readonly Column<Match>[] => [
  {
    heading: words.columns.order,
    card: 'title',
    cell: ({ claims }) =>
      claims.map(({ id, name, reference }) => {
        const claim = all.find((one) => one.id === id);
        return (
          <div key={id}>
            <OrderName name={name} reference={reference} />
            {claim && <ClaimFlags claim={claim} />}
          </div>
        );
      }),
  },
  {
    heading: words.columns.amount,
    card: 'status',
    isNumber: true,
    cell: ({ line }) => formatInr(line.amountPaise),
  },
  { heading: words.columns.reason, cell: (match) => <Reason match={match} /> },
  { heading: words.columns.bank, cell: ({ line }) => <LineText line={line} /> },
  {
    heading: words.columns.action,
    cell: (match) => (
      <Button
        variant="quiet"
        size="sm"
        aria-label={words.changeLabel(
          formatInr(match.line.amountPaise),
          match.line.payer ?? formatBareDay(match.line.bookedOn),
        )}
        onClick={() => onChange({ line: match.line, match })}
      >
        {words.change}
      </Button>
    ),
  },
];

/** Lines next to the orders that they fit, ticked if the match is certain; verified together. */
export function Proposals({ matches: { proposals, all }, verify, onChange }: ProposalsProps) {
  /** The owner's ticks, by line. */
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const keys = proposals.map(({ line }) => line.id);
  const chosen = proposals.filter(({ line, ticked }) => choices.get(line.id) ?? ticked);
  const selected = new Set(chosen.map(({ line }) => line.id));
  const select = (next: ReadonlySet<string>) =>
    setChoices(new Map([...choices, ...keys.map((key) => [key, next.has(key)] as const)]));
  return (
    <>
      <BulkBar label={words.bulk} keys={keys} selected={selected} onChange={select}>
        <Button
          size="sm"
          disabled={verify.isPending}
          onClick={() => verify.run(chosen.flatMap(paymentsOf))}
        >
          {verify.isPending ? words.verifying : words.verify(chosen.length)}
        </Button>
      </BulkBar>
      <DataTable
        caption={words.proposals}
        columns={columnsFor(all, onChange)}
        rows={proposals}
        keyOf={({ line }) => line.id}
        selection={{ selected, onChange: select, nameOf }}
      />
    </>
  );
}
