import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { AnyField } from '@/shared/admin/fields/field.ts';
import type { FieldViewProps } from '@/shared/admin/fields/fieldValue.ts';
import { FormInput } from '@/shared/admin/FormInput.tsx';
import { type FieldWords, RecordForm } from '@/shared/admin/RecordForm.tsx';
import type { Reach } from '@/shared/admin/useRecordForm.ts';
import { useTableForm } from '@/shared/admin/useTableForm.ts';
import type { TablesUpdate } from '@/shared/supabase/database.types.ts';
import type { Drafts, EditedTable, Resource, Rule } from './resource.ts';

/** Options of an input: a hint in place of its own, suggestions, and a callback for each change. */
type More = Pick<FieldViewProps, 'suggestions'> & {
  hint?: string | undefined;
  onType?: (draft: unknown) => void;
};
type InputOf<F> = (name: keyof F & string, more?: More) => ReactNode;
/**
 * Arranges the inputs of a form.
 * @param drafts the current input.
 * @param set changes another field's input.
 */
type Layout<F> = (
  input: InputOf<F>,
  drafts: Drafts<F>,
  set: (name: keyof F & string, draft: unknown) => void,
) => ReactNode;

export type ResourceFormProps<Name extends EditedTable, F, Row> = {
  resource: Resource<Name, F, Row>;
  /** Accessible name of the form, if that of the resource is not enough. */
  label?: string;
  /** Absent for a new record. */
  row?: Row | undefined;
  /** Drafts of a new record; default: those of the fields. */
  start?: Partial<Drafts<F>> | undefined;
  /** Columns of a new record that no field has. @param freshId its key, the same for each try and in `renderBeside`. */
  columns?: (freshId: string) => TablesUpdate<Name>;
  /** Rules that involve other records. */
  rules?: readonly Rule<F>[];
  /** Who sees what has been saved. */
  reach: (drafts: Drafts<F>) => Reach;
  onSaved?: ((row: Row) => void) | undefined;
  /** Texts of drafts for the choice between two versions, if they need more than the field. */
  texts?: Partial<Record<keyof F & string, (draft: unknown) => string>>;
  /** Shown next to the form, such as a preview. */
  renderBeside?: (drafts: Drafts<F>, freshId: string) => ReactNode;
  /** Follows the form; on a narrow screen it comes before `renderBeside`. */
  below?: ReactNode;
  /** Default: one input below the other. */
  children?: Layout<F> | undefined;
};

const withTexts = (
  words: Readonly<Record<string, Required<FieldWords>>>,
  texts: Readonly<Partial<Record<string, FieldWords['show']>>>,
) =>
  Object.fromEntries(
    Object.entries(words).map(([name, one]) => [name, { ...one, show: texts[name] ?? one.show }]),
  );

/** The form of one row of a resource, or of a new one. */
export function ResourceForm<
  Name extends EditedTable,
  F extends Record<string, AnyField>,
  Row extends { version: number },
>(props: ResourceFormProps<Name, F, Row>) {
  const {
    resource,
    label = resource.label,
    row,
    start,
    columns,
    rules,
    reach,
    onSaved,
    texts = {},
    renderBeside,
    below,
    children,
  } = props;
  const { fields } = resource;
  // The form library computes paths of its values' type, which is open here.
  const state = useTableForm<Row, TablesUpdate<Name>, FieldValues, FieldValues>({
    table: resource.table,
    row,
    empty: { ...resource.blank, ...start },
    schema: resource.schema(rules),
    valuesOf: resource.toDrafts,
    columnsOf: (output, freshId) => ({
      ...resource.toColumns(output),
      ...(row === undefined && columns?.(freshId)),
    }),
    reach: (values) => reach(resource.draftsOf(values)),
    onSaved,
  });
  const { control, setValue, trigger } = state.form;
  const drafts = resource.draftsOf(useWatch({ control }));
  const showFaults = useEffectEvent(() => {
    // A value that today's rules reject was written by an older release or SQL: its fault is shown at once.
    if (row && !v.is(resource.schema(rules), resource.toDrafts(row))) void trigger();
  });
  useEffect(() => showFaults(), []);

  const input: InputOf<F> = (name, { hint, ...more } = {}) => (
    <FormInput
      key={name}
      form={state.form}
      name={name}
      field={hint === undefined ? fields[name] : { ...fields[name], hint }}
      {...more}
    />
  );
  const form = (
    <RecordForm label={label} state={state} fields={withTexts(resource.formWords, texts)}>
      {children
        ? children(input, drafts, (name, draft) => setValue<string>(name, draft))
        : Object.keys(fields).map((name) => input(name))}
    </RecordForm>
  );
  if (!renderBeside) return form;
  return (
    // By the width of the dialog or page: next to a preview, the form keeps 440 px.
    <div className="@container">
      <div className="grid grid-cols-1 gap-8 @min-[52rem]:grid-cols-[minmax(0,1fr)_auto]">
        <div className="@container min-w-0 space-y-8">
          {form}
          {below}
        </div>
        {renderBeside(drafts, state.freshId)}
      </div>
    </div>
  );
}
