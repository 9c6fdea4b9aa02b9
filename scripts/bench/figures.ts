/** A figure that was measured several times. */
export type Spread = { median: number; min: number; max: number };

/**
 * Median, least and most of some values.
 * @param digits to keep behind the point.
 * @returns NaN three times where there are no values, which JSON writes as null.
 */
export function spread(values: readonly number[], digits = 0): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => {
    const value = sorted[index];
    return value === undefined ? Number.NaN : Number(value.toFixed(digits));
  };
  return { median: at(Math.floor(sorted.length / 2)), min: at(0), max: at(sorted.length - 1) };
}

/** Bytes as kB of 1000, one digit behind the point. */
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
