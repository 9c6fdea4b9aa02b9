import type { SupabaseClient } from '@supabase/supabase-js';
import type { ListPage } from '@/shared/admin/ListScreen.tsx';
import { savedRow } from '@/shared/admin/savedRow.ts';
import { allRows } from '@/shared/data/allRows.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import type { Database, Tables, TablesUpdate } from '@/shared/supabase/database.types.ts';
import { type Answer, type Counted, countedPage, foundRow, textPattern } from './answers.ts';

type TableName = keyof Database['public']['Tables'];
/** The tables that count the versions of their rows. */
type EditedTable = {
  [Name in TableName]: Tables<Name> extends { version: number } ? Name : never;
}[TableName];

/** Stands for a record that is not saved yet where another has its key. */
export const NEW = 'new';

/** Which rows of a table, in its order. */
export type RowFilter = {
  /** A part of the column `search_text`. */
  search?: string;
  /** Exact values of columns; null leaves the column out. */
  equal?: Readonly<Record<string, string | number | boolean | null>>;
  /** From 1, where the table has pages. */
  page?: number;
};

type RecordTableOptions<Name extends EditedTable, Column extends string> = {
  name: Name;
  /** What the screen reads. */
  columns: readonly Column[];
  /** The column by which the address names a row. */
  key: NoInfer<Column>;
  order: readonly NoInfer<Column>[];
  /** Rows of a page; without it all stand on one. */
  pageSize?: number;
};

/** What a screen needs of a table whose rows are edited: a page of its list, one row, a save by version. */
export type RecordTable<Row, Columns> = {
  name: string;
  /** What a row is read with. */
  columns: readonly string[];
  pageSize: number;
  keyOf: (row: Row) => string;
  /** @throws DataError */
  list: (filter: RowFilter, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** Null where no row has this key. @throws DataError */
  read: (key: string) => Promise<Row | null>;
  /** Saves over a version, or adds a row where that is 0. @throws ConflictError, DataError */
  save: (key: string, version: number, columns: Columns) => Promise<Row>;
};

/** A table as its screen reads and saves it. */
export function recordTable<Name extends EditedTable, Column extends keyof Tables<Name> & string>(
  options: RecordTableOptions<Name, Column>,
) {
  type Row = Pick<Tables<Name>, Column | ('version' & keyof Tables<Name>)>;
  const { name, columns, key, order, pageSize = Infinity } = options;
  const keyColumn: string = key;
  const read = [...new Set([...columns, 'version'])];
  const selected = read.join(', ');
  // The types of the client know one table at a time: here the name is open.
  const table = () => (getSupabase() as unknown as SupabaseClient).from(name);
  const matching = ({ search = '', equal = {} }: RowFilter, count?: 'exact') => {
    let query = table().select(selected, count && { count });
    if (search !== '') query = query.filter('search_text', 'match', textPattern(search));
    for (const [column, value] of Object.entries(equal))
      if (value !== null) query = query.eq(column, value);
    // The key breaks ties, so that no row is on two pages.
    for (const column of new Set([...order, keyColumn])) query = query.order(column);
    return query;
  };

  const made: RecordTable<Row, TablesUpdate<Name>> = {
    name,
    columns: read,
    pageSize,
    keyOf: (row) => String(row[key]),
    list: async (filter, signal) => {
      if (pageSize === Infinity) {
        const rows = await allRows<Row>(
          async (from, to) =>
            (await matching(filter).range(from, to).abortSignal(signal)) as Answer<Row[]>,
        );
        return { rows, total: rows.length };
      }
      const from = ((filter.page ?? 1) - 1) * pageSize;
      const page = matching(filter, 'exact').range(from, from + pageSize - 1);
      return countedPage((await page.abortSignal(signal)) as Counted<Row>);
    },
    read: async (value) =>
      foundRow((await table().select(selected).eq(keyColumn, value).maybeSingle()) as Answer<Row>),
    save: async (value, version, changed) => {
      const write =
        version === 0
          ? table().insert(changed)
          : table().update(changed).eq(keyColumn, value).eq('version', version);
      return savedRow((await write.select(selected).maybeSingle()) as Answer<Row>);
    },
  };
  return made;
}
