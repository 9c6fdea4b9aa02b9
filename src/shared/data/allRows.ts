import { dataOf } from '@/shared/supabase/errors.ts';

type Answer<Row> = Parameters<typeof dataOf<Row[] | null>>[0];

/** Rows per response at most: `max_rows` of supabase/config.toml, also the default of a new project. */
const MOST_ROWS = 1000;

/**
 * Loads all rows of a list in pages, as responses are silently cut at `max_rows`.
 * @param page loads the rows in a range of an unambiguous order.
 * @throws DataError
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
