import { Link } from 'react-router-dom';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { type Column, DataTable } from '@/shared/admin/DataTable.tsx';
import { useFocusIfLost } from '@/shared/admin/useFocusIfLost.ts';
import { formatBareDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import type { ReadStatement } from './data/importStatement.ts';
import type { StatementLine } from '@/shared/admin/statement/statementLines.ts';
import type { StatementState } from './data/useStatement.ts';
import { ReversedLines } from './ReversedLines.tsx';
import { StatementFaults } from './StatementFaults.tsx';
import { StatementSample } from './StatementSample.tsx';

const { statement: words } = adminPayments;
/** Maximum lines shown: thousands would make a phone slow. */
const SHOWN = 100;

const columnsFor = (known: ReadonlySet<StatementLine> | null): readonly Column<StatementLine>[] => [
  {
    heading: words.columns.text,
    card: 'title',
    cell: ({ payer, utr, narration }) => (
      <div className="max-w-md">
        {payer}
        {utr !== null && <p className="font-mono text-sm">{utr}</p>}
        <p className="text-muted text-xs font-normal wrap-anywhere">{narration}</p>
      </div>
    ),
  },
  {
    heading: words.columns.amount,
    card: 'status',
    isNumber: true,
    cell: ({ amountPaise }) => formatInr(amountPaise),
  },
  { heading: words.columns.day, cell: ({ bookedOn }) => formatBareDay(bookedOn) },
  {
    heading: words.columns.state,
    cell: (line) => known && (known.has(line) ? words.states.known : words.states.added),
  },
];

type StatementPreviewProps = {
  statement: ReadStatement;
  state: StatementState;
  toCheck: string;
  onColumns: () => void;
  onAgain: () => void;
};

/** What an import would add, what is stored already, and what is left out; then the import. */
export function StatementPreview(props: StatementPreviewProps) {
  const { statement, state, toCheck, onColumns, onAgain } = props;
  const { bank, lines, faults, from, to } = statement;
  const { known, imported } = state;
  if (imported !== null)
    return (
      <div className="space-y-3">
        <Done>
          {lines.length === 0 ? words.doneNone : words.done(imported.added, imported.known)}
        </Done>
        <StatementFaults faults={faults} />
        <ReversedLines lines={state.reversed} onChange={() => state.compare(statement)} />
        <div className="flex flex-wrap gap-2">
          <Link to={toCheck} className={buttonClass()}>
            {words.toCheck}
          </Link>
          <Button variant="secondary" onClick={onAgain}>
            {words.again}
          </Button>
        </div>
      </div>
    );
  return (
    <section aria-label={words.caption} className="space-y-3">
      <div>
        <p className="font-semibold">
          {words.found(
            bank === null ? words.otherBank : words.banks[bank],
            from === null ? '' : formatBareDay(from),
            to === null ? '' : formatBareDay(to),
          )}
        </p>
        {lines.length === 0 && (
          <p>
            {faults.length > 0
              ? words.noneReadable
              : from === null || to === null
                ? words.noEntries
                : words.noMoney(formatBareDay(from), formatBareDay(to))}
          </p>
        )}
        {known !== null && lines.length > 0 && (
          <p>{words.summary(lines.length - known.size, known.size)}</p>
        )}
      </div>
      <StatementFaults faults={faults} />
      <StatementSample statement={statement} />
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="text-muted">{words.sample.wrong}</p>
        <Button variant="quiet" size="sm" onClick={onColumns}>
          {words.otherColumns}
        </Button>
      </div>
      <ReversedLines lines={state.reversed} onChange={() => state.compare(statement)} />
      {from !== null && (
        <>
          <Comparison state={state} statement={statement} />
          {(lines.length > 0 || faults.length === 0) && (
            <Steps state={state} count={lines.length} />
          )}
        </>
      )}
      {lines.length > 0 && (
        <>
          <DataTable
            caption={words.caption}
            columns={columnsFor(known)}
            rows={lines.slice(0, SHOWN)}
            keyOf={({ line }) => line}
          />
          {lines.length > SHOWN && (
            <p className="text-muted">{words.moreLines(lines.length - SHOWN)}</p>
          )}
        </>
      )}
    </section>
  );
}

type ComparisonProps = { state: StatementState; statement: ReadStatement };

function Comparison({ state, statement }: ComparisonProps) {
  if (state.hasNotCompared)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        <span className="text-sindoor font-medium">{words.compareFailed}</span>
        <Button variant="secondary" size="sm" onClick={() => state.compare(statement)}>
          {words.retry}
        </Button>
      </p>
    );
  return state.known === null && <output className="block">{words.comparing}</output>;
}

function Steps({ state, count }: { state: StatementState; count: number }) {
  const failure = state.failure(count);
  return (
    <div className="space-y-2">
      <Button disabled={state.isImporting || state.known === null} onClick={state.importAll}>
        {count === 0 ? words.importNone : words.import(count)}
      </Button>
      {state.isImporting && count > 0 && (
        <>
          <output className="block">{words.importing(state.progress, count)}</output>
          <progress
            className="w-full"
            aria-label={words.progress}
            value={state.progress}
            max={count}
          />
        </>
      )}
      {failure !== null && !state.isImporting && (
        <p role="alert" className="text-sindoor font-medium">
          {failure}
        </p>
      )}
    </div>
  );
}

function Done({ children }: { children: string }) {
  const answer = useFocusIfLost<HTMLOutputElement>();
  return (
    <output ref={answer} tabIndex={-1} className="block font-semibold outline-none">
      {children}
    </output>
  );
}
