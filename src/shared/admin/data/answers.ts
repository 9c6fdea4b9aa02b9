import type { ListPage } from '@/shared/admin/ListScreen.tsx';
import { DataError, dataOf } from '@/shared/supabase/errors.ts';

type Failure = { code: string; message: string; details: string | null; hint: string | null };
/** What a call answers. */
export type Answer<T> = { data: T | null; error: Failure | null; status: number };
/** What a call answers that counted all its rows (`count: 'exact'`). */
export type Counted<T> = Answer<T[]> & { count: number | null };

/** Anybody can write anything into the address: what is no id names nothing. */
const NO_ID = '22P02';
/** A page behind the last. */
const NO_SUCH_RANGE = 'PGRST103';

/** The row that was asked for (`maybeSingle`); null where there is none that this account may see. @throws DataError */
export function foundRow<T>({ data, error, status }: Answer<T>): T | null {
  if (error && error.code !== NO_ID) throw new DataError(error, status);
  return data;
}

/** One page of a query. @throws DataError */
export function countedPage<T>(answer: Counted<T>): ListPage<T> {
  if (answer.error?.code === NO_SUCH_RANGE) return { rows: [], total: 0 };
  return { rows: dataOf(answer), total: answer.count ?? 0 };
}

/** One page of a function that returns the count of all its rows with each of them. @throws DataError */
export function totalledPage<T extends { total_count: number }>(answer: Answer<T[]>): ListPage<T> {
  const rows = dataOf(answer);
  return { rows, total: rows[0]?.total_count ?? 0 };
}

/** A character of a regular expression as itself, without a backslash: servers read those differently inside quotes. */
function asItself(character: string): string {
  if (character === '^') return '[[.^.]]';
  if (character === '\\') return String.raw`[\\\\]`;
  return character === '"' ? String.raw`[\"]` : `[${character}]`;
}

/** The filter (`or`) of rows that have a text in one of some columns, whatever the case of its letters. */
export function anyHas(columns: readonly string[], text: string): string {
  const pattern = text.replace(/[\\^$.*+?()[\]{}|"]/g, asItself);
  return columns.map((column) => `${column}.imatch."${pattern}"`).join(',');
}
