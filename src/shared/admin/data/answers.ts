import type { ListPage } from '@/shared/admin/ListScreen.tsx';
import type { PagedList } from '@/shared/admin/pagedList.ts';
import { folded } from '@/shared/lib/text.ts';
import { type Client, getSupabase } from '@/shared/supabase/client.ts';
import { unreadable } from '@/shared/data/call.ts';
import { DataError, dataOf } from '@/shared/supabase/errors.ts';

type Failure = { code: string; message: string; details: string | null; hint: string | null };
/** Response of a call. */
export type Answer<T> = { data: T | null; error: Failure | null; status: number };
/** Response of a call that counts all its rows (`count: 'exact'`). */
export type Counted<T> = Answer<T[]> & { count: number | null };

/** invalid_text_representation: the address holds a malformed id. */
const NO_ID = '22P02';
/** The requested range is after the last row. */
const NO_SUCH_RANGE = 'PGRST103';

/** The row of a `maybeSingle`; null where none exists or RLS hides it. @throws DataError */
export function foundRow<T>({ data, error, status }: Answer<T>): T | null {
  if (error && error.code !== NO_ID) throw new DataError(error, status);
  return data;
}

/** One page of a query. @throws DataError */
export function countedPage<T>(answer: Counted<T>): ListPage<T> {
  if (answer.error?.code === NO_SUCH_RANGE) return { rows: [], total: 0 };
  return { rows: dataOf(answer), total: answer.count ?? 0 };
}

/**
 * Reads pages of a procedure: it takes `p_offset` and `p_limit`, and returns the count of all its rows with each of
 * them.
 * @returns `load` of a `pagedList`, which throws what the procedure does, or UnreadableAnswerError.
 */
export const pagesOf =
  <Where, Args extends object, Row>(
    procedure: { procedure: string } & ((
      client: Client,
      args: Args & { p_offset: number; p_limit: number },
      signal: AbortSignal,
    ) => Promise<(Row & { total_count: number })[]>),
    argsOf: (where: Where) => Args,
  ): PagedList<Where, Row>['load'] =>
  async (where, offset, limit, signal) => {
    const args = { ...argsOf(where), p_offset: offset, p_limit: limit };
    const rows = await procedure(getSupabase(), args, signal);
    const isPage =
      Array.isArray(rows) && rows.every((row) => Number.isSafeInteger(Object(row).total_count));
    if (!isPage) throw unreadable(procedure.procedure, 'total_count');
    return { rows, total: rows[0]?.total_count ?? 0 };
  };

/** A pattern (`match`) for the column `search_text` of a table, which contains its texts folded by `private.folded`. */
export function textPattern(search: string): string {
  return folded(search).replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
