import { CircleCheck, CircleMinus, CirclePlus, TriangleAlert } from 'lucide-react';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { type Column, DataTable } from '@/shared/admin/DataTable.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import type { DryRow, DryRun } from './data/dryRun.ts';

const { import: words } = adminVenues;
const { columns: headings } = words;

const icons = {
  new: CirclePlus,
  changed: CircleCheck,
  unchanged: CircleMinus,
  faulty: TriangleAlert,
};

function State({ state }: Pick<DryRow, 'state'>) {
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

const columns: readonly Column<DryRow>[] = [
  { heading: headings.row, card: 'title', isNumber: true, cell: ({ number }) => number },
  { heading: headings.state, card: 'status', cell: ({ state }) => <State state={state} /> },
  {
    heading: headings.venue,
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
  },
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
  run: DryRun;
  /** How far the import is. */
  state: 'idle' | 'pending' | 'success' | 'error';
  onImport: () => void;
};

/** What a file would change, faulty rows first, and the button that does it. */
export function DryRunResult({ name, run, state, onImport }: DryRunResultProps) {
  const { rows, unknown, missing } = run;
  const of = (wanted: DryRow['state']) => rows.filter((row) => row.state === wanted);
  const faulty = of('faulty');
  const writes = rows.filter(({ write }) => write !== null).length;
  const [added, changed, same] = [of('new').length, of('changed').length, of('unchanged').length];
  return (
    <section aria-label={words.caption} className="space-y-3">
      <output className="block">
        <strong className="wrap-anywhere">{words.file(name)}</strong>{' '}
        {words.summary(added, changed, same, faulty.length)}
      </output>
      {unknown.length > 0 && <p>{words.unknown(unknown.join(', '))}</p>}
      {missing.length > 0 && <p>{words.missing(missing.join(', '))}</p>}
      {faulty.length > 0 && <p className="font-semibold">{words.correct(faulty.length)}</p>}
      {faulty.length === 0 && writes === 0 && <p>{words.nothingToDo}</p>}
      {faulty.length === 0 && writes > 0 && state !== 'success' && (
        <Button disabled={state === 'pending'} onClick={onImport}>
          {state === 'pending' ? words.running : words.action(writes)}
        </Button>
      )}
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={[...faulty, ...rows.filter((row) => row.state !== 'faulty')]}
        keyOf={({ number }) => number}
      />
    </section>
  );
}
