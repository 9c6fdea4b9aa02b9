import * as v from 'valibot';
import { type RecordTable, recordTable } from '@/shared/admin/data/recordTable.ts';
import type {
  AnyField,
  DraftOf,
  Field,
  FieldLabel,
  Labelled,
  StoredOf,
} from '@/shared/admin/fields/field.ts';
import { partLabel, textOf } from '@/shared/admin/fields/fieldValue.ts';
import type { FieldWords } from '@/shared/admin/RecordForm.tsx';
import type { Database, Tables, TablesUpdate } from '@/shared/supabase/database.types.ts';

type TableName = keyof Database['public']['Tables'];
/** The tables whose rows have an id and are saved by version. */
export type EditedTable = {
  [Name in TableName]: Tables<Name> extends { id: string | number; version: number } ? Name : never;
}[TableName];
type Column<Name extends EditedTable> = keyof Tables<Name> & string;

/** A field over several columns of a row, such as a picture. */
export type Span<Row, Stored, Draft = Stored> = Field<Stored, Draft> & {
  columns: readonly (keyof Row & string)[];
  read: (row: Row) => Stored;
  write: (stored: Stored) => Partial<Row>;
};
// oxlint-disable-next-line typescript/no-explicit-any -- as AnyField.
type AnySpan<Row = any> = Span<Row, any, any>;

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

/** What a form holds, by field. */
export type Drafts<F> = { [K in keyof F]: DraftOf<F[K]> };
/** What the fields store, by field. */
export type Outputs<F> = { [K in keyof F]: StoredOf<F[K]> };
type Checked<F> = v.GenericSchema<Drafts<F>, Outputs<F>>;
/** What the admin area reads of a row: the columns of the fields, `alsoRead`, id and version. */
type ReadRow<Name extends EditedTable, F, More> = Pick<
  Tables<Name>,
  Extract<keyof Tables<Name>, ColumnsOf<F> | More | 'id' | 'version'>
>;

/** A rule over several fields, or one that knows other records; its message is shown at one of them. */
export type Rule<F> = {
  at: keyof F & string;
  message: string;
  holds: (output: Outputs<F>) => boolean;
};

/** How a row of a CSV file is matched with one of the table. */
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

/** A table whose rows are edited in the admin area, described once. */
export type Resource<Name extends EditedTable, F, Row> = {
  table: RecordTable<Row, TablesUpdate<Name>>;
  /** Accessible name of the form. */
  label: string;
  fields: { [K in keyof F]: Labelled<F[K]> };
  /** Labels, and the texts of drafts, for faults and for the choice between two versions. */
  formWords: Record<string, Required<FieldWords>>;
  /** Columns that are read and that the form does not edit. */
  alsoRead: readonly string[];
  /** Whether the owner puts the rows in order. */
  isSortable: boolean;
  csv?: CsvMatch<F> | undefined;
  blank: Drafts<F>;
  /** What a form holds, with the blank of each field that a draft of an older release lacks. */
  draftsOf: (values: object) => Drafts<F>;
  prepare: (drafts: Drafts<F>) => Drafts<F>;
  /** From drafts to what is stored, with the resource's rules and more. */
  schema: (more?: readonly Rule<F>[]) => Checked<F>;
  toDrafts: (row: Row) => Drafts<F>;
  toColumns: (output: Readonly<Record<string, unknown>>) => TablesUpdate<Name>;
  /** The columns of those drafts that are valid, for previews. */
  validColumns: (drafts: Drafts<F>) => TablesUpdate<Name>;
};

/** The rows of a resource. */
export type RowOf<R> = R extends Resource<infer _Name, infer _F, infer Row> ? Row : never;

const isSpan = (field: AnyField): field is AnySpan => 'columns' in field;

/** The draft of one field of a row. A value that the field cannot read, such as one that SQL wrote, is shown as it is. */
export function draftOf(field: AnyField, row: object, key: string): unknown {
  const stored: unknown = isSpan(field) ? field.read(row) : Reflect.get(row, key);
  try {
    return field.toDraft(stored);
  } catch {
    return JSON.stringify(stored);
  }
}

const columnsOf = ([key, field]: [string, AnyField], stored: unknown): object =>
  isSpan(field) ? field.write(stored) : { [key]: stored };

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

/** Describes a table: which fields its rows have, and in which order they are listed. Layout stays in the screens. */
export function resource<
  const Name extends EditedTable,
  const F extends Record<string, AnyField>,
  More extends Column<Name> = never,
>(name: Name, options: ResourceOptions<Name, F, More>): Resource<Name, F, ReadRow<Name, F, More>> {
  const { words, order, key: keyColumn = 'id', alsoRead = [], rules = [] } = options;
  const { prepare = (drafts) => drafts, csv } = options;
  const labels: Readonly<Record<string, FieldLabel>> = words.fields;
  const entries = Object.entries<AnyField>(options.fields).map(
    ([key, field]): [string, Labelled<AnyField>] => [key, { ...field, label: key, ...labels[key] }],
  );
  const columns = entries.flatMap(([key, field]) => (isSpan(field) ? field.columns : [key]));
  const each = <T>(valueOf: (field: Labelled<AnyField>, key: string) => T) =>
    Object.fromEntries(entries.map(([key, field]) => [key, valueOf(field, key)]));
  const blank = each((field) => field.blank);
  // Object.entries and Object.fromEntries forget the names of the fields: three casts in this function bring their types back.
  const base = v.object(each(({ schema }) => schema)) as unknown as Checked<F>;
  const made = {
    table: recordTable({
      name,
      columns: ['id', keyColumn, ...columns, ...alsoRead] as Column<Name>[],
      key: keyColumn,
      order,
    }),
    label: words.form,
    fields: Object.fromEntries(entries),
    formWords: each((field) => ({
      label: field.label,
      show: (draft: unknown) => draftText(field, draft),
      partOf: (way: readonly string[]) => partLabel(field, way),
    })),
    alsoRead,
    isSortable: order[0] === 'display_order',
    csv,
    blank,
    draftsOf: (values: object) => ({ ...blank, ...values }),
    prepare,
    schema: (more: readonly Rule<F>[] = []) =>
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
    toDrafts: (row: object) => each((field, key) => draftOf(field, row, key)),
    toColumns: (output: object) =>
      Object.assign({}, ...entries.map((entry) => columnsOf(entry, Reflect.get(output, entry[0])))),
    validColumns: (drafts: object) =>
      Object.assign(
        {},
        ...entries.map((entry) => {
          const [key, { schema }] = entry;
          const read = v.safeParse(schema, Reflect.get(drafts, key));
          return read.success && columnsOf(entry, read.output);
        }),
      ),
  };
  return made as unknown as Resource<Name, F, ReadRow<Name, F, More>>;
}

type Prefixed<Prefix extends string, Row> = {
  [K in keyof Row & string as `${Prefix}${K}`]: Row[K];
};
/** The same field over columns with a prefix, such as `hero_image_url`. */
export function prefixed<const Prefix extends string, Row extends object, Stored, Draft>(
  prefix: Prefix,
  span: Span<Row, Stored, Draft>,
): Span<Prefixed<Prefix, Row>, Stored, Draft> {
  const { columns, read, write }: AnySpan = span;
  const made = {
    ...span,
    columns: columns.map((column) => prefix + column),
    read: (row: object) =>
      read(
        Object.fromEntries(columns.map((column) => [column, Reflect.get(row, prefix + column)])),
      ),
    write: (stored: Stored) =>
      Object.fromEntries(
        Object.entries(write(stored)).map(([column, value]) => [prefix + column, value]),
      ),
  };
  // The same columns by other names.
  return made as unknown as Span<Prefixed<Prefix, Row>, Stored, Draft>;
}
