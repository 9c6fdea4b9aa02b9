import { keysOf } from './typedObjects.ts';

/** A field that two people changed to different things. */
type Clash<Values> = { field: keyof Values; theirs: unknown; mine: unknown };

type Merge<Values> = {
  /** My values, with those that only the other person changed. */
  merged: Values;
  /** Values that both changed: the user chooses. */
  clashes: Clash<Values>[];
  /** Values that only the other person changed. */
  taken: (keyof Values)[];
};

/** Whether two values of a form are equal. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Lays two edits of one record over each other, field by field.
 * @param base the record that both began from.
 */
export function mergeEdits<Values extends object>(
  base: Values,
  theirs: Values,
  mine: Values,
): Merge<Values> {
  const result: Merge<Values> = { merged: { ...mine }, clashes: [], taken: [] };
  for (const field of keysOf(mine)) {
    if (same(theirs[field], mine[field]) || same(theirs[field], base[field])) continue;
    if (same(mine[field], base[field])) {
      result.merged[field] = theirs[field];
      result.taken.push(field);
    } else result.clashes.push({ field, theirs: theirs[field], mine: mine[field] });
  }
  return result;
}
