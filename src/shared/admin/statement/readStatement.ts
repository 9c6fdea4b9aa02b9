import { adminCsv } from '@/content/en/adminCsv.ts';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { refuseNoText, UnusableFileError } from '@/shared/admin/csv/fileText.ts';
import { MOST_ROWS, rowsOf } from '@/shared/admin/csv/readCsv.ts';
import { cleanLine } from '@/shared/lib/text.ts';
import { cellText, dateReader, usualQuotes } from './statementCells.ts';
import {
  type Bank,
  columnsOf,
  guessedColumns,
  headingsKey,
  isComplete,
  isHalf,
  isHeadingRow,
  isNet,
  isStatus,
  KNOWN_HEADINGS,
  namedColumns,
  type StatementColumns,
} from './statementColumns.ts';
import { entriesOf } from './statementEntries.ts';
import { statementOf } from './statementLines.ts';
import { statusOf, tellsMore } from './statementWords.ts';

const { refused } = adminPasses.bank;

/** The layout of a statement whose columns are to be chosen, for the first time or again. */
export type Layout = {
  /** Some rows, from the headings on. */
  rows: readonly (readonly string[])[];
  /** The headings that a choice of columns is stored for. */
  headings: string;
  /** The columns as read, or as guessed. */
  columns: StatementColumns;
};
/** Why columns must be chosen. */
export type Doubt = 'headings' | 'half' | 'text' | 'side' | 'status' | 'net' | 'dates';

export type Statement = { layout: Layout } & (
  | ({
      state: 'read';
      /** null for another bank, and for columns that the owner chose. */
      bank: Bank | null;
    } & ReturnType<typeof statementOf>)
  | { state: 'unknown'; doubt: Doubt }
);

const HEADING_ROWS = 40;
const SAMPLE_ROWS = 6;
const LONGEST_CELL = 300;

/**
 * Parses a bank's statement, pasted or from a file (`textOf` with `adminPasses.bank.refused`). An unreadable line does
 * not affect the others.
 * @param chosen the columns of an unknown or wrongly recognised layout.
 * @throws UnusableFileError if it is no statement at all.
 */
export function readStatement(text: string, chosen?: StatementColumns): Statement {
  refuseNoText(text, refused);
  const { data, broken, at, count } = rowsOf(
    usualQuotes(text.replaceAll(/\r\n?/g, '\n')),
    KNOWN_HEADINGS,
    HEADING_ROWS,
  );
  const rows = data.map((cells) => cells.map(cellText));
  if (rows.length > MOST_ROWS) throw new UnusableFileError(adminCsv.refused.tooMany(rows.length));
  if (rows.every((cells) => cells.every((cell) => cell === '')))
    throw new UnusableFileError(refused.empty);
  const headings = rows[at] ?? [];
  const hasHeadings = isHeadingRow(headings);
  const found = columnsOf(headings);
  const columns = chosen ? onePlace(chosen) : hasHeadings ? found.columns : {};
  const sample = sampleOf(rows, count > 0 ? at : null);
  const top = sample[0] ?? [];
  const layout = { rows: sample, headings: headingsKey(top), columns };
  const hidden = chosen ? null : hiddenColumn(rows.slice(at), columns);
  const unknown = (doubt: Doubt): Statement => ({
    state: 'unknown',
    doubt,
    layout: { ...layout, columns: chosen ?? { ...guessedColumns(top), ...hidden } },
  });
  if (!isComplete(columns)) return unknown('headings');
  if (chosen === undefined) {
    if (isHalf(columns)) return unknown('half');
    const { narration, payer, vpa, paymentId } = columns;
    if ((narration ?? payer ?? vpa ?? paymentId) === undefined) return unknown('text');
    if (hidden) return unknown('status');
    if (isNet(headings, columns)) return unknown('net');
  }

  const dateAt = columns.date ?? 0;
  const dates = rows.map((cells) => cells[dateAt] ?? '');
  const readDate = dateReader(dates, hasHeadings ? at + 1 : 0);
  const first = hasHeadings
    ? at + 1
    : rows.findIndex((cells) => readDate(cells[dateAt] ?? '') !== undefined);
  if (first < 0) return unknown('dates');
  if (rows.slice(first).every((cells) => cells.every((cell) => cell === '')))
    throw new UnusableFileError(adminCsv.refused.empty);
  const width = chosen ? Infinity : headings.findLastIndex((heading) => heading !== '') + 1;
  const read = entriesOf(rows, {
    first,
    headings: hasHeadings ? headings : null,
    heads: headings,
    width,
    columns,
    readDate,
    broken,
  });
  if (read === null) return unknown('side');
  if (chosen && !read.hasAmounts) return unknown('dates');
  const bank = chosen ? null : found.bank;
  return { state: 'read', layout, bank, ...statementOf(read.entries, read.faults) };
}

/** An amount has one column, or one for each side. */
function onePlace({ amount, isAllIn, ...others }: StatementColumns): StatementColumns {
  if (others.credit !== undefined || amount === undefined) return others;
  return { ...others, amount, ...(isAllIn && { isAllIn }) };
}

/** Numbers are no status that can be read. */
const isNoSuccess = (cell: string) => /\p{L}/u.test(cell) && statusOf(cell) !== 'done';

/** A column whose heading is not known, and whose words say what came in or what failed. */
function hiddenColumn(
  [headings = [], ...rows]: readonly (readonly string[])[],
  columns: StatementColumns,
): StatementColumns | null {
  const named = namedColumns(headings, columns);
  for (const at of headings.keys()) {
    if (named.has(at)) continue;
    // In all rows: the one that has failed may be the last.
    for (const cells of rows) {
      const cell = cells[at] ?? '';
      const field = isStatus(headings[at] ?? '') && isNoSuccess(cell) ? 'status' : tellsMore(cell);
      if (field !== null) return { [field]: at };
    }
  }
  return null;
}

/** Some rows of the commonest width, from the headings on. @param at row of the headings, null if none is known. */
function sampleOf(rows: readonly (readonly string[])[], at: number | null): string[][] {
  const from = at ?? 0;
  const filled = rows
    .slice(from, from + HEADING_ROWS)
    .filter((cells) => cells.some((cell) => cell !== ''));
  const widths = filled.map(({ length }) => length);
  const isCommon = (width: number) => widths.filter((one) => one === width).length;
  const common = widths.toSorted((one, other) => isCommon(other) - isCommon(one))[0];
  return filled
    .filter((cells) => cells.length === common || (at !== null && cells === rows[at]))
    .slice(0, SAMPLE_ROWS)
    .map((cells) => cells.map((cell) => cleanLine(cell.slice(0, LONGEST_CELL))));
}
