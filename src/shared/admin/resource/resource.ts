import * as v from 'valibot';
import { openTable, type RecordTable } from '@/shared/admin/data/recordTable.ts';
import {
  type AnyField,
  type DraftOf,
  type Field,
  type FieldLabel,
  type Labelled,
  objectSchema,
  searchTextOf,
  type StoredOf,
} from '@/shared/admin/fields/field.ts';
import { partLabel, textOf } from '@/shared/admin/fields/fieldValue.ts';
import type { FieldWords } from '@/shared/admin/RecordForm.tsx';
import { keysOf, objectOf } from '@/shared/admin/typedObjects.ts';
import { folded } from '@/shared/lib/text.ts';
import type { Database, Tables, TablesUpdate } from '@/shared/supabase/database.types.ts';
import { type AnySpan, columnsOf, draftOf, storedOf, written } from './span.ts';

type TableName = keyof Database['public']['Tables'];
/** The tables whose rows have an id and are saved by version. */
export type EditedTable = {
  [Name in TableName]: Tables<Name> extends { id: string | number; version: number } ? Name : never;
}[TableName];
type Column<Name extends EditedTable> = keyof Tables<Name> & string;

/** A field named like a column stores that column's type; a field of any other name is a span. */
type FieldsOf<Name extends EditedTable, F> = {
  [K in keyof F]: K extends Column<Name>
    ? F[K] extends Field<Tables<Name>[K], infer _Draft>
      ? F[K]
      : { 'the column holds': Tables<Name>[K]; 'the field stores': StoredOf<F[K]> }
    : AnySpan<Tables<Name>>;
};
type ColumnsOf<F> = {
  [K in keyof F]: F[K] extends { read: (row: infer Row) => unknown } ? keyof Row : K;
}[keyof F];

/** Drafts of a form, by field. */
export type Drafts<F> = { [K in keyof F]: DraftOf<F[K]> };
/** Stored values, by field. */
export type Outputs<F> = { [K in keyof F]: StoredOf<F[K]> };
type Checked<F> = v.GenericSchema<Drafts<F>, Outputs<F>>;
/** A column of texts holds only those that its field stores: the values of a `choice`, as its CHECK does. */
type Held<Read, F> = [Read] extends [string | null]
  ? Extract<StoredOf<F>, string> | Extract<Read, null>
  : Read;
/** Columns that the admin area reads of a row: those of the fields, `alsoRead`, id and version. */
type ReadRow<Name extends EditedTable, F, More> = {
  [K in Extract<keyof Tables<Name>, ColumnsOf<F> | More | 'id' | 'version'>]: K extends keyof F
    ? Held<Tables<Name>[K], F[K]>
    : Tables<Name>[K];
};

/** A rule over several fields, or one that involves other records; its message is shown at one of the fields. */
export type Rule<F> = {
  at: keyof F & string;
  message: string;
  holds: (output: Outputs<F>) => boolean;
};

/** A rule that no other record has the same text, in any case. */
export const unique = <Key extends string>(
  at: Key,
  message: string,
  others: readonly Readonly<Record<Key, string>>[],
) => ({
  at,
  message,
  holds: (output: Readonly<Record<Key, string>>) =>
    others.every((other) => folded(other[at]) !== folded(output[at])),
});

/** How a row of a CSV file is matched with a row of the table. */
type CsvMatch<F> = {
  /** The column that is unique; `prepare` may fill it in. */
  key: keyof F & string;
  /** The column without which no row is imported, and by which it is named. */
  name: keyof F & string;
};

type ResourceOptions<Name extends EditedTable, F, More> = {
  /** By column; their order is that of the form. */
  fields: F & FieldsOf<Name, F>;
  words: {
    /** Accessible name of the form. */
    form: string;
    fields: Readonly<Record<keyof NoInfer<F>, FieldLabel>>;
  };
  order: readonly Column<Name>[];
  /** The column by which the address names a row; `id` without. */
  key?: Column<Name>;
  /** Columns that are read and not edited. */
  alsoRead?: readonly More[];
  rules?: readonly Rule<NoInfer<F>>[];
  /** Rows can be imported from a CSV file; their table has its key in `import_rows`. */
  csv?: CsvMatch<NoInfer<F>>;
  /** Fills in what follows from other fields, before the drafts are checked. */
  prepare?: (drafts: Drafts<NoInfer<F>>) => Drafts<NoInfer<F>>;
};

type FormWords<F> = { [K in keyof F]: Required<FieldWords> };

/** A table whose rows are edited in the admin area, described once. */
export type Resource<Name extends EditedTable, F, Row> = {
  table: RecordTable<Row, TablesUpdate<Name>>;
  /** Accessible name of the form. */
  label: string;
  fields: { [K in keyof F]: Labelled<F[K]> };
  /** Labels, and the texts of drafts, for faults and for the choice between two versions. */
  formWords: FormWords<F>;
  /** Columns that are read and that the form does not edit. */
  alsoRead: readonly string[];
  /** Whether the owner puts the rows in order. */
  isSortable: boolean;
  csv?: CsvMatch<F> | undefined;
  blank: Drafts<F>;
  /** Drafts of a form, completed by the blanks of fields that a draft of an older release lacks. */
  draftsOf: (values: object) => Drafts<F>;
  prepare: (drafts: Drafts<F>) => Drafts<F>;
  /** Converts drafts to stored values, with the resource's rules and more. */
  schema: (more?: readonly Rule<F>[]) => Checked<F>;
  toDrafts: (row: Row) => Drafts<F>;
  /** The text that a search over some fields searches. */
  searchText: (row: Row, fields: readonly (keyof F & string)[]) => string;
  toColumns: (output: Readonly<Record<string, unknown>>) => TablesUpdate<Name>;
  /** The columns of those drafts that are valid, for previews. */
  validColumns: (drafts: Drafts<F>) => TablesUpdate<Name>;
};

/** The rows of a resource. */
export type RowOf<R> = R extends Resource<infer _Name, infer _F, infer Row> ? Row : never;

/** Path of an issue at one field. */
const pathTo = (input: Record<string, unknown>, key: string): v.ObjectPathItem => ({
  type: 'object',
  origin: 'value',
  input,
  key,
  value: input[key],
});

/** A draft as people read it; as it was typed where it is not valid. */
function draftText(field: AnyField, draft: unknown): string {
  const read = v.safeParse(field.schema, draft);
  return read.success ? field.toText(read.output) : textOf(draft);
}

/** Describes a table: the fields of its rows, and the order of its list. Screens define the layout. */
export function resource<
  const Name extends EditedTable,
  const F extends Record<string, AnyField>,
  More extends Column<Name> = never,
>(name: Name, options: ResourceOptions<Name, F, More>): Resource<Name, F, ReadRow<Name, F, More>> {
  const { words, order, key: keyColumn = 'id', alsoRead = [], rules = [], csv } = options;
  const { prepare = (drafts) => drafts } = options;
  const keys = keysOf(options.fields);
  const fields = objectOf<{ [K in keyof F]: Labelled<F[K]> }>(keys, (key) => ({
    ...options.fields[key],
    ...words.fields[key],
  }));
  const blank = objectOf<Drafts<F>>(keys, (key) => fields[key].blank);
  const base = objectSchema<Drafts<F>, Outputs<F>>(keys.map((key) => [key, fields[key].schema]));
  return {
    table: openTable({
      name,
      columns: [
        'id',
        keyColumn,
        ...keys.flatMap((key) => columnsOf(key, fields[key])),
        ...alsoRead,
      ],
      key: keyColumn,
      order,
    }),
    label: words.form,
    fields,
    formWords: objectOf<FormWords<F>>(keys, (key) => ({
      label: fields[key].label,
      show: (draft: unknown) => draftText(fields[key], draft),
      partOf: (way: readonly string[]) => partLabel(fields[key], way),
    })),
    alsoRead,
    isSortable: order[0] === 'display_order',
    csv,
    blank,
    draftsOf: (values) => ({ ...blank, ...values }),
    prepare,
    schema: (more = []) =>
      v.pipe(
        v.any(),
        v.transform(prepare),
        base,
        v.rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed) return;
          for (const { at, message, holds } of [...rules, ...more])
            if (!holds(dataset.value)) addIssue({ message, path: [pathTo(dataset.value, at)] });
        }),
      ),
    toDrafts: (row) => objectOf<Drafts<F>>(keys, (key) => draftOf(fields[key], row, key)),
    searchText: (row, searched) =>
      searched.map((key) => searchTextOf(fields[key], storedOf(fields[key], row, key))).join(' '),
    toColumns: (output) =>
      Object.assign({}, ...keys.map((key) => written(fields[key], key, output[key]))),
    validColumns: (drafts) =>
      Object.assign(
        {},
        ...keys.map((key) => {
          const read = v.safeParse(fields[key].schema, drafts[key]);
          return read.success && written(fields[key], key, read.output);
        }),
      ),
  };
}
