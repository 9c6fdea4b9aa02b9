import type { ListPage } from '@/shared/admin/ListScreen.tsx';
import { savedRow } from '@/shared/admin/savedRow.ts';
import { allRows } from '@/shared/data/allRows.ts';
import type { Database, Tables, TablesUpdate } from '@/shared/supabase/database.types.ts';
import { countedPage, foundRow, textPattern } from './answers.ts';
import { rowsOf } from './rowsOf.ts';

type TableName = keyof Database['public']['Tables'];
/** The tables that count the versions of their rows. */
type EditedTable = {
  [Name in TableName]: Tables<Name> extends { version: number } ? Name : never;
}[TableName];

/** Key of a new record in the URL. */
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

type OpenTableOptions = {
  name: EditedTable;
  /** Columns to load. */
  columns: readonly string[];
  /** The column by which the address names a row. */
  key: string;
  order: readonly string[];
  /** Rows of a page; default: all rows on one page. */
  pageSize?: number;
};
type RecordTableOptions<Name extends EditedTable, Column extends string> = OpenTableOptions & {
  name: Name;
  columns: readonly Column[];
  key: NoInfer<Column>;
  order: readonly NoInfer<Column>[];
};

/** Access to a table whose rows are edited: a page of its list, one row, a save by version. */
export type RecordTable<Row, Columns> = {
  name: string;
  /** Columns to load of a row. */
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

/** `recordTable` over columns that are not known by name. */
export function openTable<Row extends object, Columns extends object>({
  name,
  columns,
  key,
  order,
  pageSize = Infinity,
}: OpenTableOptions): RecordTable<Row, Columns> {
  const read = [...new Set([...columns, 'version'])];
  const selected = read.join(', ');
  const matching = ({ search = '', equal = {} }: RowFilter, count?: 'exact') => {
    let query = rowsOf(name).select<string, Row>(selected, count && { count });
    if (search !== '') query = query.filter('search_text', 'match', textPattern(search));
    for (const [column, value] of Object.entries(equal))
      if (value !== null) query = query.eq(column, value);
    // The key breaks ties, so that no row is on two pages.
    for (const column of new Set([...order, key])) query = query.order(column);
    return query;
  };
  return {
    name,
    columns: read,
    pageSize,
    keyOf: (row) => String(Reflect.get(row, key)),
    list: async (filter, signal) => {
      if (pageSize === Infinity) {
        const rows = await allRows((from, to) =>
          matching(filter).range(from, to).abortSignal(signal),
        );
        return { rows, total: rows.length };
      }
      const from = ((filter.page ?? 1) - 1) * pageSize;
      const page = matching(filter, 'exact').range(from, from + pageSize - 1);
      return countedPage(await page.abortSignal(signal));
    },
    read: async (value) =>
      foundRow(await rowsOf(name).select<string, Row>(selected).eq(key, value).maybeSingle()),
    save: async (value, version, changed: object) => {
      const write =
        version === 0
          ? rowsOf(name).insert(changed)
          : rowsOf(name).update(changed).eq(key, value).eq('version', version);
      return savedRow(await write.select<string, Row>(selected).maybeSingle());
    },
  };
}

/** A table as its screen reads and saves it. */
export const recordTable = <Name extends EditedTable, Column extends keyof Tables<Name> & string>(
  options: RecordTableOptions<Name, Column>,
) =>
  openTable<Pick<Tables<Name>, Column | ('version' & keyof Tables<Name>)>, TablesUpdate<Name>>(
    options,
  );
