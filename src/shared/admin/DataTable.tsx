import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export type Column<Row> = {
  heading: string;
  cell: (row: Row) => ReactNode;
  /**
   * Where it stands on the card that a row is under 640 px: `title` at the top left, `status` at its right, `meta` in a
   * line of its own (the default).
   */
  card?: 'title' | 'status' | 'meta';
  /** Numbers stand at the right. */
  isNumber?: boolean;
};

type DataTableProps<Row> = {
  /** What the table holds, for who cannot see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The whole row leads there. */
  hrefOf?: (row: Row) => string;
  /** Rows to be noticed: they came in a moment ago. */
  isFresh?: (row: Row) => boolean;
};

const cardPlace = {
  title: 'max-sm:order-first max-sm:font-semibold',
  status: 'max-sm:order-first max-sm:justify-self-end',
  meta: 'max-sm:col-span-2 max-sm:empty:hidden',
};

/** Rows as a table; under 640 px each is a card. Where a row leads somewhere, all of it does. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  hrefOf,
  isFresh,
}: DataTableProps<Row>) {
  return (
    <table className="w-full border-collapse text-left max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-line text-muted border-b-2 text-xs">
          {columns.map(({ heading, isNumber }) => (
            <th
              key={heading}
              scope="col"
              className={`p-2 font-semibold ${isNumber ? 'text-right' : ''}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            data-fresh={isFresh?.(row) || undefined}
            className="border-line data-fresh:bg-marigold/15 max-sm:bg-surface has-[[data-row-link]]:hover:bg-line/40 has-[[data-row-link]]:focus-within:bg-line/40 relative border-b max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:rounded-lg max-sm:border max-sm:p-3"
          >
            {columns.map(({ heading, cell, card = 'meta', isNumber }) => (
              <td
                key={heading}
                className={`p-2 align-top max-sm:p-0 ${cardPlace[card]} ${isNumber ? 'tabular-nums sm:text-right' : ''}`}
              >
                {card === 'title' && hrefOf ? (
                  <Link
                    to={hrefOf(row)}
                    data-row-link
                    className="break-words after:absolute after:inset-0"
                  >
                    {cell(row)}
                  </Link>
                ) : (
                  cell(row)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
