import { type FormEvent, useState } from 'react';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { isComplete, type StatementColumns } from './data/statementColumns.ts';

const { statement: words } = adminPayments;
const fields = ['date', 'narration', 'reference', 'credit', 'debit', 'amount', 'side'] as const;

type StatementColumnsFormProps = {
  /** Some rows of the statement. */
  rows: readonly (readonly string[])[];
  onChoose: (columns: StatementColumns) => void;
};

/** Chooses what each column of an unknown layout holds. */
export function StatementColumnsForm({ rows, onChoose }: StatementColumnsFormProps) {
  const [chosen, setChosen] = useState<StatementColumns>({});
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
        <p className="text-muted">{words.chooseHint}</p>
      </div>
      {/* A region that scrolls sideways must be reached by keys. */}
      <section
        aria-label={words.sample}
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
      {isTried && !isComplete(chosen) && (
        <p role="alert" className="text-sindoor font-medium">
          {words.needed}
        </p>
      )}
      <Button type="submit">{words.use}</Button>
    </form>
  );
}
