import type { ReactNode } from 'react';
import { FilterLink } from './FilterLink.tsx';

type RankTableProps<Row> = {
  /** Id of the table's heading. */
  labelledBy: string;
  /** Heading of the first column. */
  first: string;
  columns: readonly { heading: string; cell: (row: Row) => string }[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => ReactNode;
  /** Value of the row's bar, relative to the largest. */
  sizeOf: (row: Row) => number;
  /** Link of a row: adds the filter, or removes it. */
  hrefOf: (row: Row) => string;
  isChosen: (row: Row) => boolean;
};

const figure = 'w-px py-1.5 pl-3 text-right align-middle tabular-nums whitespace-nowrap';

/** A ranking with figures; a bar behind each name shows its share, and the name is a filter. */
export function RankTable<Row>(props: RankTableProps<Row>) {
  const { labelledBy, first, columns, rows, keyOf, nameOf, sizeOf, hrefOf, isChosen } = props;
  const longest = Math.max(1, ...rows.map(sizeOf));
  return (
    <table aria-labelledby={labelledBy} className="w-full border-collapse text-left">
      <thead>
        <tr className="border-line text-muted border-b text-xs">
          <th scope="col" className="py-1 font-semibold">
            {first}
          </th>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col" className={`${figure} font-semibold`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row" className="relative py-0.5 font-normal">
              <span
                aria-hidden
                style={{ width: `${(sizeOf(row) / longest) * 100}%` }}
                className="bg-peacock/15 absolute inset-y-1 left-0 rounded-sm"
              />
              <FilterLink
                to={hrefOf(row)}
                current={isChosen(row)}
                className="relative grid min-h-11 content-center px-2 hover:underline aria-[current]:font-semibold sm:min-h-9"
              >
                {nameOf(row)}
              </FilterLink>
            </th>
            {columns.map(({ heading, cell }) => (
              <td key={heading} className={figure}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
