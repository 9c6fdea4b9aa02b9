import { adminKit } from '@/content/en/adminKit.ts';
import { formatCount } from './figures.ts';

export type ChartTableProps = {
  caption: string;
  /** Of the first column, then of each column of figures. */
  headings: readonly string[];
  rows: readonly { label: string; values: readonly number[] }[];
};

const figure = 'py-1 pl-4 text-right tabular-nums';

/** The figures of a chart in rows, and their sums. */
export function ChartTable({ caption, headings: [first, ...others], rows }: ChartTableProps) {
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line text-muted border-b-2 align-bottom text-xs">
          <th scope="col" className="py-1">
            {first}
          </th>
          {others.map((heading) => (
            <th key={heading} scope="col" className={figure}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label} className="border-line border-b">
            <th scope="row" className="py-1 font-normal whitespace-nowrap">
              {label}
            </th>
            {others.map((heading, column) => (
              <td key={heading} className={figure}>
                {formatCount(values[column] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr>
          <th scope="row" className="py-1">
            {adminKit.chart.total}
          </th>
          {others.map((heading, column) => (
            <td key={heading} className={figure}>
              {formatCount(rows.reduce((sum, { values }) => sum + (values[column] ?? 0), 0))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
