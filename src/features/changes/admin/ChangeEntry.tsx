import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminChanges as words } from '@/content/en/adminChanges.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { ChangeLines } from './ChangeLines.tsx';
import {
  actionOf,
  changedColumns,
  type Described,
  labelOf,
  linesOf,
  thingOf,
  wholeRow,
  whoOf,
} from './data/changeLines.ts';
import type { Change } from './data/changes.ts';
import { own } from '@/shared/lib/own.ts';
import { RestoreDialog } from './RestoreDialog.tsx';
import { ValueText } from './ValueText.tsx';

type ChangeEntryProps = {
  change: Change;
  described: Described;
  /** Id of the own account. */
  me: string | undefined;
  /** Address of the row's history; absent where it is shown. */
  history: string | undefined;
};

const { restore: restoreWords } = words;

/** An entry of the log: what was done by whom, each field before and after, and what can be put back. */
export function ChangeEntry({ change, described, me, history }: ChangeEntryProps) {
  const heading = useId();
  const [restoring, setRestoring] = useState<readonly string[]>([]);
  const description = described[change.table_name];
  const what = thingOf(change, description);
  const columns = changedColumns(change);
  const { can_restore: restorable } = change;
  const isRemoval = restorable.length === 1 && restorable[0] === 'deleted_at';
  const many = restorable.length > 1 ? restoreWords.all(restorable.length) : restoreWords.one;
  const wholeLabel = isRemoval ? restoreWords.back : many;
  const fieldOf = (column: string) =>
    description && own(description.fieldsOf(change.row_key), column);
  return (
    <article
      aria-labelledby={heading}
      className="border-line bg-surface rounded-lg border px-4 pt-3"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <h2 id={heading} className="font-semibold [overflow-wrap:anywhere]">
          {`${actionOf(change)}: ${what}`}
        </h2>
        <p className="text-muted">
          <span className="[overflow-wrap:anywhere]">{whoOf(change, me)}</span>
          {' · '}
          <time dateTime={change.changed_at}>{formatIstDateTime(new Date(change.changed_at))}</time>
        </p>
      </header>
      {columns.map((column) => {
        const lines = linesOf(
          change,
          column,
          change.before?.[column],
          change.after?.[column],
          description,
        );
        return (
          <ChangeLines key={column} lines={lines}>
            {change.now && !Object.hasOwn(change.now, column) && (
              <p className="text-muted mt-2">{words.goneField}</p>
            )}
            {restorable.length > 1 && restorable.includes(column) && (
              <RestoreButton
                label={restoreWords.one}
                of={`${labelOf(column, fieldOf(column))}, ${what}`}
                look="mt-2"
                onPress={() => setRestoring([column])}
              />
            )}
          </ChangeLines>
        );
      })}
      {columns.length === 0 && <WholeRow values={wholeRow(change, description)} />}
      <footer className="border-line flex flex-wrap items-center gap-x-4 gap-y-1 border-t py-2 empty:hidden">
        {restorable.length > 0 && (
          <RestoreButton label={wholeLabel} of={what} onPress={() => setRestoring(restorable)} />
        )}
        {history !== undefined && (
          <Link
            to={history}
            aria-label={words.of(words.history, what)}
            className="link inline-flex min-h-11 items-center sm:min-h-9"
          >
            {words.history}
          </Link>
        )}
      </footer>
      <RestoreDialog
        change={change}
        described={described}
        columns={restoring}
        onClose={() => setRestoring([])}
      />
    </article>
  );
}

type RestoreButtonProps = { label: string; of: string; look?: string; onPress: () => void };

function RestoreButton({ label, of, look = '', onPress }: RestoreButtonProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className={look}
      aria-label={words.of(label, of)}
      onClick={onPress}
    >
      <Undo2 aria-hidden />
      {label}
    </Button>
  );
}

/** The values of a row that was added or deleted, folded. */
function WholeRow({ values }: { values: readonly { label: string; text: string }[] }) {
  if (values.length === 0) return null;
  return (
    <details className="border-line border-t">
      <summary className="link min-h-11 cursor-pointer py-2.5">
        {words.showValues(values.length)}
      </summary>
      <dl className="grid gap-x-6 gap-y-2 pb-3 sm:grid-cols-2">
        {values.map(({ label, text }) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted text-xs">{label}</dt>
            <dd>
              <ValueText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
