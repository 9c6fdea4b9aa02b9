import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { choiceRule } from '@/shared/admin/useListState.ts';
import { call, type Nullable } from '@/shared/data/call.ts';
import { addDays, startOfIstDay } from '@/shared/lib/dates.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import type { Database } from '@/shared/supabase/database.types.ts';
import { own } from '@/shared/lib/own.ts';
import type { Described, Descriptions } from './changeLines.ts';
import { actions, auditedTables } from './changeLists.ts';

type Row = Database['public']['Functions']['list_changes']['Returns'][number];
type Values = Readonly<Record<string, unknown>>;

/** An entry of the change log. Values that may be missing are null. */
export type Change = Nullable<
  Omit<Row, 'before' | 'after' | 'now'> & Record<'before' | 'after' | 'now', Values>,
  'actor' | 'actor_name' | 'actor_role' | 'row_name' | 'before' | 'after' | 'now'
>;

/** Of a page; the next one is loaded if there are more. */
const PAGE_SIZE = 25;
const POLL_MS = 60_000;
const changeKeys = ['admin-changes'];

const textRule = (pattern: RegExp) =>
  v.fallback(v.nullable(v.pipe(v.string(), v.regex(pattern))), null);
const dayRule = textRule(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** Filters in the query string; null means all. */
export const filterSchema = v.object({
  table: choiceRule(auditedTables),
  /** The key of one row, whose history is shown. */
  row: textRule(/^.{1,100}$/),
  action: choiceRule(actions),
  person: textRule(/^[0-9a-f-]{36}$/),
  /** First and last day, IST. */
  from: dayRule,
  to: dayRule,
  /** Only entries older than the one with this id. */
  before: v.fallback(
    v.nullable(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
    null,
  ),
});
export type ChangeFilters = v.InferOutput<typeof filterSchema>;

const list = call('list_changes');

async function loadChanges(where: ChangeFilters, signal: AbortSignal) {
  const { table, row, action, person, from, to, before } = where;
  const args = {
    p_limit: PAGE_SIZE + 1,
    ...(table && { p_table: table }),
    ...(row && { p_key: row }),
    ...(action && { p_action: action }),
    ...(person && { p_actor: person }),
    ...(from && { p_since: startOfIstDay(from).toISOString() }),
    ...(to && { p_until: startOfIstDay(addDays(to, 1)).toISOString() }),
    ...(before !== null && { p_before: before }),
  };
  const rows = (await list(getSupabase(), args, signal)) as Change[];
  return { rows: rows.slice(0, PAGE_SIZE), total: rows.length };
}

/** The descriptions of the tables of some entries; a table without one is shown by the names of its columns. */
async function describe(rows: readonly Change[], descriptions: Descriptions): Promise<Described> {
  const tables = [...new Set(rows.map(({ table_name: name }) => name))];
  const loaded = tables.map(async (table) => {
    const load = own(descriptions, table);
    return [table, await load?.().catch(console.warn)] as const;
  });
  return Object.fromEntries(await Promise.all(loaded)) as Described;
}

/**
 * A page of the change log, newest first, with the descriptions of its tables; `total` is more than its rows if older
 * ones follow.
 */
export function useChanges(where: ChangeFilters, descriptions: Descriptions) {
  return useQuery({
    queryKey: [...changeKeys, 'list', where],
    queryFn: async ({ signal }) => {
      const page = await loadChanges(where, signal);
      return { ...page, described: await describe(page.rows, descriptions) };
    },
    placeholderData: (last) => (last?.rows.length ? last : undefined),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

const actors = call('change_actors');

/** The accounts that have entries; name is null for removed ones that had none. */
export function useChangeActors() {
  return useQuery({
    queryKey: [...changeKeys, 'actors'],
    queryFn: async ({ signal }) =>
      (await actors(getSupabase(), {}, signal)) as { actor: string; name: string | null }[],
  });
}

export const restoredSchema = v.object({
  restored: v.array(v.string()),
  gone: v.array(v.string()),
});
const restore = call('restore_change', { answer: restoredSchema });

/**
 * Puts fields back to their values before a change.
 * @param seen their present values, as shown: another one is refused. @throws DataError
 */
export async function restoreFields(id: number, fields: readonly string[], seen: Values) {
  return restore(getSupabase(), {
    p_id: id,
    p_fields: [...fields],
    p_expect: JSON.parse(JSON.stringify(seen)),
  });
}
