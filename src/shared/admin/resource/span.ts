import type { AnyField, Field } from '@/shared/admin/fields/field.ts';
import { keysOf, objectOf } from '@/shared/admin/typedObjects.ts';

/** A field over several columns of a row, such as a picture. */
export type Span<Row, Stored, Draft = Stored> = Field<Stored, Draft> & {
  columns: readonly (keyof Row & string)[];
  read: (row: Row) => Stored;
  write: (stored: Stored) => Partial<Row>;
};
// oxlint-disable-next-line typescript/no-explicit-any -- as AnyField.
export type AnySpan<Row = any> = Span<Row, any, any>;

const isSpan = (field: AnyField): field is AnySpan => 'columns' in field;

/** The columns of a field. @param key its name. */
export const columnsOf = (key: string, field: AnyField): readonly string[] =>
  isSpan(field) ? field.columns : [key];

/** The stored value of a field in a row. */
export const storedOf = (field: AnyField, row: object, key: string): unknown =>
  isSpan(field) ? field.read(row) : Reflect.get(row, key);

/** The columns of a field, with what they store. */
export const written = (field: AnyField, key: string, stored: unknown): object =>
  isSpan(field) ? field.write(stored) : { [key]: stored };

/**
 * The draft of one field of a row. A value that the field cannot read, such as one that SQL wrote, is shown as it is.
 */
export function draftOf(field: AnyField, row: object, key: string): unknown {
  const stored = storedOf(field, row, key);
  try {
    return field.toDraft(stored);
  } catch {
    return JSON.stringify(stored);
  }
}

type Prefixed<Prefix extends string, Row> = {
  [K in keyof Row & string as `${Prefix}${K}`]: Row[K];
};
/** The same field over columns with a prefix, such as `hero_image_url`. */
export function prefixed<const Prefix extends string, Row extends object, Stored, Draft>(
  prefix: Prefix,
  span: Span<Row, Stored, Draft>,
): Span<Prefixed<Prefix, Row>, Stored, Draft> {
  const { columns, read, write } = span;
  const renamed = (names: readonly string[], valueOf: (name: string) => unknown) =>
    Object.assign({}, ...names.map((name) => ({ [prefix + name]: valueOf(name) })));
  return {
    ...span,
    columns: keysOf<Prefixed<Prefix, Row>>(renamed(columns, String)),
    read: (row) => read(objectOf(columns, (column) => Reflect.get(row, prefix + column))),
    write: (stored) => {
      const changes = write(stored);
      return renamed(Object.keys(changes), (column) => Reflect.get(changes, column));
    },
  };
}
