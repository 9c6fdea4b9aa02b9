import type postgres from 'postgres';
import { asRole } from './database-role.ts';
import type { Row } from './realtime-filters.ts';
import type { Claims } from './tokens.ts';

interface Column {
  name: string;
  type: string;
  pk: boolean;
  rls: boolean;
}

/** One committed change of a row from the WAL. */
export interface Change {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  key: Row;
  old: Row | null;
}

/** The part of a change that a caller may see; null for none. Without SELECT only the fact of the change, as hosted. */
export interface Visible {
  columns: string[];
  record: Row | null;
  errors?: string[];
}

export interface Rows {
  columns: (schema: string, table: string) => Promise<Column[]>;
  visible: (claims: Claims, change: Change) => Promise<Visible | null>;
}

/** Reads changed rows with each listener's privileges, as hosted Realtime does. */
export function createRows(sql: postgres.Sql): Rows {
  const known = new Map<string, Column[]>();

  const columns = async (schema: string, table: string) => {
    const name = `${schema}.${table}`;
    const cached = known.get(name);
    if (cached) return cached;
    const rows = await sql<Column[]>`
      select a.attname as name, t.typname as type, c.relrowsecurity as rls,
        coalesce(a.attnum = any(i.indkey), false) as pk
      from pg_attribute a
        join pg_class c on c.oid = a.attrelid
        join pg_namespace n on n.oid = c.relnamespace
        join pg_type t on t.oid = a.atttypid
        left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where n.nspname = ${schema} and c.relname = ${table} and a.attnum > 0 and not a.attisdropped
      order by a.attnum`;
    known.set(name, [...rows]);
    return known.get(name) ?? [];
  };

  return {
    columns,
    async visible(claims, change) {
      const all = await columns(change.schema, change.table);
      const keys = all.filter((column) => column.pk).map((column) => column.name);
      return asRole(sql, claims, (tx) => look(tx, change, all, keys));
    },
  };
}

async function look(
  tx: postgres.ISql,
  { schema, table, type, key }: Change,
  all: Column[],
  keys: string[],
): Promise<Visible | null> {
  const names = all.map((column) => column.name);
  const readable = await tx<{ name: string }[]>`
    select name from unnest(${names}::text[]) as name
    where has_schema_privilege(${schema}, 'USAGE')
      and has_column_privilege(format('%I.%I', ${schema}::text, ${table}::text), name, 'SELECT')`;
  const columns = readable.map((row) => row.name);
  if (keys.length === 0) return null;
  // A deleted row cannot be queried: its key is sent to everyone, as hosted.
  if (type === 'DELETE') return { columns: keys, record: null };
  if (!keys.every((name) => columns.includes(name)))
    return { columns: [], record: {}, errors: ['Error 401: Unauthorized'] };
  const isThis = keys.map(
    (name, at) => tx`${at > 0 ? tx`and` : tx``} ${tx(name)}::text = ${String(key[name])}`,
  );
  const [row] = await tx<{ record: Row }[]>`
    select to_jsonb(found) as record
    from (select ${tx(columns)} from ${tx(schema)}.${tx(table)} where ${isThis}) as found`;
  return row ? { columns, record: row.record } : null;
}
