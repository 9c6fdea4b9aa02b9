import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { NEW, type RecordTable } from './data/recordTable.ts';
import { useSaveRecord } from './data/useRecords.ts';
import { ConflictError } from './savedRow.ts';
import { newRecord, type Reach, useRecordForm } from './useRecordForm.ts';

type TableFormOptions<Row, Columns, Values extends FieldValues, Output> = {
  table: RecordTable<Row, Columns>;
  /** Absent for a new record. */
  row?: Row | undefined;
  /** Initial values of a new record. */
  empty: Values;
  schema: GenericSchema<Values, Output>;
  valuesOf: (row: Row) => Values;
  /** @param freshId the key for a new record that has one before it is saved. */
  columnsOf: (output: Output, freshId: string) => Columns;
  /** Who sees what has been saved. */
  reach: (values: Values) => Reach;
  /** Called with the saved row. */
  onSaved?: ((row: Row) => void) | undefined;
};

/** `useRecordForm` over a row of a table, or over a new one. */
export function useTableForm<
  Row extends { version: number },
  Columns,
  Values extends FieldValues,
  Output,
>(options: TableFormOptions<Row, Columns, Values, Output>) {
  const { table, row, empty, schema, valuesOf, columnsOf, reach, onSaved } = options;
  const save = useSaveRecord(table);
  const key = row ? table.keyOf(row) : NEW;
  const recordOf = (one: Row) => ({ version: one.version, values: valuesOf(one) });
  return useRecordForm({
    name: `${table.name}:${key}`,
    record: row ? recordOf(row) : newRecord(empty),
    schema,
    reach,
    // A new record's form continues as the form of the saved record.
    goesOnSave: row === undefined,
    save: async (output, { version, freshId }) => {
      const saved = await save(key, version, columnsOf(output, freshId));
      onSaved?.(saved);
      return recordOf(saved);
    },
    reload: async () => {
      const current = await table.read(key);
      if (!current) throw new ConflictError('The record has been removed meanwhile.');
      return recordOf(current);
    },
  });
}
