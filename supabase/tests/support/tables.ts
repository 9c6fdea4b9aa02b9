import type { Stack } from '../../local/testing.ts';
import type { AccessOf } from './identities.ts';

export type Row = Record<string, unknown>;

/** All that the tests need to know of a table or view of the API; each has a file in ../tables, named after it. */
export interface TableFacts {
  access: AccessOf;
  /** The column that names the row: 'id' unless told. */
  key?: string;
  /** A row visitors may see, if anybody may; only columns that an admin may write, if admins may write any. */
  row: Row;
  /** Rows that only admins may see, each for another reason. */
  hidden?: Row[];
  /** Rows that other tables' samples hang on: the probes delete and restore `row`. */
  others?: Row[];
  /** A change an admin could make. */
  patch: Row;
  /** For each CHECK constraint the changes of `row` that it alone refuses, whoever makes them. */
  refused?: Record<string, Row | Row[]>;
  /** The columns that an admin cannot write, because the database counts or owns them; its key it can only insert. */
  owned?: string[];
  /** Where an admin may not write all but `owned`: every column that it may. */
  written?: { insert?: string[]; update: string[] };
  /** Removal marks the row in deleted_at and can be taken back. */
  isRemovable?: boolean;
  /** Shows other tables' rows: nothing to insert or delete in SQL. */
  isView?: boolean;
}

const files = import.meta.glob<TableFacts>('../tables/*.ts', { eager: true, import: 'default' });

/** Every table and view of the API by name. */
export const tables: Record<string, TableFacts> = Object.fromEntries(
  Object.entries(files).map(([path, facts]) => [
    path.slice('../tables/'.length, -'.ts'.length),
    facts,
  ]),
);

/** @throws where supabase/tests/tables has no such file. */
export function factsOf(table: string): TableFacts & { key: string } {
  const facts = tables[table];
  if (!facts)
    throw new Error(`Nothing is known of ${table}: write supabase/tests/tables/${table}.ts`);
  return { key: 'id', ...facts };
}

type Sql = Pick<Stack, 'sql'>;

/** Puts every sample (and what it hangs on) into the database. */
export async function seedSamples(stack: Sql): Promise<void> {
  for (const [table, { others = [] }] of Object.entries(tables)) {
    for (const row of others) await add(stack, table, row);
  }
  for (const table of Object.keys(tables)) await restore(stack, table);
}

/** Inserts a row as the superuser, other columns by their defaults. */
async function add({ sql }: Sql, table: string, row: Row): Promise<void> {
  const columns = sql(Object.keys(row));
  await sql`insert into public.${sql(table)} (${columns}) select ${columns}
    from jsonb_populate_record(null::public.${sql(table)}, ${JSON.stringify(row)}::text::jsonb)`;
}

/** Makes the table's samples what they were. */
export async function restore(stack: Sql, table: string): Promise<void> {
  const { row: shown, hidden = [], isView } = factsOf(table);
  if (isView) return;
  for (const row of [shown, ...hidden]) {
    await remove(stack, table, row);
    await add(stack, table, row);
  }
}

/** Deletes one row by its key column. */
export async function remove({ sql }: Sql, table: string, row: Row): Promise<void> {
  const { key } = factsOf(table);
  await sql`delete from public.${sql(table)} where ${sql(key)}::text = ${String(row[key])}`;
}

/** The row as it is now, or undefined. */
export async function find({ sql }: Sql, table: string, row: Row): Promise<Row | undefined> {
  const { key } = factsOf(table);
  const [found] = await sql<{ row: Row }[]>`
    select to_jsonb(t) as row from public.${sql(table)} t where ${sql(key)}::text = ${String(row[key])}`;
  return found?.row;
}
