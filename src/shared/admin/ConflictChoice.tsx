import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { adminKit } from '@/content/en/adminKit.ts';
import { RadioGroup } from '@/shared/forms/RadioGroup.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { mergeEdits } from './mergeEdits.ts';
import type { FieldWords } from './RecordForm.tsx';
import type { RecordFormState } from './useRecordForm.ts';

type ConflictChoiceProps<Values extends FieldValues, Output> = {
  state: RecordFormState<Values, Output>;
  fields: Record<keyof Values & string, FieldWords>;
};

const { conflict: words, form: formWords } = adminKit;

function textOf(value: unknown, { show }: FieldWords): string {
  if (show) return show(value) || formWords.empty;
  if (typeof value === 'boolean') return value ? formWords.yes : formWords.no;
  return (typeof value === 'string' ? value : JSON.stringify(value)) || formWords.empty;
}

/** Two people saved one record: both versions side by side, field by field, and a choice for each. */
export function ConflictChoice<Values extends FieldValues, Output>({
  state,
  fields,
}: ConflictChoiceProps<Values, Output>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<Partial<Record<keyof Values, 'theirs' | 'mine'>>>({});
  useEffect(() => heading.current?.focus(), []);
  const { conflict, form, resolve, isSaving } = state;
  if (!conflict) return null;

  const { base, theirs } = conflict;
  const { merged, clashes, taken } = mergeEdits(base, theirs.values, form.getValues());
  const wordsOf = (field: keyof Values): FieldWords =>
    fields[String(field)] ?? { label: String(field) };
  const save = () => {
    const values = { ...merged };
    for (const { field } of clashes)
      if (chosen[field] === 'theirs') values[field] = theirs.values[field];
    void resolve(values);
  };

  return (
    <section className="border-sindoor space-y-4 rounded-lg border p-4">
      <h2 ref={heading} tabIndex={-1} className="font-display text-lg">
        {words.title}
      </h2>
      <p>{clashes.length === 0 ? words.none : words.intro}</p>
      {taken.length > 0 && (
        <p>{words.taken(taken.map((field) => wordsOf(field).label).join(', '))}</p>
      )}
      {clashes.map(({ field, theirs: their, mine }) => (
        <RadioGroup
          key={String(field)}
          label={wordsOf(field).label}
          name={`conflict-${String(field)}`}
          selected={chosen[field] ?? 'mine'}
          options={[
            { value: 'mine', label: words.mine(textOf(mine, wordsOf(field))) },
            { value: 'theirs', label: words.theirs(textOf(their, wordsOf(field))) },
          ]}
          onChange={({ currentTarget: { value } }) =>
            setChosen({ ...chosen, [field]: value === 'theirs' ? 'theirs' : 'mine' })
          }
        />
      ))}
      <Button disabled={isSaving} onClick={save}>
        {words.save}
      </Button>
    </section>
  );
}
