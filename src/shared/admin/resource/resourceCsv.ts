import * as v from 'valibot';
import { adminCsv as words } from '@/content/en/adminCsv.ts';
import {
  type Cells,
  type DryRow,
  type DryRun,
  dryRunOf,
  faultyRow,
} from '@/shared/admin/csv/dryRun.ts';
import { type CsvFields, readCsv } from '@/shared/admin/csv/readCsv.ts';
import type { RecordTable } from '@/shared/admin/data/recordTable.ts';
import type { CsvColumn } from '@/shared/admin/exportCsv.ts';
import type { AnyField, Labelled } from '@/shared/admin/fields/field.ts';
import { textOf } from '@/shared/admin/fields/fieldValue.ts';
import { cleanLine, folded } from '@/shared/lib/text.ts';
import type { TablesUpdate } from '@/shared/supabase/database.types.ts';
import type { Drafts, EditedTable, Resource } from './resource.ts';
import { draftOf } from './span.ts';

const cellOf = (field: AnyField, draft: unknown): string =>
  field.cell?.write?.(draft) ?? textOf(draft);

const shown = (cell: string) => cell || words.nothing;

type Entries = readonly (readonly [name: string, field: Labelled<AnyField>])[];
const entriesOf = (fields: Readonly<Record<string, Labelled<AnyField>>>): Entries =>
  Object.entries(fields);

/** Columns of a CSV file, by field; all of them without `names`. Their headings are those that an import reads. */
export const csvColumns = <
  Name extends EditedTable,
  F extends Record<string, AnyField>,
  Row extends object,
>(
  { fields }: Resource<Name, F, Row>,
  names: readonly (keyof F & string)[] = Object.keys(fields),
): CsvColumn<Row>[] =>
  entriesOf(fields)
    .filter(([name]) => names.includes(name))
    .map(([name, field]) => ({
      heading: field.label,
      value: (row) => cellOf(field, draftOf(field, row, name)),
    }));

/**
 * `load` of an `ExportButton` for a resource without pages.
 * @param keep filters the rows that are not removed; default: all.
 */
export const exportAll =
  <Row extends { deleted_at: string | null }>(
    { table }: { table: Pick<RecordTable<Row, never>, 'list'> },
    keep: (row: Row) => boolean = () => true,
  ) =>
  async (_offset: number, _limit: number, signal: AbortSignal) => {
    const { rows } = await table.list({}, signal);
    const kept = rows.filter((row) => row.deleted_at === null && keep(row));
    return { rows: kept, total: kept.length };
  };

/** The headings by which an import knows the fields of a resource. */
export function csvFields({
  fields,
  csv,
}: {
  fields: Readonly<Record<string, Labelled<AnyField>>>;
  csv?: { name: string } | undefined;
}): CsvFields<string> {
  const entries = entriesOf(fields);
  return {
    labels: Object.fromEntries(entries.map(([name, { label }]) => [name, label])),
    also: Object.fromEntries(entries.map(([name, { headings = [] }]) => [name, headings])),
    needed: csv ? [csv.name] : [],
  };
}

/** A row to import: version 0 adds it, another changes the row that it was compared with. */
export type ImportedRow<Name extends EditedTable> = TablesUpdate<Name> & { version: number };

/**
 * Effects of importing a file into a resource, row by row; writes nothing.
 * @param existing every row that is not removed.
 * @throws UnusableFileError if none of its rows can be judged.
 */
export async function dryRun<
  Name extends EditedTable,
  F extends Record<string, AnyField>,
  Row extends { version: number },
>(
  resource: Resource<Name, F, Row>,
  text: string,
  existing: readonly Row[],
): Promise<DryRun<ImportedRow<Name>>> {
  if (!resource.csv) throw new Error(`Rows of ${resource.table.name} cannot be imported.`);
  const { key, name: nameField } = resource.csv;
  const fields = entriesOf(resource.fields);
  const labelOf = (name: unknown) => fields.find(([one]) => one === name)?.[1].label;
  const schema = resource.schema();
  // As import_rows compares them.
  const byKey = new Map(existing.map((row) => [folded(String(Reflect.get(row, key))), row]));
  const seen = new Map<string, number>();

  /** `base` overlaid with the cells; unreadable text is kept for the schema to reject. */
  const withCells = (base: Drafts<F>, cells: Cells<string>): Drafts<F> => {
    const drafts: Record<string, unknown> = { ...base };
    for (const [name, { cell: as }] of fields) {
      const typed = cells[name];
      if (typed !== undefined) drafts[name] = (as?.read ? as.read(typed) : typed) ?? drafts[name];
    }
    return resource.draftsOf(drafts);
  };
  const faultsOf = (issues: readonly v.BaseIssue<unknown>[]) => [
    ...new Set(
      issues.map(({ path, message }) =>
        words.fault(labelOf(path?.[0]?.key) ?? words.wholeRow, message),
      ),
    ),
  ];
  const changesOf = (before: Drafts<F>, after: Drafts<F>) =>
    fields.flatMap(([name, field]) => {
      const [from, to] = [cellOf(field, before[name]), cellOf(field, after[name])];
      return from === to ? [] : [words.change(field.label, shown(from), shown(to))];
    });

  const judge = (cells: Cells<string>, number: number): DryRow<ImportedRow<Name>> => {
    const name = cleanLine(cells[nameField] ?? '');
    const value = cleanLine(textOf(resource.prepare(withCells(resource.blank, cells))[key]));
    const compared = folded(value);
    const earlier = seen.get(compared);
    if (earlier !== undefined)
      return faultyRow(number, name, [words.twice(earlier, labelOf(key) ?? key)]);
    if (compared !== '') seen.set(compared, number);

    const old = byKey.get(compared);
    const before = old ? resource.toDrafts(old) : resource.blank;
    const result = v.safeParse(
      schema,
      withCells(before, { ...cells, [key]: old ? textOf(before[key]) : value }),
    );
    if (!result.success) return faultyRow(number, name, faultsOf(result.issues));
    const columns = resource.toColumns(result.output);
    const write = { ...columns, version: old?.version ?? 0 };
    if (!old) return { number, name, state: 'new', details: [], write };
    const details = changesOf(before, resource.toDrafts({ ...old, ...columns }));
    return details.length === 0
      ? { number, name, state: 'unchanged', details, write: null }
      : { number, name, state: 'changed', details, write };
  };
  return dryRunOf(readCsv(text, csvFields(resource)), nameField, judge);
}
