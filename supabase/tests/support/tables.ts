import type { Stack } from '../../local/testing.ts';
import type { AccessOf } from './identities.ts';

export type Row = Record<string, unknown>;

/** Test data of a table or view of the API; each has a file in ../tables, named after it. */
export interface TableFacts {
  access: AccessOf;
  /** The key column; 'id' by default. */
  key?: string;
  /** A row that visitors may see, if anyone may; only admin-writable columns, if there are any. */
  row: Row;
  /** Rows that only admins may see, each for another reason. */
  hidden?: Row[];
  /** Parent rows of other tables' samples: the probes delete and restore `row`. */
  others?: Row[];
  /** A change that an admin may make. */
  patch: Row;
  /**
   * Per CHECK constraint, changes of `row` that only this constraint rejects, for every role; not needed for the limits
   * of a resource's fields.
   */
  refused?: Record<string, Row | Row[]>;
  /** Columns that admins cannot write, because the database maintains them; the key is insert-only. */
  owned?: string[];
  /** The admin-writable columns, if not all but `owned`. */
  written?: { insert?: string[]; update: string[] };
  /** Removal sets deleted_at and is reversible. */
  isRemovable?: boolean;
  /** A view: no inserts or deletes in SQL. */
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

/** @throws if there is no such file in supabase/tests/tables. */
export function factsOf(table: string): TableFacts & { key: string } {
  const facts = tables[table];
  if (!facts)
    throw new Error(`Nothing is known of ${table}: write supabase/tests/tables/${table}.ts`);
  return { key: 'id', ...facts };
}

type Sql = Pick<Stack, 'sql'>;

/** Inserts every sample with its parents. */
export async function seedSamples(stack: Sql): Promise<void> {
  let waiting = Object.entries(tables).flatMap(([table, { others = [] }]) =>
    others.map((row) => ({ table, row })),
  );
  while (waiting.length > 0) {
    const later: typeof waiting = [];
    for (const one of waiting) {
      await add(stack, one.table, one.row).catch((error: unknown) => {
        // Its own parent comes later in the alphabet.
        if (Reflect.get(Object(error), 'code') !== '23503') throw error;
        later.push(one);
      });
    }
    if (later.length === waiting.length) throw new Error(`No parent for ${later[0]?.table}`);
    waiting = later;
  }
  for (const table of Object.keys(tables)) await restore(stack, table);
}

/** Inserts a row as the superuser, with defaults for other columns. */
export async function add({ sql }: Sql, table: string, row: Row): Promise<void> {
  const columns = sql(Object.keys(row));
  await sql`insert into public.${sql(table)} (${columns}) select ${columns}
    from jsonb_populate_record(null::public.${sql(table)}, ${JSON.stringify(row)}::text::jsonb)`;
}

/** Restores the table's samples. */
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

/** The current row, or undefined. */
export async function find({ sql }: Sql, table: string, row: Row): Promise<Row | undefined> {
  const { key } = factsOf(table);
  const [found] = await sql<{ row: Row }[]>`
    select to_jsonb(t) as row from public.${sql(table)} t where ${sql(key)}::text = ${String(row[key])}`;
  return found?.row;
}

/** Every row of every table of ours, as text. */
export async function allRows({ sql }: Pick<Stack, 'sql'>): Promise<string> {
  const names = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind = 'r'`;
  let all = '';
  for (const { name } of names) {
    const rows = await sql.unsafe<{ row: string }[]>(
      `select to_jsonb(t)::text as row from ${name} t`,
    );
    all += rows.map(({ row }) => `${name} ${row}\n`).join('');
  }
  return all;
}
