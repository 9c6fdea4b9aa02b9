import { CircleCheck, CircleMinus, CirclePlus, Download, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminCsv as words } from '@/content/en/adminCsv.ts';
import { type Column, DataTable } from '@/shared/admin/DataTable.tsx';
import { saveCsv } from '@/shared/admin/exportCsv.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { type DryRow, type DryRun, faultyFile } from './dryRun.ts';

const { columns: headings } = words;

/** Maximum rows shown: thousands would make a phone slow. */
const SHOWN = 200;

const icons = {
  new: CirclePlus,
  changed: CircleCheck,
  unchanged: CircleMinus,
  faulty: TriangleAlert,
};

function State({ state }: Pick<DryRow<unknown>, 'state'>) {
  const Icon = icons[state];
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap ${state === 'faulty' ? 'text-sindoor font-semibold' : ''}`}
    >
      <Icon aria-hidden className="size-4" />
      {words.states[state]}
    </span>
  );
}

const columnsOf = (rowName: string): readonly Column<DryRow<unknown>>[] => [
  {
    heading: headings.row,
    card: 'title',
    isNumber: true,
    isLabelled: true,
    cell: ({ number }) => number,
  },
  { heading: headings.state, card: 'status', cell: ({ state }) => <State state={state} /> },
  { heading: rowName, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  {
    heading: headings.details,
    cell: ({ details }) =>
      details.length > 0 && (
        <ul className="space-y-1 wrap-anywhere whitespace-pre-line">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      ),
  },
];

type DryRunResultProps = {
  /** Of the file. */
  name: string;
  isGuessed: boolean;
  run: DryRun<unknown>;
  rowName: string;
  isDone: boolean;
  isWriting: boolean;
  onImport: () => void;
  /** Progress of the import, next to its button. */
  children: ReactNode;
};

/**
 * Effects of importing a file, faulty rows first; the good ones can be imported, and the faulty ones saved as a file.
 */
export function DryRunResult(props: DryRunResultProps) {
  const { name, isGuessed, run, rowName, isDone, isWriting, onImport, children } = props;
  const { rows, sheet } = run;
  const of = (wanted: DryRow<unknown>['state']) => rows.filter(({ state }) => state === wanted);
  const faulty = of('faulty');
  const writes = rows.filter(({ write }) => write !== null).length;
  const [added, changed, same] = [of('new').length, of('changed').length, of('unchanged').length];
  const shown = [...faulty, ...rows.filter(({ state }) => state !== 'faulty')].slice(0, SHOWN);
  return (
    <section aria-label={words.caption} className="space-y-3">
      <output className="block">
        <strong className="wrap-anywhere">{words.file(name)}</strong>{' '}
        {words.summary(added, changed, same, faulty.length)}
      </output>
      {isGuessed && <p className="font-semibold">{words.guessed}</p>}
      {sheet.renamed.length > 0 && <p className="wrap-anywhere">{words.renamed(sheet.renamed)}</p>}
      {sheet.unknown.length > 0 && (
        <p className="wrap-anywhere">{words.unknown(sheet.unknown.join(', '))}</p>
      )}
      {sheet.missing.length > 0 && <p>{words.missing(sheet.missing.join(', '))}</p>}
      {faulty.length > 0 && <p className="font-semibold">{words.faulty(faulty.length)}</p>}
      {faulty.length === 0 && writes === 0 && <p>{words.nothingToDo}</p>}
      <div className="flex flex-wrap gap-3">
        {writes > 0 && !isDone && (
          <Button disabled={isWriting} onClick={onImport}>
            {words.action(writes)}
          </Button>
        )}
        {faulty.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => void saveCsv(words.faultyName(name), faultyFile(run))}
          >
            <Download aria-hidden />
            {words.download(faulty.length)}
          </Button>
        )}
      </div>
      {children}
      <DataTable
        caption={words.caption}
        columns={columnsOf(rowName)}
        rows={shown}
        keyOf={({ number }) => number}
      />
      {rows.length > shown.length && (
        <p className="text-muted">{words.more(rows.length - shown.length)}</p>
      )}
    </section>
  );
}
