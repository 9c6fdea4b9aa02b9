import { dataOf } from '@/shared/supabase/errors.ts';

type Answer<Row> = Parameters<typeof dataOf<Row[] | null>>[0];

/** Rows that the API answers with at once at most (`max_rows` of supabase/config.toml, and of a new project). */
const MOST_ROWS = 1000;

/**
 * All rows of a list, however many: an answer ends at `max_rows` without a word.
 * @param page the rows from and to these places, in an order without ties. @throws DataError
 */
export async function allRows<Row>(
  page: (from: number, to: number) => PromiseLike<Answer<Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const rows = dataOf(await page(all.length, all.length + MOST_ROWS - 1));
    all.push(...rows);
    if (rows.length < MOST_ROWS) return all;
  }
}
