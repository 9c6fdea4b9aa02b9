import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminKit } from '@/content/en/adminKit.ts';

export type Column<Row> = {
  heading: string;
  cell: (row: Row) => ReactNode;
  /**
   * Position on the card of a row, under 640 px: `title` top left, `status` top right, `detail` and `action` below
   * them, `meta` (the default) in a line of its own, `none` not on the card.
   */
  card?: 'title' | 'status' | 'detail' | 'action' | 'meta' | 'none';
  /** Aligns numbers to the right. */
  isNumber?: boolean;
  /** Shows the heading before the value on a card, where the value alone does not say what it is. */
  isLabelled?: boolean;
};

/** Selection for bulk actions, see `BulkBar`. */
type Selection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  nameOf: (row: Row) => string;
};

export type DataTableProps<Row> = {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Link of the row. */
  hrefOf?: (row: Row) => string;
  /** Highlights new rows. */
  isFresh?: (row: Row) => boolean;
  selection?: Selection<Row>;
};

const cardPlace = {
  title: 'max-sm:order-first max-sm:font-semibold',
  status: 'max-sm:order-first max-sm:justify-self-end',
  detail: 'max-sm:self-center',
  action: 'max-sm:justify-self-end',
  meta: 'max-sm:col-span-full max-sm:empty:hidden',
  none: 'max-sm:hidden',
};

/** Rows as a table; under 640 px each is a card. With `hrefOf` the whole row is the link. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  hrefOf,
  isFresh,
  selection,
}: DataTableProps<Row>) {
  return (
    <table className="w-full border-collapse text-left max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-line text-muted border-b-2 text-xs">
          {selection && (
            <th scope="col" className="w-11">
              <span className="sr-only">{adminKit.bulk.column}</span>
            </th>
          )}
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
            className="border-line data-fresh:bg-marigold/15 max-sm:bg-surface has-[[data-row-link]]:hover:bg-line/40 has-[[data-row-link]]:focus-within:bg-line/40 relative border-b max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:rounded-lg max-sm:border max-sm:p-3 max-sm:has-[[data-tick]]:grid-cols-[auto_minmax(0,1fr)_auto]"
          >
            {selection && <Tick id={String(keyOf(row))} row={row} {...selection} />}
            {columns.map(({ heading, cell, card = 'meta', isNumber, isLabelled }) => (
              <td
                key={heading}
                className={`p-2 align-top max-sm:p-0 ${cardPlace[card]} ${isNumber ? 'whitespace-nowrap tabular-nums sm:text-right' : 'md:min-w-22'}`}
              >
                {card === 'title' && hrefOf ? (
                  <Link to={hrefOf(row)} data-row-link className="after:absolute after:inset-0">
                    {cell(row)}
                  </Link>
                ) : (
                  <Value label={isLabelled ? heading : undefined}>{cell(row)}</Value>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A value with its label on a card; nothing where there is no value. */
function Value({ label, children }: { label: string | undefined; children: ReactNode }) {
  const isEmpty = (children ?? false) === false || children === '';
  return (
    <>
      {label !== undefined && !isEmpty && <span className="text-muted sm:hidden">{label}: </span>}
      {children}
    </>
  );
}

function Tick<Row>({
  id,
  row,
  selected,
  onChange,
  nameOf,
}: Selection<Row> & { id: string; row: Row }) {
  return (
    <td data-tick className="align-top max-sm:order-first">
      {/* Above the link that covers the row. */}
      <label className="relative z-1 grid size-11 cursor-pointer place-items-center max-sm:-mt-2.5 max-sm:-ml-2.5">
        <input
          type="checkbox"
          className="accent-sindoor size-5"
          aria-label={adminKit.bulk.tick(nameOf(row))}
          checked={selected.has(id)}
          onChange={({ target }) => {
            const next = new Set(selected);
            if (target.checked) next.add(id);
            else next.delete(id);
            onChange(next);
          }}
        />
      </label>
    </td>
  );
}
