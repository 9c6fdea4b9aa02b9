import { DataError } from '@/shared/supabase/errors.ts';

/** Rows of one request. */
const BATCH = 200;
/** The codes with which the database refuses a value: constraints, types, and rules of its own. */
const REFUSAL = /^(?:22|23|PT422)/;

export type Written<Row> = {
  /** Written by now. */
  count: number;
  /** Rows that the database refused, with its messages. */
  refused: ReadonlyMap<Row, string>;
  /** The error that stopped it before the last row, if any. */
  failure?: unknown;
};

/**
 * Writes rows in batches, each in one transaction. A batch with a row that the database refuses is halved until that
 * row is alone; any other failure stops it, and the rows written so far stay.
 */
export async function writeRows<Row>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<void>,
  onProgress: (done: number) => void,
): Promise<Written<Row>> {
  const refused = new Map<Row, string>();
  let count = 0;
  const batches = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) =>
    rows.slice(at * BATCH, (at + 1) * BATCH),
  );
  for (let batch = batches.shift(); batch; batch = batches.shift()) {
    try {
      await write(batch);
      count += batch.length;
    } catch (failure) {
      if (!(failure instanceof DataError && REFUSAL.test(failure.code)))
        return { count, refused, failure };
      const [first] = batch;
      const half = Math.ceil(batch.length / 2);
      if (batch.length > 1) batches.unshift(batch.slice(0, half), batch.slice(half));
      else if (first !== undefined) refused.set(first, failure.message);
    }
    onProgress(count + refused.size);
  }
  return { count, refused };
}
