import { type FormEvent, useState } from 'react';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { Select } from '@/shared/forms/Select.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import type { Doubt, Layout } from '@/shared/admin/statement/readStatement.ts';
import { isComplete, type StatementColumns } from '@/shared/admin/statement/statementColumns.ts';

const { statement: words } = adminPayments;
const fields = [
  ...(['date', 'narration', 'reference', 'credit', 'debit'] as const),
  ...(['amount', 'side', 'type', 'status'] as const),
] as const;

type StatementColumnsFormProps = {
  layout: Layout;
  /** Why columns must be chosen; null if the owner wants to. */
  doubt: Doubt | null;
  onChoose: (columns: StatementColumns) => void;
};

/** Chooses what each column of a statement holds. */
export function StatementColumnsForm({ layout, doubt, onChoose }: StatementColumnsFormProps) {
  const { rows } = layout;
  const [chosen, setChosen] = useState(layout.columns);
  const [isTried, setIsTried] = useState(false);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const options = Array.from({ length: width }, (_, place) => ({
    value: String(place),
    label: words.column(place, (rows[0]?.[place] ?? '').slice(0, 40)),
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isComplete(chosen)) onChoose(chosen);
  };
  return (
    <form aria-label={words.choose} onSubmit={submit} className="space-y-4">
      <div>
        <h2 className="font-display text-lg">{words.choose}</h2>
        {doubt !== null && <p className="font-semibold">{words.doubts[doubt]}</p>}
        <p className="text-muted">{words.chooseHint}</p>
      </div>
      {/* A region that scrolls sideways must be reached by keys. */}
      <section
        aria-label={words.firstRows}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="border-line overflow-x-auto rounded-lg border"
      >
        <table className="text-xs">
          <tbody>
            {rows.map((cells, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows of a file have no key but their place.
              <tr key={at} className="border-line border-b last:border-b-0">
                {cells.map((cell, place) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={place} className="max-w-48 truncate px-2 py-1.5 whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map((field) => (
          <Select
            key={field}
            label={words.fields[field]}
            placeholder={words.noColumn}
            options={options}
            value={String(chosen[field] ?? '')}
            onChange={({ currentTarget: { value } }) => {
              const { [field]: _, ...others } = chosen;
              setChosen(value === '' ? others : { ...others, [field]: Number(value) });
            }}
          />
        ))}
      </div>
      {chosen.credit === undefined && chosen.amount !== undefined && (
        <Checkbox
          label={words.allIn}
          hint={words.allInHint}
          checked={chosen.isAllIn ?? false}
          onChange={({ currentTarget }) => setChosen({ ...chosen, isAllIn: currentTarget.checked })}
        />
      )}
      {isTried && !isComplete(chosen) && (
        <p role="alert" className="text-sindoor font-medium">
          {words.needed}
        </p>
      )}
      <Button type="submit">{words.use}</Button>
    </form>
  );
}
