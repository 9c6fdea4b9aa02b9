/** A figure that was measured several times. */
export type Spread = { median: number; min: number; max: number };

/** The value below which this part of the values lies, between the two nearest ones; NaN without values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [below = Number.NaN, above = below] = sorted.slice(Math.floor(place));
  return below + (above - below) * (place % 1);
}

/**
 * Median, minimum and maximum of some values.
 * @param digits decimal places to keep.
 * @returns NaN three times where there are no values, which JSON writes as null.
 */
export function spread(values: readonly number[], digits = 0): Spread {
  const at = (part: number) => Number(quantile(values, part).toFixed(digits));
  return { median: at(0.5), min: at(0), max: at(1) };
}

/** Bytes as kB of 1000, with one decimal place. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A table as text: the first column to the left, figures to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String));
  const width = (column: number) => Math.max(...cells.map((row) => row[column]?.length ?? 0));
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column)),
        )
        .join('  '),
    )
    .join('\n');
}
