import { createContext, useContext } from 'react';
import * as v from 'valibot';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import type { Option } from '@/shared/forms/Select.tsx';
import type { Field } from './field.ts';
import type { FieldViewProps } from './fieldValue.ts';

/** The records that a field made by `related` offers, by the name of their list; the screen loads them. */
export const RelatedRecords = createContext<Readonly<Record<string, readonly Option[]>>>({});

type RelatedWords = {
  /** Message if the list is empty. */
  none: string;
  /** A chosen record that is not in the list any more. */
  removed: string;
  /** Text for the number of chosen ones; 0 means all of them. */
  count: (chosen: number) => string;
};

/** Ids of other records, in the order of their list, each with a box; none ticked means all of them. */
export function related(list: string, words: RelatedWords): Field<string[]> {
  function RelatedView({ field, name, value, onChange }: FieldViewProps) {
    const offered = useContext(RelatedRecords)[list] ?? [];
    const chosen = Array.isArray(value) ? value.map(String) : [];
    const removed = chosen
      .filter((id) => offered.every((option) => option.value !== id))
      .map((id) => ({ value: id, label: words.removed }));
    const options = [...offered, ...removed];
    return (
      <fieldset>
        <legend className="mb-1.5 font-semibold">{field.label}</legend>
        <p className="text-muted mb-2 text-sm">{options.length === 0 ? words.none : field.hint}</p>
        <div className="grid gap-2 @xl:grid-cols-2">
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={`${name}.${option.value}`}
              label={option.label}
              checked={chosen.includes(option.value)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  options
                    .map((one) => one.value)
                    .filter((id) => (id === option.value ? checked : chosen.includes(id))),
                )
              }
            />
          ))}
        </div>
      </fieldset>
    );
  }
  return {
    control: { kind: 'custom', View: RelatedView },
    isRequired: false,
    blank: [],
    toDraft: (stored) => stored,
    schema: v.array(v.string()),
    toText: (stored) => words.count(stored.length),
    bounds: {},
  };
}
